/** What the sentences say that Windows, Office and `slmgr /xpr` show about activation. Their texts are in the data. */
import {
  denial,
  expirySentences,
  namedSentences,
  productWords,
  stateSentences,
  type Sentence,
} from '../../../data/activationSentences';
import {
  digitalWord,
  languages,
  microsoftWord,
  organizationWord,
  otherActivation,
} from '../../../data/languages';
import {MINUTES_PER_DAY} from '../../dates/calendarDay';
import {remembered} from '../../text/remembered';
import {isAsked, isPlain, stanceOf} from '../../text/stance';
import {readDate} from '../dates';
import {fact, type ReportFact} from '../facts';
import type {Lease} from '../types';
import {isPrintedTime, readPrintedCode, readTimeLeft} from '../values';

/** The start of a sentence is looked for within this many characters. */
const SENTENCE_START = 400;

/** The beginning of a line in lower case, as sentences are compared. */
export const lowerStart = (line: string) =>
  line.slice(0, SENTENCE_START).toLowerCase();

/** Every known sentence has one of these. Most lines have none, and cost no more than this. */
export const telling =
  /[^ -~]|[ac]ti[bv]|akt|attiv|etkin|gener|licen|lizen|genuin|counterfeit|windows|expir|account|subscri|product|trial|feature|grace|permanen|dauer|definitiv|view only/;

export const xprSentences = [
  ...expirySentences,
  ...languages.flatMap(({sentences: own = []}) => own),
];

