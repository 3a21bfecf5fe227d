import {
  expirySentences,
  fieldLabels,
  foreignLabels,
  inlineLabels,
  statementLines,
  toolMessages,
  type ChannelKind,
  type FieldId,
  type Statement,
  type ToolMessageId,
} from '../../data/activationFields';
import type {StatusValue} from './types';

/** What one logical line of a report is. */
export type Line =
  | {kind: 'field'; field: FieldId; label: string; value: string}
  /** `Windows(R), Professional edition:` above the answer of `/xpr`. */
  | {kind: 'heading'; name: string}
  /** The answer of `/xpr`; `rest` holds the date, if any. */
  | {
      kind: 'expiry';
      status: StatusValue;
      rest: string;
      isPermanent: boolean;
      channel?: ChannelKind;
      /** The product name, where it stands on the same line. */
      name?: string;
    }
  | {kind: 'statement'; meaning: Statement}
  | {kind: 'message'; id: ToolMessageId}
  | {kind: 'error'; code: string}
  /** `========== Device licenses found ==========` of vNextDiag.ps1. */
  | {kind: 'section'; title: string}
  /** Dashes, an empty line, a prompt: what stands between products. */
  | {kind: 'gap'; isEmpty: boolean}
  /** A label of another display language. */
  | {kind: 'foreign'; language: string; value: string}
  /** Something else; `value` is what follows a colon, if there is one. */
  | {kind: 'other'; text: string; value?: string};

/** No label is longer. */
const LONGEST_LABEL = 90;

/** A field that takes more physical lines, or characters, than this is no field. */
const MOST_CONTINUATIONS = 12;
const LONGEST_LINE = 2_000;

/** More lines than this are not read: the report of every license on a PC has a few thousand. */
export const mostLines = 20_000;

/** Narrower text was broken by a person or a mail program, between words; a console breaks inside them. */
const NARROWEST_CONSOLE = 40;

const languageOfLabel = new Map(
  foreignLabels.flatMap(({language, labels}) =>
    labels.map((label) => [label, language] as const),
  ),
);

const SHORTEST_MESSAGE = Math.min(...toolMessages.map(({text}) => text.length));

const fieldOfLabel = new Map(Object.entries(fieldLabels));

