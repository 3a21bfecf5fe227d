import type {CheerioAPI} from 'cheerio';
import {copyTree, parsePage} from '../../build/parsePage';
import type {QuestionAndAnswer} from '../../build/structuredData';
import {pageToMarkdown} from './steps/markdownCopies/toMarkdown';
import {splitPage, type PageParts} from './steps/searchIndex/splitPage';
import {collapseSpace, removeBoilerplate} from './text';

/** What the steps use of a page's text. */
export interface PageContent {
  kind: 'doc' | 'post' | 'other';
  /** Empty if the page has none. */
  title: string;
  /** The page's name in the sidebar, which can be shorter than the title. */
  label: string;
  description: string;
  /** The questions among the headings, with their answers. */
  questions: readonly QuestionAndAnswer[];
  /** The sections and entries to search, or `null` for a page without a title. */
  parts: PageParts | null;
  /** The page as Markdown, or `null` for a page without a title. */
  markdown: string | null;
}

function kindOf($: CheerioAPI): PageContent['kind'] {
  const root = $('html');
  if (root.is('.docs-doc-page')) {
    return 'doc';
  }
  return root.is('.blog-post-page') ? 'post' : 'other';
}

/**
 * Reads the questions of a page: its third-level headings. An answer is all text up to the next heading; if the question
 * folds it, all text that it folds.
 */
function readQuestions($: CheerioAPI): QuestionAndAnswer[] {
  return $('main article')
    .first()
    .find('h3')
    .toArray()
    .map((heading) => ({
      question: collapseSpace($(heading).text()),
      answer: $(heading)
        .parent('summary')
        .add(heading)
        .nextUntil('h1, h2, h3')
        .toArray()
        .map((block) => collapseSpace($(block).text()))
        .filter((text) => text !== '')
        .join('\n'),
    }))
    .filter(({question, answer}) => question.endsWith('?') && answer !== '');
}

/**
 * Reads a page. All steps share this one parse of it, and only the text is kept: the trees of all pages would take
 * gigabytes on a large site.
 *
 * @param address the canonical address of the page
 */
export function readContent(html: string, address: string): PageContent {
  const $ = parsePage(html);
  const entry = collapseSpace(
    $('.theme-doc-sidebar-container [aria-current="page"]').text(),
  );
  const description = $('meta[name="description"]').attr('content') ?? '';

  const main = $('main');
  removeBoilerplate($, main);
  const title = collapseSpace(main.find('h1').first().text());
  return {
    kind: kindOf($),
    title,
    label: entry || title,
    description,
    questions: readQuestions($),
    // These two change the tree, so the first one gets a copy.
    parts: splitPage(copyTree($, 'main')),
    markdown: pageToMarkdown($, address),
  };
}
