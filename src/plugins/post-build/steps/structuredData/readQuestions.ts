import type {CheerioAPI} from 'cheerio';
import type {QuestionAndAnswer} from '../../../../lib/structuredData';
import {collapseSpace} from '../../text';

/** Reads the questions of a page: its third-level headings. An answer is all text up to the next heading. */
export function readQuestions($: CheerioAPI): QuestionAndAnswer[] {
  return $('main article')
    .first()
    .find('h3')
    .toArray()
    .map((heading) => ({
      question: collapseSpace($(heading).text()),
      answer: $(heading)
        .nextUntil('h1, h2, h3')
        .toArray()
        .map((block) => collapseSpace($(block).text()))
        .filter((text) => text !== '')
        .join('\n'),
    }))
    .filter(({question, answer}) => question.endsWith('?') && answer !== '');
}
