import type {MessageId} from '../../data/activationAnswers';
import type {FieldId} from '../../data/activationFields';
import {
  namedSentences,
  stateSentences,
  statementLines,
  toolMessages,
  type Statement,
} from '../../data/activationSentences';
import {findLabelAtEnd, isSafeAnywhere} from './labels';
import {isOtherName, readCaption} from './readProductName';
import {
  isUnreadState,
  LONGEST_LINE,
  lowerStart,
  readAnswer,
  readWindow,
  xprSentences,
  type Answer,
} from './sentences';
import {RECORD} from './flatten';

/** A label and its value. */
export interface FieldLine {
  kind: 'field';
  field: FieldId;
  label: string;
  value: string;
  /** Absent for English. */
  language?: string;
}

/** A line of no other kind. */
export interface OtherLine {
  kind: 'other';
  text: string;
  /** The text after a colon, if there is one. */
  value?: string;
  /** Whether it is about activation, in words that are not all known. */
  isUnread?: boolean;
}

/** A line of a report, classified. */
export type Line =
  | FieldLine
  /** `Windows(R), Professional edition:` above the `/xpr` answer, or before one that is not read. */
  | {kind: 'heading'; name: string; id?: string; isUnread?: boolean}
  /** What a sentence says; `name` is the product on the same line. */
  | {kind: 'answer'; answer: Answer; name?: string; id?: string}
  | {kind: 'statement'; meaning: Statement}
  | {kind: 'message'; id: MessageId}
  | {kind: 'error'; code: string}
  /** `========== Device licenses found ==========` of vNextDiag.ps1, or the border of a record. */
  | {kind: 'section'}
  /** A separator between products: dashes, an empty line, a prompt. */
  | {kind: 'gap'}
  | OtherLine;

/** Labels are looked for in this many characters of a line. */
const LONGEST_SEARCH = 20_000;

/** Further lines are ignored. A report of every license on a PC has a few thousand. */
const MOST_LINES = 20_000;

/** A shorter line can't have a label with a value, or a sentence. */
const SHORTEST_PART = 5;

const SHORTEST_MESSAGE = Math.min(
  ...[...toolMessages, ...stateSentences, ...namedSentences].map(
    ({text}) => text.length,
  ),
);

/** How much of a line is compared with {@link beginnings}. No phrase is shorter. */
const BEGINNING = 4;

