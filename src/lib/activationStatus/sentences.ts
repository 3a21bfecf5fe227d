import {
  denial,
  expirySentences,
  namedSentences,
  productNames,
  stateSentences,
  type Sentence,
} from '../../data/activationSentences';
import {
  digitalWord,
  languages,
  microsoftWord,
  organizationWord,
  otherActivation,
} from '../../data/languages';
import {MINUTES_PER_DAY} from '../dates/calendarDay';
import {isAsked, isOfOtherProgram, isSupposed} from '../text/reported';
import {provenOrder, readDate, type DayOrder} from './dates';
import type {Lease} from './types';
import {isPrintedTime, readPrintedCode, readTimeLeft} from './values';

/** What a sentence says about an activation. */
export interface Answer extends Partial<Omit<Sentence, 'text'>> {
  /** What says so: slmgr /xpr, or a window of Windows or Office. */
  by: 'xpr' | 'window';
  lease?: Lease;
  /** The order of day and month that its date proves. */
  order?: DayOrder;
  reason?: string;
  /** Whether its line ends in a number, so that the next one can go on with it. */
  isOpen?: boolean;
  /** Whether the same line says the contrary, too. */
  isDisputed?: boolean;
}

/** A longer line is cut. */
export const LONGEST_LINE = 2_000;

/** The start of a sentence is looked for within this many characters. */
const SENTENCE_START = 400;

/** The beginning of a line in lower case, as sentences are compared. */
export function lowerStart(line: string): string {
  return line.slice(0, SENTENCE_START).toLowerCase();
}

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

/** The `/xpr` answer in a line. "Unlicensed" counts only as the whole line. */
function readExpiry(line: string): Answer | undefined {
  const lower = lowerStart(line);
  if (!telling.test(lower)) {
    return undefined;
  }
  const found = xprSentences.find((sentence) => {
    const at = lower.indexOf(sentence.text);
    const before = lower.slice(0, Math.max(at, 0));
    return sentence.text === 'unlicensed'
      ? /^unlicensed\.?$/.test(lower)
      : at === 0 ||
          (at > 0 &&
            !isSupposed(lower) &&
            !reversal.test(before) &&
            (QUOTED.test(before) ||
              // That Windows reminds is also what a window says.
              (sentence.status !== 5 &&
                BEFORE_XPR.test(before) &&
                !isAsked(before))) &&
            holds(sentence, before, ''));
  });
  if (!found) {
    return undefined;
  }
  const sentence = line.slice(lower.indexOf(found.text));
  const {text, status, channel} = found;
  const rest = sentence.slice(text.length);
  const isPermanent = !/[:\d]|expire|ends/i.test(sentence.slice(0, 120));
  const isLeased = !isPermanent && status !== 0 && status !== 5;
  return {
    by: 'xpr',
    status,
    channel,
    // Only an activated license is permanent: "Unlicensed" has no end, either.
    ...(isPermanent && status === 1 && {isPermanent}),
    ...(isLeased && {
      lease: leaseOf(rest.replace(/^\W+/, '')),
      order: provenOrder(rest) ?? undefined,
      isOpen: /\d$/.test(rest),
    }),
  };
}

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
  languages.some(({states}) =>
    hasWord(`${text.toLowerCase()} `, states?.negation),
  );

/** Names that are the same in every language. */
const names =
  'core datacenter edition education enterprise evaluation home iot kms ltsc microsoft office pro professional r server standard windows';

/** Scripts without spaces between words, or with endings that are words of their own. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Finds words, the longest first; `endings` is how many letters more each may have. */
function patternOf(words: readonly string[], endings: number): string {
  return [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => {
      const isWhole = !unspaced.test(word);
      const ending = `[\\p{Script=Latin}\\p{Script=Cyrillic}]{0,${endings}}`;
      return `${isWhole ? '(?<!\\p{Ll})' : ''}${escaped(word)}${endings > 0 ? ending : ''}${isWhole ? '(?!\\p{Ll})' : ''}`;
    })
    .join('|');
}

/** "Digital" and the like, with any ending. */
const common = [digitalWord, organizationWord, microsoftWord]
  .map(
    ({source}) => `(?:${source})[\\p{Script=Latin}\\p{Script=Cyrillic}]{0,12}`,
  )
  .join('|');

