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
import {isAsked, isPlain, stanceOf} from '../../text/stance';
import {readDate} from '../dates';
import type {ReportFact, Says} from '../facts';
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

/** The end behind a sentence: a date, or in some languages the time that is left. */
function leaseOf(text: string): Lease {
  const date = readDate(text);
  if (date) {
    return {kind: 'date', date};
  }
  return isPrintedTime(text)
    ? {kind: 'minutes', ...readTimeLeft(text)}
    : {kind: 'unreadable'};
}

/** An end. A date is exact, so it counts more than minutes. */
const saysEnd = (lease: Lease | undefined): Says =>
  lease?.kind === 'date' ? {overrides: {lease}} : {lease};

/** Whether the answer of `/xpr` is at a place of a line. "Unlicensed" counts only as the whole line. */
function isExpiry(line: string, lower: string, sentence: Sentence): boolean {
  const at = lower.indexOf(sentence.text);
  if (sentence.text === 'unlicensed') {
    return /^unlicensed\.?$/.test(lower);
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

/** Whether other words of a line about Windows deny that all is well. */
const isDisputed = (status: number | undefined, lower: string) =>
  status === 1 && denial.test(lower) && !productWords.office.test(lower);

/** The answer of `/xpr` in a line. */
function readExpiry(line: string): ReportFact | undefined {
  const lower = lowerStart(line);
  const found =
    telling.test(lower) &&
    xprSentences.find((sentence) =>
      isExpiry(line.slice(0, SENTENCE_START), lower, sentence),
    );
  if (!found) {
    return undefined;
  }
  const {text, status, channel} = found;
  const sentence = line.slice(lower.indexOf(text));
  const rest = sentence.slice(text.length);
  const isPermanent = !/[:\d]|expire|ends/i.test(
    sentence.split(/[.!?"]/, 1)[0]!.slice(0, 120),
  );
  const isLeased = !isPermanent && status !== 0 && status !== 5;
  return {
    kind: 'xpr',
    text: line,
    says: {
      status,
      channel,
      // Only an activated license is permanent: "Unlicensed" has no end, either.
      ...(isPermanent && status === 1 && {isPermanent}),
      ...(isLeased && saysEnd(leaseOf(rest.replace(/^\W+/, '')))),
      otherwise: {product: 'windows'},
    },
    tells: 'certain',
    isDisputed: isDisputed(status, lower),
  };
}

/** The words of a sentence alone. */
const wordsOf = (text: string) => text.replace(/[^\p{L}]+/gu, ' ').trim();

const namedWords = namedSentences.map((sentence) => ({
  ...sentence,
  words: wordsOf(sentence.text),
}));

/** The end that a sentence states. A date in one about anything but the end can be the day it was written. */
function leaseIn(
  text: string,
  {meaning, isPermanent}: Partial<Sentence>,
): Lease | undefined {
  if (isPermanent) {
    return undefined;
  }
  const days = Number(/(\d{1,3}) days?\b/.exec(text)?.[1]);
  if (days) {
    return {kind: 'minutes', minutes: days * MINUTES_PER_DAY, days};
  }
  const date = meaning?.endsWith('soon') ? readDate(text) : null;
  return date ? {kind: 'date', date} : undefined;
}

/** The sentence that a line is, if it has the name of the product or nothing else. */
function findNamed(line: string, lower: string): Sentence | undefined {
  const words = wordsOf(lower);
  return namedWords.find(
    ({words: known, ...sentence}) =>
      words === known ||
      (isStated(line, sentence, lower.indexOf(sentence.text)) &&
        (sentence.status !== 1 || lower.startsWith(sentence.text)) &&
        (sentence.meaning !== 'office-deadline' || /\d/.test(lower)) &&
        productWords[sentence.product ?? 'windows'].test(lower)),
  );
}

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

/** Any ending of a word. */
const ending = (longest: number) =>
  longest > 0 ? `[\\p{Script=Latin}\\p{Script=Cyrillic}]{0,${longest}}` : '';

/** Finds words, the longest first; `endings` is how many letters more each may have. */
const patternOf = (words: readonly string[], endings: number) =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => {
      const written = `${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${ending(endings)}`;
      return unspaced.test(word)
        ? written
        : `(?<!\\p{Ll})${written}(?!\\p{Ll})`;
    })
    .join('|');

/** "Digital" and the like. */
const common = [digitalWord, organizationWord, microsoftWord]
  .map(({source}) => `(?:${source})${ending(12)}`)
  .join('|');

type States = NonNullable<(typeof languages)[number]['states']>;

/** What finds the words of a language. Compiled with its first sentence: all together block a slow phone for half a second. */
function finderOf(states: States, more = ''): () => RegExp {
  const {activated, activate, permanent = []} = states;
  const {negation, others} = states;
  let pattern: RegExp | undefined;
  return () =>
    (pattern ??= new RegExp(
      [
        // "If it was activated" is one word of Turkish.
        patternOf(activated, 2),
        patternOf([...activate, ...permanent], 12),
        common,
        patternOf(`${names} ${others} ${more}`.split(/ +/), 0),
        patternOf(
          negation.map((word) => word.trim()),
          0,
        ),
      ].join('|'),
      'gu',
    ));
}

const spoken = languages.flatMap(({states}) =>
  states
    ? {
        ...states,
        telling: [...states.activated, ...states.activate],
        words: finderOf(states),
        wordsBeside: finderOf(states, states.beside),
      }
    : [],
);

/** What a sentence of one language means; undefined if a word of it is not known. */
function stateIn(
  lower: string,
  language: (typeof spoken)[number],
): Partial<Sentence> | undefined {
  const isNot = hasWord(`${lower} `, language.negation);
  const words = isNot ? language.wordsBeside() : language.words();
  if (/\p{L}/u.test(lower.replace(words, ' '))) {
    return undefined;
  }
  const isPermanent = hasWord(lower, language.permanent);
  if (isNot) {
    // "Not activated for good" can still be activated.
    return isPermanent ? undefined : {status: 0};
  }
  if (!hasWord(lower, language.activated)) {
    return undefined;
  }
  const isLinked = microsoftWord.test(lower);
  return {
    status: 1,
    ...(digitalWord.test(lower) && {
      meaning: isLinked ? 'linked' : 'digital-license',
    }),
    ...(organizationWord.test(lower) && {channel: 'kms-client'}),
    ...(isPermanent && {isPermanent}),
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
  const candidates = spoken.filter(
    ({telling, permanent: words}) =>
      (isAnswer || isWindows || hasWord(lower, words)) &&
      hasWord(lower, telling),
  );
  for (const language of candidates) {
    const isRequest = language.requests?.some((each) => lower.includes(each));
    const state = isRequest ? {status: 0 as const} : stateIn(lower, language);
    if (state) {
      return state;
    }
  }
  return candidates.length > 0 || (isWindows && otherActivation.test(lower))
    ? 'unread'
    : undefined;
}

/** The sentence that a line is; `unread` if it is about activation, in words that are not all known. */
function findSentence(
  written: string,
  isAnswer: boolean,
): Partial<Sentence> | 'unread' | undefined {
  const line = spelled(written);
  const lower = line.toLowerCase();
  if (!telling.test(lower)) {
    return undefined;
  }
  const stance = stanceOf(line);
  if (isAsked(stance) || stance === 'other-program' || /[?？]/.test(line)) {
    return undefined;
  }
  // Windows says nothing about Office.
  const isForeign = isAnswer || !productWords.office.test(lower);
  return (
    stateSentences.find((sentence) =>
      isStated(line, sentence, lower.indexOf(sentence.text)),
    ) ??
    findNamed(line, lower) ??
    (isForeign ? readForeignState(lower, isAnswer) : undefined)
  );
}

/** Whether a line is about activation, in words that are not all known. */
export const isUnreadState = (line: string, isAnswer = false): boolean =>
  findSentence(line, isAnswer) === 'unread';

/** What a sentence says that Windows or Office shows about its activation. `isAnswer`: below the name of a product. */
export function readWindow(
  line: string,
  isAnswer = false,
): ReportFact | undefined {
  const found = findSentence(line, isAnswer);
  if (!found || found === 'unread') {
    return undefined;
  }
  const {text = '', status, meaning, product = 'windows'} = found;
  const lower = spelled(line).toLowerCase();
  const isOfEvaluation = lower
    .split(/[.;] /)
    .some((part) => /\bevaluation\b/.test(part) && part.includes(text));
  const end = saysEnd(leaseIn(lower, found));
  const {channel} = found;
  return {
    kind: 'window',
    text: line,
    says: {
      status,
      channel,
      isPermanent: found.isPermanent,
      setting: meaning,
      reason: readPrintedCode(/0x[8c][\da-f]{7}/.exec(lower)?.[0] ?? ''),
      isEvaluation: isOfEvaluation || undefined,
      ...end,
      overrides: {product, tool: 'settings', ...end.overrides},
    },
    // Other programs show some of them, too.
    proves: false,
    tells: 'possible',
    isDisputed: isDisputed(status, lower),
  };
}

/** What a line says about an activation: the answer of `/xpr`, or what a window shows. */
export const readAnswer = (line: string): ReportFact | undefined =>
  readExpiry(line) ?? readWindow(line);