/** What can be before the answer of `/xpr` on its line: a quotation mark, or words with a sign that ends them. */
const QUOTED = /" ?$/;
const BEFORE_XPR = /[(:>→][ "]?$/;

/** The sentences of Windows in English that say that all is well. Those of Office begin their line. */
const englishState =
  /windows|machine|^(?:volume|timebased) |\bactiv(?:ated using|ated with|ated successfully|e$)/;

/** What a line says: a sentence of Windows or Office, and whether it is the answer of `/xpr`. */
type FoundSentence = Partial<Sentence> & {isXpr?: boolean};

/** Whether a line has a sentence at a place, and says what it does. */
function isStated(line: string, {text, status}: Sentence, at: number): boolean {
  const end = at + text.length;
  return (
    at >= 0 &&
    stanceOf(line, at, end) === 'stated' &&
    // Other words around it can turn round that all is well.
    (status !== 1 ||
      !englishState.test(text) ||
      isPlain(line.slice(0, at), line.slice(end)))
  );
}

/** Whether the answer of `/xpr` is at a place of a line. "Unlicensed" counts only as the whole line. */
function isExpiry(line: string, sentence: Sentence, at: number): boolean {
  if (sentence.text === 'unlicensed') {
    return /^unlicensed\.?$/i.test(line);
  }
  if (at <= 0) {
    return at === 0 && stanceOf(line, 0, sentence.text.length) === 'stated';
  }
  const before = line.slice(0, at);
  // That Windows reminds is also what a window says.
  const isPlace =
    QUOTED.test(before) || (sentence.status !== 5 && BEFORE_XPR.test(before));
  return isPlace && isStated(line, sentence, at);
}

/** The words of a sentence alone. */
const wordsOf = (text: string) => text.replace(/[^\p{L}]+/gu, ' ').trim();

const namedWords = new Map(
  namedSentences.map(({text}) => [text, wordsOf(text)]),
);

/** Each line is compared with all of them. */
const wordsOfLine = remembered((line) => wordsOf(line.toLowerCase()));

/** Whether a line is a sentence, and has the name of the product or nothing else. */
function isNamed(line: string, sentence: Sentence, at: number): boolean {
  const {text, status, meaning, product = 'windows'} = sentence;
  const isDue = meaning === 'office-deadline';
  return (
    wordsOfLine(line) === namedWords.get(text) ||
    (isStated(line, sentence, at) &&
      (status !== 1 || at === 0) &&
      (!isDue || /\d/.test(line)) &&
      productWords[product].test(line))
  );
}

/** Where sentences count, and those that do. The first that a line has is what it says. */
const places: readonly (readonly [
  sentences: readonly Sentence[],
  isThere: (line: string, sentence: Sentence, at: number) => boolean,
  isXpr: boolean,
])[] = [
  [xprSentences, isExpiry, true],
  [stateSentences, isStated, false],
  [namedSentences, isNamed, false],
];

/** The beginning of a line in the spelling of the known sentences. */
const spelled = (line: string) =>
  line
    .slice(0, SENTENCE_START)
    .replace(/organis/gi, 'organiz')
    .replace(/windows licence/gi, 'windows license')
    .replaceAll('(s)', 's');

/** Whether a text has one of the words, and not as the end of a longer one. */
function hasWord(text: string, words: readonly string[] = []): boolean {
  return words.some((word) => {
    const at = text.indexOf(word);
    return at === 0 || (at > 0 && !/^\p{Ll}{2}/u.test(text.slice(at - 1)));
  });
}

/** Whether a text says "not", in any language that is read. */
export const isNegated = (text: string): boolean =>
  /\b(?:cannot|never|no|not)\b|n't\b/i.test(text) ||
  // The last word of a line can be the one for "no".
  languages.some(({states}) =>
    hasWord(`${text.toLowerCase()} `, states?.negation),
  );

/** Names that are the same in every language. */
const names =
  'core datacenter edition education enterprise evaluation home iot kms ltsc microsoft office pro professional r server standard windows';

/** Scripts without spaces between words, or with endings that are words of their own. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What finds words, the longest first, each with as many letters more as a language adds. */
const anyOf = (words: readonly string[], letters = 0): readonly string[] =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => {
      const written = `${word.trim()}[\\p{Script=Latin}\\p{Script=Cyrillic}]{0,${letters}}`;
      return unspaced.test(word)
        ? written
        : `(?<!\\p{Ll})${written}(?!\\p{Ll})`;
    });

/** "Digital" and the like, in every language. */
const common = [digitalWord, organizationWord, microsoftWord].map(
  ({source}) => `(?:${source})`,
);

type States = NonNullable<(typeof languages)[number]['states']>;

/** What finds the words of a language. */
function patternOf(states: States, isNot: boolean): RegExp {
  const {activated, activate, permanent = [], negation, others} = states;
  const beside = isNot ? (states.beside ?? '') : '';
  const words = [
    // "If it was activated" is one word of Turkish.
    ...anyOf(activated, 2),
    ...anyOf([...activate, ...permanent], 12),
    ...anyOf(common, 12),
    ...anyOf([...`${names} ${others} ${beside}`.split(/ +/), ...negation]),
  ];
  return new RegExp(words.join('|'), 'gu');
}

/** Made with the first sentence of a language: all together block a slow phone for half a second. */
const patterns = new Map<string, RegExp>();

/** What a sentence of one language means; undefined if a word of it is not known. */
function stateIn(
  lower: string,
  language: string,
  states: States,
): Partial<Sentence> | undefined {
  if (states.requests?.some((each) => lower.includes(each))) {
    return {status: 0};
  }
  const isNot = hasWord(`${lower} `, states.negation);
  const key = `${language} ${isNot}`;
  const words = patterns.get(key) ?? patternOf(states, isNot);
  patterns.set(key, words);
  const isPermanent = hasWord(lower, states.permanent) || undefined;
  const isKnown = !/\p{L}/u.test(lower.replace(words, ' '));
  // "Not activated for good" can still be activated.
  if (!isKnown || !(isNot ? !isPermanent : hasWord(lower, states.activated))) {
    return undefined;
  }
  const digital = microsoftWord.test(lower) ? 'linked' : 'digital-license';
  return isNot
    ? {status: 0}
    : {
        status: 1,
        isPermanent,
        meaning: digitalWord.test(lower) ? digital : undefined,
        channel: organizationWord.test(lower) ? 'kms-client' : undefined,
      };
}

/**
 * What a sentence means; `unread` if that depends on words that are not known. `isAnswer`: it is below the name of a
 * product.
 */
function readForeignState(
  lower: string,
  isAnswer: boolean,
): Partial<Sentence> | 'unread' | undefined {
  const isWindows = lower.includes('windows');
  let isUnread = isWindows && otherActivation.test(lower);
  for (const {language, states} of languages) {
    const isAbout =
      states &&
      (isAnswer || isWindows || hasWord(lower, states.permanent)) &&
      hasWord(lower, [...states.activated, ...states.activate]);
    const state = isAbout && stateIn(lower, language, states);
    if (state) {
      return state;
    }
    isUnread ||= isAbout ?? false;
  }
  return isUnread ? 'unread' : undefined;
}

/** The sentence that a line is; `unread` if it is about activation, in words that are not all known. */
function findSentence(
  line: string,
  isAnswer: boolean,
): FoundSentence | 'unread' | undefined {
  const lower = line.toLowerCase();
  if (!telling.test(lower)) {
    return undefined;
  }
  const stance = stanceOf(line);
  if (isAsked(stance) || stance === 'other-program' || /[?？]/.test(line)) {
    return undefined;
  }
  for (const [sentences, isThere, isXpr] of places) {
    const found = sentences.find((sentence) =>
      isThere(line, sentence, lower.indexOf(sentence.text)),
    );
    if (found) {
      return {...found, isXpr};
    }
  }
  // Windows says nothing about Office.
  return isAnswer || !productWords.office.test(lower)
    ? readForeignState(lower, isAnswer)
    : undefined;
}

/** Whether a line is about activation, in words that are not all known. */
export const isUnreadState = (line: string, isAnswer = false): boolean =>
  findSentence(spelled(line), isAnswer) === 'unread';

/**
 * The end that a sentence states: a date, or the time that is left. A date in one about anything but the end can be the
 * day it was written.
 */
function leaseIn(line: string, found: FoundSentence): Lease | undefined {
  const {text = '', status, meaning, isPermanent, isXpr} = found;
  const isEnd = isXpr
    ? status !== 0 && status !== 5
    : meaning?.endsWith('soon');
  if (isPermanent) {
    return undefined;
  }
  const rest = line
    .slice(line.toLowerCase().indexOf(text) + text.length)
    .replace(/^\W+/, '');
  const days = Number(/(\d{1,3}) days?\b/i.exec(line)?.[1]);
  const date = isEnd ? readDate(rest) : null;
  if (date) {
    return {kind: 'date', date};
  }
  if (isXpr ? isPrintedTime(rest) : days) {
    return {
      kind: 'minutes',
      ...(isXpr ? readTimeLeft(rest) : {minutes: days * MINUTES_PER_DAY, days}),
    };
  }
  return isXpr && isEnd ? {kind: 'unreadable'} : undefined;
}

/** Whether the part of a line that has the sentence is about an evaluation. */
const isOfEvaluation = (lower: string, {text = ''}: FoundSentence) =>
  lower
    .split(/[.;] /)
    .some((part) => /\bevaluation\b/.test(part) && part.includes(text));

/**
 * What a line says about an activation: the answer of `/xpr`, or a sentence that Windows or Office shows. `isAnswer`: it
 * is below the name of a product.
 */
export function readAnswer(
  written: string,
  isAnswer = false,
): ReportFact | undefined {
  const line = spelled(written);
  const found = findSentence(line, isAnswer);
  if (!found || found === 'unread') {
    return undefined;
  }
  const {status, channel, meaning, isPermanent, isXpr} = found;
  const {product = 'windows'} = found;
  const lower = line.toLowerCase();
  const lease = leaseIn(line, found);
  // A date is exact, so it counts more than minutes.
  const exact = lease?.kind === 'date' ? {lease} : {};
  const says = {
    status,
    channel,
    isPermanent,
    lease,
    setting: meaning,
    reason: readPrintedCode(/0x[8c][\da-f]{7}/.exec(lower)?.[0] ?? ''),
    isEvaluation: isOfEvaluation(lower, found) || undefined,
  };
  // Other words of a line about Windows deny that all is well.
  const isDisputed =
    status === 1 && denial.test(lower) && !productWords.office.test(lower);
  const shared = {text: written, isDisputed};
  return isXpr
    ? fact(
        'xpr',
        {...says, overrides: exact, otherwise: {product}},
        {...shared, tells: 'certain'},
      )
    : fact(
        'window',
        {...says, overrides: {product, tool: 'settings', ...exact}},
        {
          // Other programs show some of them, too.
          proves: false,
          tells: 'possible',
          ...shared,
        },
      );
}