/** The first characters of every phrase, so that most short lines cost a single lookup. */
const beginnings = new Set(
  [
    ...xprSentences.map(({text}) => text),
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

/** The name of a product that is all before a colon, or in a sentence before an ID in brackets, as `/ato` prints it. */
const HEADING =
  /^((?:windows(?: server)?\((?:r|tm)\)|office \d\d, office).{0,100}? edition):?\s*(\S.*|)$/i;
const HEADING_IN_SENTENCE =
  /((?:windows(?: server)?\((?:r|tm)\)|office \d\d, office).{0,100}? edition) ?\(([\da-fx-]{30,40})\)(.*)/i;

/** `Fehler: 0xC004F074`, or the hint that slmgr.vbs prints: `slui.exe 0x2a 0xC004F074`. A shutdown has a reason code. */
const ERROR =
  /^(?!reason code)(?:error:?\s{0,4}(?=0x)|(?:[\p{L}' ]{1,30}:?\s{1,4}|.{0,100}slui\.exe 0x2a )(?=0x[8c]))(0x[\da-f]{8})(?![\da-f])/iu;

/** Reads a text without a label; undefined if it is not one of the known lines. */
function readPhrase(text: string): Line | undefined {
  const line = strip(text);
  const isShort = line.length < SHORTEST_MESSAGE && !/[^ -~]/.test(line);
  if (isShort && !beginnings.has(line.slice(0, BEGINNING).toLowerCase())) {
    return undefined;
  }
  const start = line.slice(0, 300);
  const [, alone, below = ''] = HEADING.exec(start) ?? [];
  const [, name = alone, id, rest = below] =
    alone === undefined ? (HEADING_IN_SENTENCE.exec(start) ?? []) : [];
  if (name !== undefined) {
    // A dialog box pasted as one line has the name and the answer on the same line.
    const answer = readAnswer(strip(rest));
    return answer
      ? {kind: 'answer', answer, name, id}
      : {kind: 'heading', name, id, isUnread: isUnreadState(rest, true)};
  }
  const answer = readAnswer(line);
  if (answer) {
    // A heading of Markdown names a state, and has none.
    const isTitle =
      /^#{1,6} /.test(text) && answer.by === 'window' && answer.status === 1;
    const before =
      /^(.{8,80}?)(?::| (?:[-|]|is(?= permanently))) /.exec(line)?.[1] ?? '';
    const isNamed = answer.product !== 'office' && readCaption(before) !== null;
    return isTitle
      ? {kind: 'gap'}
      : {kind: 'answer', answer, name: isNamed ? before : undefined};
  }
  const lower = lowerStart(line);
  const message = toolMessages.find(({text: known}) => lower.includes(known));
  if (message) {
    return {kind: 'message', id: message.id};
  }
  const code = ERROR.exec(line)?.[1];
  if (code !== undefined) {
    return {kind: 'error', code};
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
  return undefined;
}

/** True if the text before a label cannot be part of a sentence, or the value is a product. */
function isLabelPlace(before: string, value: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(before.replace(PREFIX, '')) ||
    /^["'*`\s]{0,4}(?:windows|office)(?:\(r\)| (?:server|\d))/i.test(value)
  );
}

/** Up to four words, the last with a capital, that are no part of a sentence. */
const NAME =
  /^(?:\p{L}[\p{L}\d.]* ){0,3}(?!(?:Current|INFO|My|New|Our|Status|The|This|Your)$)\p{Lu}[\p{L}\d.]*$/u;

/** Whether the text before the label of a state is the name of another program: `Contoso CAD License Status: Licensed`. */
const isOtherProgram = (text: string): boolean =>
  NAME.test(text) && isOtherName(text) && !/edition/i.test(text);

/** A label in a line: where it starts, and where its value does. */
interface Cut {
  from: number;
  valueFrom: number;
  field: FieldId;
  label: string;
  language?: string;
}

/** Words before a state that the text denies, or only wishes for or thinks of: "Notification instead of License Status: Licensed". */
const DENIED =
  /\b(?:(?:if|once|unless|until|when(?:ever)?|whether)(?: [\w./-]+){0,8}|expect\w*|instead of|never|not|rather than|should(?: \w+){0,2}|supposed to(?: \w+)?|want\w*)[\s:"'`*]*$/i;

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
    const value = line.slice(valueFrom);
    const isDenied =
      /^(?:active|status)$/.test(found.field) &&
      DENIED.test(line.slice(done, from));
    const fits =
      !isDenied &&
      (found.field !== 'active' ||
        /^\W{0,3}(?:true|false|yes|no)\b/i.test(value)) &&
      (isSafeAnywhere(found.label) ||
        (isLoose && isLabelPlace(line.slice(done, from), value)));
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
  return line.length < SHORTEST_PART || !/\p{L}{2}/u.test(line);
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

/** What a line says that a command printed: `slmgr /dli -> Professional edition, …`. */
const outputOf = (line: string): string =>
  isCommand(line) ? line.replace(/^[^\n]{1,80}? (?:→|[-=]>) (?=\S)/, '') : line;

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
  const head = outputOf(line.slice(0, cuts[0]?.from ?? LONGEST_LINE));
  const text = strip(head);
  if (cuts[0]?.field === 'status' && isOtherProgram(text)) {
    parts.push({kind: 'field', field: 'name', label: '', value: text});
  } else if (head.trim() !== '') {
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
    const answer = /^(?:0x|\w+-)[\w-]+\W/.test(value)
      ? readWindow(value)
      : undefined;
    if (answer) {
      parts.push({kind: 'answer', answer});
    }
  });
  return parts;
}

/**
 * Splits a text into logical lines: one that lost its breaks is split at known labels. Lines beyond {@link MOST_LINES} are
 * dropped, and `isCut` is then true.
 */
export function readLines(text: string): {lines: Line[]; isCut: boolean} {
  const physical = text.split('\n', MOST_LINES + 1);
  const isCut = physical.length > MOST_LINES;
  // The licenses of a report share most of their lines.
  const known = new Map<string, Line[]>();
  const lines = physical.slice(0, MOST_LINES).flatMap((padded) => {
    const isPadded = /^[\s>]|\s$/.test(padded);
    const line = isPadded
      ? padded.replace(/^[\s>]{1,40}/, '').trimEnd()
      : padded;
    const parts = known.get(line) ?? readParts(line);
    known.set(line, parts);
    return parts;
  });
  return {lines, isCut};
}
