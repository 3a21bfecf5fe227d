import type {MessageId} from '../../data/activationAnswers';
import type {ChannelKind, FieldId} from '../../data/activationFields';
import {
  denial,
  expirySentences,
  namedSentences,
  productNames,
  stateSentences,
  statementLines,
  toolMessages,
  type Sentence,
  type Statement,
} from '../../data/activationSentences';
import {
  digitalWord,
  languages,
  microsoftWord,
  organizationWord,
  otherActivation,
} from '../../data/languages';
import {MINUTES_PER_DAY} from '../dates/calendarDay';
import {isAsked} from '../text/reported';
import {readDate} from './dates';
import {findLabelAtEnd, isSafeAnywhere} from './labels';
import type {Lease, StatusValue} from './types';
import {RECORD} from './unfold';
import {readPrintedCode} from './values';

/** A logical line of a report, classified. */
export type Line =
  | {
      kind: 'field';
      field: FieldId;
      label: string;
      value: string;
      /** Absent for English. */
      language?: string;
    }
  /** `Windows(R), Professional edition:` above the `/xpr` answer, or before one that is not read. */
  | {kind: 'heading'; name: string; isUnread?: boolean}
  /** The `/xpr` answer; `rest` holds the date, if any. */
  | {
      kind: 'expiry';
      status: StatusValue;
      rest: string;
      isPermanent: boolean;
      channel?: ChannelKind;
      /** The product name, if it is on the same line. */
      name?: string;
    }
  /** A sentence that Windows or Office shows. */
  | ({
      kind: 'setting';
      lease?: Lease;
      name?: string;
      reason?: string;
      /** Whether the same line says the contrary, too. */
      isDisputed?: boolean;
    } & Partial<Sentence>)
  | {kind: 'statement'; meaning: Statement}
  | {kind: 'message'; id: MessageId}
  | {kind: 'error'; code: string}
  /** `========== Device licenses found ==========` of vNextDiag.ps1, or the border of a record. */
  | {kind: 'section'}
  /** A separator between products: dashes, an empty line, a prompt. */
  | {kind: 'gap'}
  /**
   * Anything else; `value` is the text after a colon, if there is one. `isUnread`: it is about activation, in words that
   * are not all known.
   */
  | {kind: 'other'; text: string; value?: string; isUnread?: boolean};

/** A longer line is cut. */
const LONGEST_LINE = 2_000;

/** Labels are looked for in this many characters of a line. */
const LONGEST_SEARCH = 20_000;

/** Further lines are ignored. A report of every license on a PC has a few thousand. */
const MOST_LINES = 60_000;

/** A shorter line can't have a label with a value, or a sentence. */
const SHORTEST_PART = 5;

/** The start of a sentence is looked for within this many characters. */
const SENTENCE_START = 400;

const SHORTEST_MESSAGE = Math.min(
  ...[...toolMessages, ...stateSentences, ...namedSentences].map(
    ({text}) => text.length,
  ),
);

const sentences = [
  ...expirySentences,
  ...languages.flatMap(({sentences: own = []}) => own),
];

/** How much of a line is compared with {@link beginnings}. No phrase is shorter. */
const BEGINNING = 4;

/** The first characters of every phrase, so that most short lines cost a single lookup. */
const beginnings = new Set(
  [
    ...sentences.map(({text}) => text),
    ...statementLines.map(({start}) => start),
    'windows',
    'office',
    'error',
    '====',
  ].map((text) => text.slice(0, BEGINNING)),
);

