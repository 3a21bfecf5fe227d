/** What tells two questions with the same words apart. Markers are terms of headings and questions, beside their words. */
import {decisiveWords} from '../../data/visitorWords';
import {termOf} from './tokenize';

const termsOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map((word) => termOf(word)!));

const decisive = termsOf(decisiveWords);

/** Whether another section answers without the term: the name of a product, a number, "not", or what follows "to". */
export const decides = (term: string): boolean =>
  decisive.has(term) || /^[>\d]/.test(term);

/** "Is Windows activated" and "activate Windows" are two questions. */
const isDone = /\b(?:activated|deactivated|licensed|linked)\b/i;

/** So are "Do I have to activate Windows" and "How do I activate Windows". */
const isNeeded = /\b(?:do|does|must) (?:\w+ )?(?:have|need) to\b/i;

/** And "from KMS to MAK" and "from MAK to KMS". */
const goal =
  /\b(?:to|into|instead of) (?:(?:an?|the|windows|microsoft|office) )*(?:win(?=\d))?([\w.-]+)/gi;

/** The products and numbers that a text goes to, each behind a sign. */
export function goalsOf(text: string): string[] {
  const terms = [...text.matchAll(goal)]
    .map(([, word]) =>
      termOf(word!.toLowerCase().replace(/^pro$/, '$&fessional')),
    )
    .filter((term) => term !== null && decides(term));
  return [...new Set(terms.map((term) => `>${term}`))];
}

/** The markers of a text. */
export const markersOf = (text: string): string[] => [
  ...(isDone.test(text) ? ['=done'] : []),
  ...(isNeeded.test(text) ? ['=needed'] : []),
  ...goalsOf(text),
];