/** The languages whose sentences about activation are read, each with what finds its words. */
const spoken = languages.flatMap(({states}) => {
  if (!states) {
    return [];
  }
  const {activated, activate, permanent = [], expires = []} = states;
  const {negation, others, beside = ''} = states;
  const finder = (...words: readonly string[]) => {
    let pattern: RegExp | undefined;
    // Compiled with its first sentence: all of them together block a slow phone for half a second.
    return () =>
      (pattern ??= new RegExp(
        [
          // "If it was activated" is one word of Turkish.
          patternOf(activated, 2),
          patternOf([...activate, ...permanent, ...expires], 12),
          common,
          patternOf([names, others, ...words].join(' ').split(/ +/), 0),
          patternOf(
            negation.map((word) => word.trim()),
            0,
          ),
        ].join('|'),
        'gu',
      ));
  };
  return {
    ...states,
    telling: [...activated, ...activate, ...expires],
    words: finder(),
    wordsBeside: finder(beside),
  };
});

/** Whether a sentence has no letters but those of known words. */
const isAllOf = (words: RegExp, sentence: string) =>
  !/\p{L}/u.test(sentence.replace(words, ' '));

/** What a sentence about activation in another language means; `unread` if that depends on words that are not known. */
function readForeignState(
  lower: string,
  isAnswer: boolean,
): Partial<Sentence> | 'unread' | undefined {
  let isUnread = false;
  for (const states of spoken) {
    const isPermanent = hasWord(lower, states.permanent);
    if (
      !(isAnswer || isPermanent || lower.includes('windows')) ||
      !hasWord(lower, states.telling)
    ) {
      continue;
    }
    if (states.requests?.some((request) => lower.includes(request))) {
      return {status: 0};
    }
    isUnread = true;
    // The last word of a line can be the one for "no".
    const isNegated = hasWord(`${lower} `, states.negation);
    const isActivated = hasWord(lower, states.activated);
    if (!isAllOf(isNegated ? states.wordsBeside() : states.words(), lower)) {
      continue;
    }
    if (hasWord(lower, states.expires) && !isNegated) {
      return {status: 1, meaning: 'expires-soon'};
    }
    // "Not activated for good" can still be activated.
    if (isNegated && !isPermanent) {
      return {status: 0};
    }
    if (isActivated && !isNegated) {
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
  }
  isUnread ||= lower.includes('windows') && otherActivation.test(lower);
  return isUnread ? 'unread' : undefined;
}

/** The words of a sentence alone. */
const wordsOf = (text: string) => text.replace(/[^\p{L}]+/gu, ' ').trim();

const namedWords = namedSentences.map((sentence) => ({
  ...sentence,
  words: wordsOf(sentence.text),
}));

const permanent = new RegExp(
  languages.flatMap(({states}) => states?.permanent ?? []).join('|'),
);

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

/** Words before a sentence that leave open whether it holds. */
const condition =
  /\b(?:after|assuming|before|check that|ensure|if|make sure|once|unless|until|when|whenever|whether|while)\b[^,.;:"]*$/;

/** Words before a sentence that turn it round. */
const reversal =
  /(?:\b(?:never|no longer|not|nothing|stopped|used to)|n't)(?: \w+){0,2}? (?:display|prints?|read|says?|see|show)\w*\b[^,.;:]*$|n't (?:get|got|have)(?: \w+){0,3} ["']$/;

/** Words before a sentence, and right after it, that take it back. */
const deniedBefore =
  /(?:\bnot|n't) (?:correct|the case|true) that\b|\b(?:false|incorrect|untrue|wrong) that\b|^\W{0,3}(?:fixed|resolved|solved)\b/;
const deniedAfter =
  /^\W{0,4}(?:(?:error|message|notice|text|warning|watermark)\W+)?(?:(?:been|had|has|is|now|was)\W+){0,3}(?:disappeared|fixed|gone|no longer|not (?:any ?more|correct|the case|true)|resolved|solved|untrue|vanished|went away|wrong)\b/;

/** What a program prints if it finds that. */
const printing =
  /\b(?:console\.\w+|echo|msgbox|printf?|write-(?:error|host|output|warning))\b[\s("'`]*$/;

/** Where a clause ends: nothing before it counts for the next one. */
const clauseBefore = /[.!;](?=\s)|\b(?:although|but|however|though|yet)\b/;
const clauseAfter = new RegExp(`,|${clauseBefore.source}`);

/** Words around a good state that leave it as it is: of Settings, of tools, and of people who say where they read it. */
const framing = new Set(
  'a account activate activated activation active adds after again all already also an and app application as at azure bar benefit bottom build by caption category channel clean cmd command company computer control copy corner current currently day days desktop device dialog digital edition enterprise evaluation experience feature follows for from genuine get good got hardware has here home hybrid i id in info install installed installing instead is it just key kms laptop licence license licensestatus linked mak message microsoft mode my name news now ocr oem of ok on organization os osname our output own pack page panel pc permanently popup powershell printed prints pro product productname prompt properly r read reading reads reboot reinstall reinstalled reinstalling restart result retail right s same saying says school screen screenshot see server service settings shown shows slmgr soon specifications standard state states status still subscription successfully system tab text that the tm this to today under until update updating using vbs version via volume was we which will window windows with work xpr yes your'.split(
    ' ',
  ),
);

/** The sentences of Windows in English that say that all is well. Those of Office begin their line. */
const englishState =
  /windows|machine|^(?:volume|timebased) |\bactiv(?:ated using|ated with|ated successfully|e$)/;

/** Whether the clause around a good state has only words that leave it as it is. */
export function isFramed(before: string, after: string): boolean {
  const clause = `${before.split(clauseBefore).at(-1)} ${after.split(clauseAfter)[0]}`;
  const words = clause.match(/\p{Script=Latin}[\p{Script=Latin}\d]*/gu) ?? [];
  return words.every(
    (word) => /\d|^(?:core|server)/.test(word) || framing.has(word),
  );
}

const holds = ({text, status}: Sentence, before: string, after: string) =>
  status !== 1 || !englishState.test(text) || isFramed(before, after);

/** Whether a line says what a sentence does, rather than asks it or puts it under a condition. */
function states(plain: string, sentence: Sentence): boolean {
  const at = plain.indexOf(sentence.text);
  const before = plain.slice(0, at);
  const after = plain.slice(at + sentence.text.length);
  return (
    at >= 0 &&
    ![condition, deniedBefore, printing, reversal].some((pattern) =>
      pattern.test(before),
    ) &&
    !deniedAfter.test(after) &&
    holds(sentence, before, after)
  );
}

/** The sentence that a line is; `unread` if it is about activation, in words that are not all known. */
function findSentence(
  line: string,
  plain: string,
  isAnswer: boolean,
): Partial<Sentence> | 'unread' | undefined {
  if (
    !telling.test(plain) ||
    line.length > LONGEST_LINE ||
    /[?？]/.test(plain) ||
    isAsked(plain) ||
    isOfOtherProgram(line)
  ) {
    return undefined;
  }
  const words = wordsOf(plain);
  const isForeign =
    isAnswer ||
    ((/[^ -~]|windows/.test(plain) || permanent.test(plain)) &&
      // Windows says nothing about Office.
      !productNames.office.test(plain));
  return (
    stateSentences.find((sentence) => states(plain, sentence)) ??
    namedWords.find(
      ({words: known, ...sentence}) =>
        words === known ||
        (states(plain, sentence) &&
          (sentence.status !== 1 || plain.startsWith(sentence.text)) &&
          (sentence.meaning !== 'office-deadline' || /\d/.test(plain)) &&
          productNames[sentence.product ?? 'windows'].test(plain)),
    ) ??
    (isForeign ? readForeignState(plain, isAnswer) : undefined)
  );
}

/** The beginning of a line in lower case, in the spelling of the known sentences. */
const plainOf = (line: string) =>
  lowerStart(line).replaceAll('organis', 'organiz').replaceAll('(s)', 's');

/** Whether a line is about activation, in words that are not all known. */
export function isUnreadState(line: string, isAnswer = false): boolean {
  return findSentence(line, plainOf(line), isAnswer) === 'unread';
}

/** A sentence that Windows or Office shows about its activation. Questions don't count. */
export function readWindow(line: string, isAnswer = false): Answer | undefined {
  const plain = plainOf(line);
  const found = findSentence(line, plain, isAnswer);
  if (!found || found === 'unread') {
    return undefined;
  }
  const code = /0x[8c][\da-f]{7}/.exec(plain)?.[0] ?? '';
  const isOfEvaluation = plain
    .split(/[.;] /)
    .some(
      (part) => /\bevaluation\b/.test(part) && part.includes(found.text ?? ''),
    );
  return {
    ...found,
    ...(isOfEvaluation && {channel: 'evaluation'}),
    by: 'window',
    isDisputed:
      found.status === 1 &&
      denial.test(plain) &&
      !productNames.office.test(plain),
    lease: leaseIn(plain, found),
    reason: readPrintedCode(code),
  };
}

/** What a line says about an activation: the answer of `/xpr`, or what a window shows. */
export const readAnswer = (line: string): Answer | undefined =>
  readExpiry(line) ?? readWindow(line);
