import {withoutInvisible} from '../text/invisible';
import {readLabel} from './labels';

/** A line of its own between the records of a table or of JSON. No pasted text has it: it is invisible. */
export const RECORD = '\0';

/** Deeper JSON is not read. */
const DEEPEST_JSON = 12;

/** More records than this are not written out. */
const MOST_RECORDS = 2_000;

/** `Name,LicenseStatus` is about the shortest header that says something. */
const SHORTEST_HEADER = 8;
const LONGEST_HEADER = 4_000;

/** A line of a table with more cells than this is not a table. */
const MOST_CELLS = 60;

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  apos: "'",
};

const TAG =
  /<(\/?)(a|b|body|br|code|div|em|font|h[1-6]|html|i|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|u|ul)\b[^<>]{0,400}>/gi;

/** Replaces tags by the breaks that a browser would show. */
function fromHtml(text: string): string {
  if (text.search(TAG) < 0) {
    return text;
  }
  return text
    .replace(TAG, (_, slash: string, name: string) => {
      const tag = name.toLowerCase();
      if (tag === 'td' || tag === 'th') {
        return slash ? ' | ' : '';
      }
      const isInline = /^(?:a|b|code|em|font|i|span|strong|u)$/.test(tag);
      return isInline ? '' : '\n';
    })
    .replace(
      /&(lt|gt|amp|quot|nbsp|apos|#39);/g,
      (_, name: string) => entities[name]!,
    );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Writes an object as lines of `key: value`, and the objects in it as records of their own. */
function writeObject(value: unknown, depth: number, lines: string[]): void {
  if (!isObject(value) || depth > DEEPEST_JSON || lines.length > 50_000) {
    return;
  }
  const entries = Object.entries(value);
  lines.push(RECORD);
  const nested: unknown[] = [];
  for (const [key, content] of entries) {
    if (isObject(content)) {
      nested.push(content);
    } else if (typeof content === 'string' && /[\r\n]/.test(content)) {
      // The output of a tool as one value, such as `stdout`.
      lines.push(RECORD, content, RECORD);
    } else if (content !== null && readLabel(key)) {
      lines.push(`${key}: ${String(content)}`);
    } else if (content !== null) {
      const label = /[a-z0-9](?:[_ -][a-z0-9]+)+$/i.exec(key);
      lines.push(label ? `${key}: ${String(content)}` : '');
    }
  }
  lines.push(RECORD);
  nested.forEach((content) => writeObject(content, depth + 1, lines));
}

/** The places of `{…}` and `[…]` in a text, without those inside others. A string in them ends with its line. */
function findBrackets(text: string): [start: number, end: number][] {
  const found: [number, number][] = [];
  let depth = 0;
  let start = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') {
        at += 1;
      } else if (sign === '"' || sign === '\n') {
        isString = false;
      }
    } else if (sign === '{' || sign === '[') {
      if (depth === 0) {
        start = at;
      }
      depth += 1;
    } else if (sign === '}' || sign === ']') {
      if (depth > 0) {
        depth -= 1;
        if (depth === 0) {
          found.push([start, at + 1]);
        }
      }
    } else if (sign === '"' && depth > 0) {
      isString = true;
    }
  }
  return found;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Writes JSON in a text as lines of `key: value`. */
function fromJson(text: string): string {
  if (!/["\]]\s*:|[{[]\s*["{[]/.test(text)) {
    return text;
  }
  const pieces: string[] = [];
  let done = 0;
  for (const [start, end] of findBrackets(text)) {
    const json = text.slice(start, end);
    // Licenses of the vNext model have keys of their own, and are read from the text.
    if (!/["{[]/.test(json.slice(1, 40)) || /"LicenseState"/i.test(json)) {
      continue;
    }
    const lines: string[] = [];
    writeObject(parseJson(json), 0, lines);
    if (lines.length > 0) {
      pieces.push(text.slice(done, start), '\n', lines.join('\n'), '\n');
      done = end;
    }
  }
  return pieces.join('') + text.slice(done);
}

/** Splits a line at a separator, except inside quotation marks, and takes the quotation marks off. */
function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') {
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += sign;
    }
  }
  cells.push(cell.trim());
  return cells;
}

function countLabels(cells: readonly string[]): number {
  return cells.filter((cell) => readLabel(cell)).length;
}

function writeRecord(
  header: readonly string[],
  cells: readonly string[],
): string[] {
  return [
    RECORD,
    ...header.map((label, index) => `${label}: ${cells[index] ?? ''}`),
    RECORD,
  ];
}

/** How the lines below a header are split into cells. */
interface Table {
  header: readonly string[];
  split: (line: string) => string[] | null;
}