/** `C:\Windows>`, `PS C:\Users\name>`, `[C:\folder]$`: the prompt and the command after it. */
const PROMPT = /^(?:PS )?\[?[a-z]:\\[^>$\n]{0,260}[>$]/i;

/** The space before a label that is not at the start of its line. */
const INLINE_LABEL = new RegExp(
  `[ \\t](?=(?:${inlineLabels.join('|')}): )`,
  'g',
);

/** `value` after the first colon near the start; null where there is none. */
function splitLabel(line: string): {label: string; value: string} | null {
  const colon = line.slice(0, LONGEST_LABEL + 2).search(/[:：]/);
  if (colon < 1) {
    return null;
  }
  return {
    label: line.slice(0, colon).trim().toLowerCase(),
    value: line.slice(colon + 1).trim(),
  };
}

/** The answer of `/xpr` at the start of a line. "Unlicensed" is a whole answer; more behind it is another sentence. */
function readExpiry(line: string): (Line & {kind: 'expiry'}) | null {
  const lower = line.slice(0, LONGEST_LABEL).toLowerCase();
  const found = expirySentences.find(({start, status}) =>
    status === 0 ? /^unlicensed\.?$/.test(lower) : lower.startsWith(start),
  );
  return found
    ? {
        kind: 'expiry',
        status: found.status,
        rest: line.slice(found.start.length),
        isPermanent: found.start.includes('permanently'),
        channel: found.channel,
      }
    : null;
}

/** Reads a line by the label before its colon. */
function readLabeled(line: string): Line | null {
  const parts = splitLabel(line);
  if (!parts) {
    return null;
  }
  const {label, value} = parts;
  const field = fieldOfLabel.get(label);
  if (field) {
    return {kind: 'field', field, label, value};
  }
  const language = languageOfLabel.get(label);
  if (language) {
    return {kind: 'foreign', language, value};
  }
  if (/^windows\(r\).{0,60} edition$/.test(label)) {
    const name = line.slice(0, label.length);
    // A dialog box pasted as one line has the name and the answer together.
    const answer = readExpiry(value);
    return answer ? {...answer, name} : {kind: 'heading', name};
  }
  return null;
}

/** A message of a tool anywhere at the start of a line; the shortest has a dozen letters. */
function readMessage(line: string): Line | null {
  if (line.length < SHORTEST_MESSAGE) {
    return null;
  }
  const lower = line.slice(0, LONGEST_LABEL * 2).toLowerCase();
  const message = toolMessages.find(({text}) => lower.includes(text));
  return message ? {kind: 'message', id: message.id} : null;
}

/** The first two characters of everything that is known, so that most other lines cost one look-up. */
const knownBeginnings = new Set(
  [
    ...fieldOfLabel.keys(),
    ...languageOfLabel.keys(),
    ...expirySentences.map(({start}) => start),
    ...statementLines.map(({start}) => start),
    'windows(r)',
    'error',
    '====',
  ].map((text) => text.slice(0, 2)),
);

/** Reads a line whose beginning is known; null for any other. */
function readKnown(line: string): Line | null {
  if (!knownBeginnings.has(line.slice(0, 2).toLowerCase())) {
    return readMessage(line);
  }
  const start = line.slice(0, LONGEST_LABEL * 2);
  const lower = start.toLowerCase();

  const answer = readExpiry(line) ?? readLabeled(line);
  if (answer) {
    return answer;
  }
  const statement = statementLines.find((known) =>
    lower.startsWith(known.start),
  );
  if (statement) {
    return {kind: 'statement', meaning: statement.meaning};
  }
  const section = /^={4,20} ?([A-Za-z ]{3,60}?) ?={4,20}$/.exec(start);
  if (section) {
    return {kind: 'section', title: section[1]!.toLowerCase()};
  }
  const message = readMessage(line);
  if (message) {
    return message;
  }
  const code = /^error:?\s{0,4}(0x[\da-f]{8})(?![\da-f])/i.exec(start);
  return code ? {kind: 'error', code: code[1]!} : null;
}

/** True for a line that belongs to no product: a rule, a prompt, what frames a dialog box. */
function isGap(line: string): boolean {
  return (
    line === '' ||
    PROMPT.test(line.slice(0, 300)) ||
    /^(?:-{3,}(?:(?:processing|exiting)-+)?|`{3}\w{0,12}|ok)$/i.test(
      line.slice(0, 120),
    )
  );
}

/** `Some label: value`, the shape of a line that starts something new even when the label is not known. */
function looksLabeled(line: string): boolean {
  return /^[\p{L}"][\p{L}\p{N}\s()."/_-]{1,60}[:：](?:\s|$)/u.test(
    line.slice(0, LONGEST_LABEL),
  );
}

/** Removes what copying, mail and forums add around a line. */
function clean(line: string): string {
  return line
    .replace(/^[\s>|]{1,40}/, '')
    .replace(/^[*`]{1,3}(?=\S)/, '')
    .trimEnd();
}

/** One physical line, or several that were one before a console or a mail program broke it. */
interface Pending {
  text: string;
  line: Line;
  /** Length of the last physical line as it was pasted. */
  width: number;
  parts: number;
}

/**
 * Splits a pasted report into its logical lines. Lines that were broken, by a console at its width or by a mail program
 * between words, are put together again, also inside a label. Lines beyond {@link mostLines} are left out; `isCut` says so.
 */
export function readLines(text: string): {lines: Line[]; isCut: boolean} {
  const physical = text
    .replace(INLINE_LABEL, '\n')
    .split(/\r\n|[\n\r\u2028\u2029]/, mostLines + 1);
  const widest = physical.reduce(
    (most, line) => Math.max(most, line.length),
    0,
  );
  const lines: Line[] = [];
  let pending: Pending | null = null;

  const flush = () => {
    if (pending) {
      lines.push(pending.line);
      pending = null;
    }
  };

  for (const raw of physical.slice(0, mostLines)) {
    const line = clean(raw);
    if (isGap(line)) {
      flush();
      lines.push({kind: 'gap', isEmpty: line === ''});
      continue;
    }
    const known = readKnown(line);
    if (known && !isValueOf(pending, known)) {
      flush();
      pending = {text: line, line: known, width: raw.length, parts: 1};
      continue;
    }
    const joined: Pending | null =
      pending && joinBroken(pending, line, raw, widest);
    if (joined) {
      pending = joined;
      continue;
    }
    flush();
    pending = {
      text: line.slice(0, LONGEST_LINE),
      line: {kind: 'other', text: line, value: splitLabel(line)?.value},
      width: raw.length,
      parts: 1,
    };
  }
  flush();
  return {lines, isCut: physical.length > mostLines};
}

/** True where the value of a label stands alone on the next line and looks like an answer of its own. */
function isValueOf(before: Pending | null, read: Line): boolean {
  return (
    before?.line.kind === 'field' &&
    before.line.value === '' &&
    read.kind === 'expiry'
  );
}

/** The line with the part that was broken off, or null where the two do not belong together. */
function joinBroken(
  before: Pending,
  line: string,
  raw: string,
  widest: number,
): Pending | null {
  if (
    before.parts >= MOST_CONTINUATIONS ||
    before.text.length + line.length > LONGEST_LINE
  ) {
    return null;
  }
  const brokeInsideWord =
    before.width === widest && before.width >= NARROWEST_CONSOLE;
  const separators = brokeInsideWord ? ['', ' '] : [' ', ''];
  const next = (separator: string, read: Line): Pending => ({
    text: before.text + separator + line,
    line: read,
    width: raw.length,
    parts: before.parts + 1,
  });

  if (before.line.kind === 'other') {
    // Perhaps the label itself was broken.
    for (const separator of separators) {
      const read = readKnown(before.text + separator + line);
      if (read) {
        return next(separator, read);
      }
    }
    return null;
  }
  const isOpen = before.line.kind === 'field' || before.line.kind === 'expiry';
  if (!isOpen || looksLabeled(line)) {
    return null;
  }
  const separator = separators[0]!;
  const read = readKnown(before.text + separator + line);
  return read && next(separator, read);
}