/** What a person typed or quoted, whose options aren't labels: a prompt such as `PS C:\Users\name>`, or a command. */
const COMMAND =
  /^(?:(?:PS )?\[?[a-z]:\\[^>$\n]{0,260}[>$]|(?:\S{1,40}[>$#] ?)?(?:cscript|wmic|slmgr|ospp|dism|get-ciminstance|get-wmiobject|osquery|powershell)\b)/i;

const isCommand = (line: string) => COMMAND.test(line.slice(0, 300));

/** What can be between a label and its value. */
const SEPARATOR = /[:=]|[`*]{1,4}(?= ?[\p{L}\p{N}])|\t| {3,}/gu;

/** What people, mail programs and chats put before a line: quote marks, comment signs, bullets, numbers and times. */
const PREFIX =
  /^(?:[\s>|#*`"'•·/-]|\d{1,2}[.)] |\[[\d:. /,apmAPM-]{3,24}\] ?|rem )+/;

/** Removes the marks before a line, and those around it. */
function strip(line: string): string {
  return line
    .slice(0, LONGEST_LINE)
    .replace(PREFIX, '')
    .replace(/(?<![\s*`"|,])[\s*`"|,]+$/, '');
}

/** The beginning of a line in lower case, as sentences are compared. */
function lowerStart(line: string): string {
  return line.slice(0, SENTENCE_START).toLowerCase();
}

/** The `/xpr` answer at the start of a text. "Unlicensed" counts only as the whole text. */
export function readExpiry(
  text: string,
  line = strip(text),
  lower = lowerStart(line),
): (Line & {kind: 'expiry'}) | null {
  const found = sentences.find(({text: known}) =>
    known === 'unlicensed'
      ? /^unlicensed\.?$/.test(lower)
      : lower.startsWith(known),
  );
  return found
    ? {
        kind: 'expiry',
        status: found.status,
        rest: line.slice(found.text.length),
        isPermanent: !/[:\d]|expire|ends/i.test(line.slice(0, 120)),
        channel: found.channel,
      }
    : null;
}

/** Whether a text has one of the words, and not as the end of a longer one. */
function hasWord(text: string, words: readonly string[] = []): boolean {
  return words.some((word) => {
    const at = text.indexOf(word);
    return at === 0 || (at > 0 && !/^\p{Ll}{2}/u.test(text.slice(at - 1)));
  });
}

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
  const finder = (...words: readonly string[]) =>
    new RegExp(
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
    );
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
    const isNegated = hasWord(lower, states.negation);
    const isActivated = hasWord(lower, states.activated);
    if (!isAllOf(isNegated ? states.wordsBeside : states.words, lower)) {
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
  const days = /(\d{1,3}) days?\b/.exec(text)?.[1];
  if (days) {
    return {kind: 'minutes', minutes: Number(days) * MINUTES_PER_DAY};
  }
  const date = meaning?.endsWith('soon') ? readDate(text) : null;
  return date ? {kind: 'date', date} : undefined;
}

/** Words before a sentence that leave open whether it holds. */
const condition =
  /\b(?:after|assuming|before|check that|ensure|if|make sure|once|unless|until|when|whenever|whether|while)\b[^,.;:"]*$/;

/** Words before a sentence that turn it round, unless another clause begins between them. */
const reversal =
  /(?:\b(?:cannot|fake|must|need|never|no longer|not|should|want)\b|n't\b)(?:(?!\b(?:although|but|however|though|yet)\b)[^,.;:"])*$/;

/** Whether a line says what a sentence does, rather than asks it or puts it under a condition. */
function states(plain: string, {text, status}: Sentence): boolean {
  const at = plain.indexOf(text);
  const before = plain.slice(0, at);
  return (
    at >= 0 &&
    !condition.test(before) &&
    !(status === 1 && reversal.test(before))
  );
}

/** The sentence that a line is; `unread` if it is about activation, in words that are not all known. */
function findSentence(
  line: string,
  plain: string,
  isAnswer: boolean,
): Partial<Sentence> | 'unread' | undefined {
  if (line.length > LONGEST_LINE || /[?？]/.test(plain) || isAsked(plain)) {
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

/** A line in lower case, in the spelling of the known sentences. */
const plainOf = (lower: string) =>
  lower.replaceAll('organis', 'organiz').replaceAll('(s)', 's');

/** Whether a line is about activation, in words that are not all known. */
export function isUnreadState(line: string, isAnswer = false): boolean {
  return findSentence(line, plainOf(lowerStart(line)), isAnswer) === 'unread';
}

/** A sentence that Windows or Office shows about its activation. Questions don't count. */
export function readSetting(
  line: string,
  lower = lowerStart(line),
  isAnswer = false,
): (Line & {kind: 'setting'}) | null {
  const plain = plainOf(lower);
  const found = findSentence(line, plain, isAnswer);
  const code = /0x[8c][\da-f]{7}/.exec(plain)?.[0] ?? '';
  return found && found !== 'unread'
    ? {
        ...found,
        ...(/\bevaluation\b/.test(plain) && {channel: 'evaluation'}),
        kind: 'setting',
        isDisputed:
          found.status === 1 &&
          denial.test(plain) &&
          !productNames.office.test(plain),
        lease: leaseIn(plain, found),
        reason: readPrintedCode(code),
      }
    : null;
}

/** Reads a text without a label; null if it is not one of the known lines. */
function readPhrase(text: string): Line | null {
  const line = strip(text);
  const isShort = line.length < SHORTEST_MESSAGE && !/[^ -~]/.test(line);
  if (isShort && !beginnings.has(line.slice(0, BEGINNING).toLowerCase())) {
    return null;
  }
  const lower = lowerStart(line);
  // The answer of `/ato` has the name inside a sentence, before an ID in brackets.
  const heading =
    /^((?:windows(?: server)?\(r\)|office \d\d, office).{0,100}? edition):?\s*(\S.*|)$/i.exec(
      line.slice(0, 300),
    ) ??
    /((?:windows(?: server)?\(r\)|office \d\d, office).{0,100}? edition) ?\([\da-fx-]{30,40}\)(.*)/i.exec(
      line.slice(0, 300),
    );
  if (heading) {
    // A dialog box pasted as one line has the name and the answer on the same line.
    const name = heading[1]!;
    const found = readExpiry(heading[2]!) ?? readSetting(heading[2]!);
    return found
      ? {...found, name}
      : {kind: 'heading', name, isUnread: isUnreadState(heading[2]!, true)};
  }
  const quoted = lower.includes('"') && line.replace(/^[^"]*"/, '');
  const answer =
    readExpiry(line, line, lower) ??
    (quoted && /^[^ ]* .*"/.test(quoted) ? readExpiry(quoted) : null) ??
    readSetting(line, lower);
  if (answer) {
    return answer;
  }
  const message = toolMessages.find(({text: known}) => lower.includes(known));
  if (message) {
    return {kind: 'message', id: message.id};
  }
  const statement = statementLines.find((known) =>
    lower.startsWith(known.start),
  );
  if (statement) {
    return {kind: 'statement', meaning: statement.meaning};
  }
  if (/^={4,20} ?[A-Za-z ]{3,60}? ?={4,20}$/.test(text.trim().slice(0, 120))) {
    return {kind: 'section'};
  }
  const code = /^error:?\s{0,4}(0x[\da-f]{8})(?![\da-f])/i.exec(line);
  return code ? {kind: 'error', code: code[1]!} : null;
}

/** True if the text before a label cannot be part of a sentence, or the value is a product. */
function isLabelPlace(before: string, value: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(before.replace(PREFIX, '')) ||
    /^["'*`\s]{0,4}(?:windows|office)(?:\(r\)| (?:server|\d))/i.test(value)
  );
}

/** A label in a line: where it starts, and where its value does. */
interface Cut {
  from: number;
  valueFrom: number;
  field: FieldId;
  label: string;
  language?: string;
}

/** Finds all labels in a line. There are several if line breaks were lost. */
function findLabels(line: string): Cut[] {
  const cuts: Cut[] = [];
  let done = 0;
  /** No label contains a colon or an equal sign, so the search for a label starts after the last one. */
  let behindSign = 0;
  for (const match of line.slice(0, LONGEST_SEARCH).matchAll(SEPARATOR)) {
    const sign = match[0];
    const isColon = sign === ':';
    if (match.index <= done) {
      continue;
    }
    const isSure = isColon || sign === '=';
    const searchFrom = Math.max(done, behindSign);
    const valueFrom = match.index + sign.length;
    if (isSure) {
      behindSign = valueFrom;
    }
    const found = findLabelAtEnd(line.slice(searchFrom, match.index));
    if (!found || (!isColon && isCommand(line))) {
      continue;
    }
    const from = searchFrom + found.start;
    const isLoose = isSure || sign === '\t' || sign.startsWith('   ');
    const fits =
      isSafeAnywhere(found.label) ||
      (isLoose && isLabelPlace(line.slice(done, from), line.slice(valueFrom)));
    if (fits) {
      cuts.push({...found, from, valueFrom});
      done = valueFrom;
    }
  }
  return cuts;
}

/** Takes quotation marks, stars and commas of JSON and Markdown off a value. */
function cleanValue(value: string): string {
  return value
    .replace(/^[\s:=*`"|-]+(?=[^\s-])|^[\s:=*`"|]+$/, '')
    .replace(/(?<![\s*`"|,;])[\s*`"|,;]+$/, '');
}

/** True for a line that is so short, or has so few signs, that nothing known can be in it. */
function isPlain(line: string): boolean {
  return (
    line.length < SHORTEST_PART ||
    (line.length < SHORTEST_MESSAGE &&
      !/[:=`"*\t]| {3}|[^ -~]/.test(line) &&
      !beginnings.has(
        line.replace(PREFIX, '').slice(0, BEGINNING).toLowerCase(),
      )) ||
    !/\p{L}{2}/u.test(line)
  );
}

/** True for a line that belongs to no product: dashes, a rule, the button of a dialog box. */
function isGap(line: string): boolean {
  return (
    line === '' ||
    /^(?:[-_*]{3,}(?:(?:processing|exiting)-+)?|`{3}\w{0,12}|ok)$/i.test(
      line.slice(0, 200),
    )
  );
}

/** Splits a line at its labels. The text before the first one is a part of its own. */
function readParts(line: string): Line[] {
  if (line === RECORD) {
    return [{kind: 'section'}];
  }
  if (isGap(line)) {
    return [{kind: 'gap'}];
  }
  if (isPlain(line)) {
    return [{kind: 'other', text: line}];
  }
  const cuts = findLabels(line);
  const parts: Line[] = [];
  const head = line.slice(0, cuts[0]?.from ?? LONGEST_LINE);
  if (head.trim() !== '') {
    const text = strip(head);
    const known = readPhrase(head);
    if (known) {
      parts.push(known);
    } else if (isCommand(head)) {
      parts.push({kind: 'gap'});
    } else if (text !== '' || cuts.length === 0) {
      const colon = text.slice(0, 92).indexOf(':');
      parts.push({
        kind: 'other',
        text,
        value: colon > 0 ? text.slice(colon + 1).trim() : undefined,
        isUnread: isUnreadState(text),
      });
    }
  }
  cuts.forEach(({valueFrom, field, label, language}, index) => {
    const value = cleanValue(
      line.slice(valueFrom, cuts[index + 1]?.from).slice(0, LONGEST_LINE),
    );
    parts.push({kind: 'field', field, label, value, language});
    // The sentence after an ID or a code.
    const known = /^(?:0x|\w+-)[\w-]+\W/.test(value)
      ? readSetting(value)
      : null;
    if (known) {
      parts.push(known);
    }
  });
  return parts;
}

/** More different lines are not remembered. */
const MOST_REMEMBERED = 5_000;

/** {@link readParts} that reads a line only once, because the licenses of a report share most of their lines. */
function rememberParts(): typeof readParts {
  const known = new Map<string, Line[]>();
  return (line) => {
    const parts = known.get(line) ?? readParts(line);
    if (known.size < MOST_REMEMBERED) {
      known.set(line, parts);
    }
    return parts;
  };
}

/**
 * Splits a text into logical lines: one that lost its breaks is split at known labels. Lines beyond {@link MOST_LINES} are
 * dropped, and `isCut` is then true.
 */
export function readLines(text: string): {lines: Line[]; isCut: boolean} {
  const physical = text.split('\n', MOST_LINES + 1);
  const read = rememberParts();
  const lines = physical
    .slice(0, MOST_LINES)
    .flatMap((line) =>
      read(
        /^[\s>]|\s$/.test(line)
          ? line.replace(/^[\s>]{1,40}/, '').trimEnd()
          : line,
      ),
    );
  return {lines, isCut: physical.length > MOST_LINES};
}