const isRule = (line: string) =>
  line.includes('--') && /^[\s|+:=-]*$/.test(line);

/** `| a | b |` without the bars outside. */
function splitBars(line: string): string[] | null {
  const bars = line
    .trim()
    .replace(/^>?\s*\|/, '')
    .replace(/\|$/, '');
  return bars.includes('|') ? splitCells(bars, '|') : null;
}

/** A table whose columns start where the words of the header start: of Format-Table, or of wmic. */
function columnsOf(header: string, rule: string | undefined): Table | null {
  const marks = rule ?? header;
  const starts = [...marks.matchAll(rule ? /-+/g : /(?:^|\s{2,})(?=\S)/g)].map(
    (match) => match.index + (rule ? 0 : match[0].length),
  );
  const split = (line: string) =>
    starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  const labels = split(header);
  const isTable =
    starts.length >= 2 &&
    starts.length <= MOST_CELLS &&
    countLabels(labels) >= (rule ? 1 : 2);
  return isTable ? {header: labels, split} : null;
}

/** The table that a line begins; null if it begins none. */
function tableAt(line: string, next: string): Table | null {
  if (
    line.length > LONGEST_HEADER ||
    line.length < SHORTEST_HEADER ||
    !(/[|,;\t]| {2}/.test(line) || next.trimStart().startsWith('--'))
  ) {
    return null;
  }
  if (/^\s*-{2,}(?: +-{2,})+\s*$/.test(next)) {
    return columnsOf(line, next);
  }
  const bars = line.includes('|') ? splitBars(line) : null;
  if (bars && bars.length <= MOST_CELLS && countLabels(bars) >= 2) {
    return {header: bars, split: splitBars};
  }
  for (const separator of [',', ';', '\t']) {
    if (!line.includes(separator)) {
      continue;
    }
    const cells = splitCells(line, separator);
    if (
      cells.length <= MOST_CELLS &&
      countLabels(cells) >= 2 &&
      splitCells(next, separator).length >= cells.length
    ) {
      return {
        header: cells,
        split: (row) =>
          row.includes(separator) ? splitCells(row, separator) : null,
      };
    }
  }
  return /\S {2,}\S/.test(line) && !/[:=]/.test(line)
    ? columnsOf(line, undefined)
    : null;
}

/** Writes tables in a text as lines of `label: value`. */
function fromTables(text: string): string {
  const lines = text.split('\n');
  const written: string[] = [];
  let records = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const table = tableAt(line, lines[at + 1] ?? '');
    if (!table) {
      const bars = line.includes('|') ? splitBars(line) : null;
      const isPair =
        bars?.length === 2 && readLabel(bars[0]!.replace(/[*`]/g, ''));
      written.push(isPair ? `${bars.join(': ')}` : line);
      continue;
    }
    for (at += 1; at < lines.length; at += 1) {
      const row = lines[at]!;
      if (isRule(row)) {
        continue;
      }
      const cells = row.trim() === '' ? null : table.split(row);
      if (!cells || records >= MOST_RECORDS) {
        at -= 1;
        break;
      }
      records += 1;
      written.push(...writeRecord(table.header, cells));
    }
  }
  return written.join('\n');
}

/** Removes what a browser does not show, and gives every line break and colon one form. */
export function cleanCharacters(text: string): string {
  return withoutInvisible(text)
    .replace(/[\u00a0\u202f\u3000]/g, ' ')
    .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
    .replace(/：/g, ': ')
    .replace(/＝/g, '=')
    .replace(/（/g, '(')
    .replace(/）/g, ')')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
}

/** Gives the sentences of a description the signs and breaks that reports have. */
function fromProse(text: string): string {
  return text
    .replace(/\blicense\n\s*status\b/gi, 'license status')
    .replace(
      /(?<!with )\b(license status|notification reason) (?=["'`]?(?:licensed|unlicensed|notification|(?:initial|additional|non-genuine|extended) grace|0x[\da-f]{8})\b)/gi,
      '$1: ',
    )
    .replace(
      /\b(\d{1,3}(?:,\d{3}){1,2}|\d{1,9}) minutes of grace remaining\b/gi,
      'Time remaining: $1 minutes',
    )
    .replace(/(?<=\p{L} )`(?=windows\(r\), [a-z]{3,40} edition`)/giu, '\n');
}

/**
 * Writes a text of any shape as lines of `label: value`: HTML without its tags, JSON, CSV and tables as records between
 * lines of {@link RECORD}, and sentences about a report. Anything else stays as it is.
 */
export function unfold(text: string): string {
  return fromTables(fromJson(fromHtml(fromProse(text))));
}
