/**
 * What the site says about a text, as its visitors read it. Only this module knows how the readers are called, so a test
 * of answers needs no change when they do.
 */
import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {ErrorAnswers} from '@site/src/components/answer/ErrorAnswers';
import {findAnswer} from '@site/src/components/answer/findAnswer';
import {ChecksumCheck} from '@site/src/components/tools/FileHashVerifier/ChecksumCheck';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {reportCards} from '@site/src/lib/activationStatus/cards';
import {answerErrors} from '@site/src/lib/errorCodes/answerErrors';
import {describeOutput, readOutput} from '@site/src/lib/editionPath/readOutput';
import {algorithms, type Digests} from '@site/src/lib/fileHash/algorithms';
import {describeVerdict} from '@site/src/lib/fileHash/messages';
import {readSums} from '@site/src/lib/fileHash/readSums';
import {explainText} from '../unit/lib/activationStatus/fixtures';

/** The text of what React shows, one line for each element that begins a line. */
function textOf(node: ReactNode): string {
  const html = renderToStaticMarkup(node);
  const page = load(
    html.replace(/<(?:\/?(?:dd|div|dt|h\d|li|ol|p|section|ul)|br)\b/g, '\n$&'),
  );
  page('noscript, form').remove();
  return page.text().replace(/\n\s*/g, '\n').trim();
}

/**
 * What nothing says of any text: that it lacks something, which was false each time for some text that nobody had seen, or
 * what language it is in.
 */
export const neverSaid: readonly RegExp[] = [
  /\b(?:it|lines?|output|reports?|text|that|this)\b[^.:\n]{0,20}\b(?:doesn't|does not|don't) (?:carry|give|have|mention|name|say|show|state|tell)\b/i,
  /\b(?:report|text|this) (?:has|names|says|shows) (?:no|nothing)\b/i,
  /\b(?:no|nothing) [^.\n]{0,40}\b(?:found )?in (?:the|this|that) (?:report|text)\b/i,
  /\bfound no end\b|\bno page (?:fits|has|mentions)\b|\bnot whether\b|\bas far as (?:the|this) text\b/i,
  /\b(?:it|this|that|alone) says nothing\b/i,
  /\bthat language\b/i,
];

/** What the one box answers, in the home page and elsewhere; empty if it only searches. */
export async function saidByBox(text: string): Promise<string> {
  try {
    const answer = await findAnswer(text, {baseUrl: '/'});
    return `${answer.said}\n${textOf(answer.node)}`;
  } catch {
    // There is no index to search here.
    return '';
  }
}

/** What each tool answers on its own page. */
export const tools = {
  status: (text: string): string => {
    const explanation = explainText(text);
    const shown = createElement(AnswerCards, {cards: reportCards(explanation)});
    return `${explanation.summary.text}\n${textOf(shown)}`;
  },
  lookup: (text: string): string => {
    const answer = answerErrors(text);
    return `${answer.said}\n${textOf(createElement(ErrorAnswers, {answer}))}`;
  },
  editions: (text: string): string => describeOutput(readOutput(text)),
  verifier: (text: string): string =>
    textOf(
      createElement(ChecksumCheck, {sums: readSums(text), children: null}),
    ),
};

/** What the verifier says of a file with this content, when a text is pasted beside it. */
export function saidOfFile(
  name: string,
  content: string,
  text: string,
): string {
  const digests = Object.fromEntries(
    algorithms.map((each) => [
      each,
      createHash(each.replace('-', '')).update(content).digest('hex'),
    ]),
  ) as Required<Digests>;
  return describeVerdict(name, digests, readSums(text)).text;
}
