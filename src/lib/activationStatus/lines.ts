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

/** A logical line of a report, classified. */
export type Line =
  | {kind: 'field'; field: FieldId; label: string; value: string}
  /** `Windows(R), Professional edition:` above the `/xpr` answer. */
  | {kind: 'heading'; name: string}
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
  | {kind: 'statement'; meaning: Statement}
  | {kind: 'message'; id: ToolMessageId}
  | {kind: 'error'; code: string}
  /** `========== Device licenses found ==========` of vNextDiag.ps1. */
  | {kind: 'section'}
  /** A separator between products: dashes, an empty line, a prompt. */
  | {kind: 'gap'}
  /** A line whose label is in another display language. */
  | {kind: 'foreign'; language: string; value: string}
  /** Anything else; `value` is the text after a colon, if there is one. */
  | {kind: 'other'; text: string; value?: string};

/** The maximum length of a label. */
const LONGEST_LABEL = 90;

/** A field with more physical lines or more characters than this is not joined further. */
const MOST_CONTINUATIONS = 12;
const LONGEST_LINE = 2_000;

/** Further lines are ignored. A report of every license on a PC has a few thousand. */
const MOST_LINES = 20_000;

/** A console breaks lines inside words. Narrower text was broken between words by a person or a mail program. */
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

/** The space before a label in the middle of a line. */
const INLINE_LABEL = new RegExp(
  `[ \\t](?=(?:${inlineLabels.join('|')}): )`,
  'g',
);

/** Splits a line at the first colon near its start; null if there is none. */
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

/** The `/xpr` answer at the start of a line. "Unlicensed" counts only as the whole line. */
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
    // A dialog box pasted as one line has the name and the answer on the same line.
    const answer = readExpiry(value);
    return answer ? {...answer, name} : {kind: 'heading', name};
  }
  return null;
}

/** Looks for a tool message near the start of a line. */
function readMessage(line: string): Line | null {
  if (line.length < SHORTEST_MESSAGE) {
    return null;
  }
  const lower = line.slice(0, LONGEST_LABEL * 2).toLowerCase();
  const message = toolMessages.find(({text}) => lower.includes(text));
  return message ? {kind: 'message', id: message.id} : null;
}

/** The first two characters of every known line, so that most unknown lines cost a single lookup. */
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

/** Reads a line that starts with a known text; null for any other line. */
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
  if (/^={4,20} ?[A-Za-z ]{3,60}? ?={4,20}$/.test(start)) {
    return {kind: 'section'};
  }
  const message = readMessage(line);
  if (message) {
    return message;
  }
  const code = /^error:?\s{0,4}(0x[\da-f]{8})(?![\da-f])/i.exec(start);
  return code ? {kind: 'error', code: code[1]!} : null;
}

/** True for a line that belongs to no product: dashes, a prompt, the button of a dialog box. */
function isGap(line: string): boolean {
  return (
    line === '' ||
    PROMPT.test(line.slice(0, 300)) ||
    /^(?:-{3,}(?:(?:processing|exiting)-+)?|`{3}\w{0,12}|ok)$/i.test(
      line.slice(0, 120),
    )
  );
}

/** True for `Some label: value`, which starts a new line even if the label is unknown. */
function looksLabeled(line: string): boolean {
  return /^[\p{L}"][\p{L}\p{N}\s()."/_-]{1,60}[:：](?:\s|$)/u.test(
    line.slice(0, LONGEST_LABEL),
  );
}

/** Removes indentation and the markup that mail programs and forums add. */
function clean(line: string): string {
  return line
    .replace(/^[\s>|]{1,40}/, '')
    .replace(/^[*`]{1,3}(?=\S)/, '')
    .trimEnd();
}

/** A logical line that may continue: one physical line, or several that a console or mail program broke apart. */
interface Pending {
  text: string;
  line: Line;
  /** Length of the last physical line as it was pasted. */
  width: number;
  parts: number;
}

/**
 * Splits a pasted report into logical lines. Lines that a console broke at its width, or a mail program between words,
 * are joined again, even inside a label. Lines beyond {@link MOST_LINES} are dropped, and `isCut` is then true.
 */
export function readLines(text: string): {lines: Line[]; isCut: boolean} {
  const physical = text
    .replace(INLINE_LABEL, '\n')
    .split(/\r\n|[\n\r\u2028\u2029]/, MOST_LINES + 1);
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

  for (const raw of physical.slice(0, MOST_LINES)) {
    const line = clean(raw);
    if (isGap(line)) {
      flush();
      lines.push({kind: 'gap'});
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
  return {lines, isCut: physical.length > MOST_LINES};
}

/** True if a label's value is alone on the next line, where it looks like an `/xpr` answer. */
function isValueOf(before: Pending | null, read: Line): boolean {
  return (
    before?.line.kind === 'field' &&
    before.line.value === '' &&
    read.kind === 'expiry'
  );
}

/** Joins a line with the part that was broken off; null if the two do not belong together. */
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
    // The label itself may have been broken.
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
