import {subscriptionOutput} from '../../data/activationSentences';
import {readLabel} from './labels';
import {isStatus} from './values';

/** A line between the records of a table or of JSON. No pasted text has it, because invisible characters are removed. */
export const RECORD = '\0';

/** Further records are ignored. */
const MOST_RECORDS = 2_000;

/** A longer line is no header. */
const LONGEST_HEADER = 4_000;

/** The label of a state alone, and the line below it: of Settings, or of a table with one column. */
const STATE_BELOW =
  /^([\w ]{1,60}stat(?:us|e))[^\w:\n]{0,20}\n(?:[-\s]{0,60}\n)?[ \t]*(\S.{0,120})$/gim;

/** A line with more cells than this isn't a table. */
const MOST_CELLS = 60;

/** Objects within objects beyond this depth are ignored. */
const MOST_DEPTH = 20;

/** Parts of an object that say more about what it is of, such as `{"os": "…", "license": {"status": "…"}}`. */
const PARTS = /^(?:activation|licen[cs](?:e|ing)|operating_?system|os)$/i;

/** Names of objects that say nothing about the product. Any other name is that of the product. */
const GENERIC =
  /^(?:actual|client|computer|data|device|host|info|instance|item|license|machine|node|output|pc|product|result|software|status|system|value|windows)s?$/i;

/** Objects that are not about the PC. */
const NOT_REAL = /^(?:desired|example|expected|sample)/i;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The lines of an object, and those of the objects in it, which are records of their own. */
function linesOfJson(value: object, name: string, depth = 0): string[] {
  if (depth > MOST_DEPTH || NOT_REAL.test(name)) {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown) =>
      isObject(each) ? linesOfJson(each, name, depth + 1) : [],
    );
  }
  const own: string[] = [];
  const others: string[] = [];
  const add = (key: string, each: unknown, part = '') => {
    if (isObject(each)) {
      if (PARTS.test(key) && !Array.isArray(each)) {
        Object.entries(each).forEach(([id, of]) => add(id, of, key));
      } else {
        others.push(...linesOfJson(each, key, depth + 1));
      }
      return;
    }
    const label =
      [`${part} ${key}`, part.startsWith('o') ? '' : `license ${key}`].find(
        (known) => part !== '' && readLabel(known),
      ) ?? (key === 'product' ? 'product name' : key);
    own.push(`${label}: ${String(each ?? '')}`);
  };
  Object.entries(value).forEach(([key, each]) => add(key, each));
  const hasName =
    GENERIC.test(name) ||
    own.some((line) =>
      /^(?:[^:]* )?name:|(?:name|edition|description): *(?:windows\(|office \d)/i.test(
        line,
      ),
    );
  return [
    RECORD,
    ...(hasName || name === '' ? [] : [`name: ${name}`]),
    ...own,
    RECORD,
    ...others,
  ];
}

/** Gives each object of JSON a record, and each pair a line, which is read like any other label and value. */
function fromJson(text: string): string {
  if (!/\{\s*"/.test(text)) {
    return text;
  }
  const from = text.search(/[[{](?=\s*[[{"])/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  if (!subscriptionOutput.test(text)) {
    try {
      const value: unknown = JSON.parse(text.slice(from, to));
      return [
        text.slice(0, from),
        ...(isObject(value) ? linesOfJson(value, '') : []),
        text.slice(to),
      ].join('\n');
    } catch {
      // A part of JSON, or more than one.
    }
  }
  return text
    .replace(/\{(?=\s*")|\}(?=\s*(?:[,\]}]|$))/gm, `\n${RECORD}\n`)
    .replace(/,\s*(?="[^"\n]{1,60}"\s*:)/g, ',\n')
    .replace(/(":\s{0,9})null\b/g, '$1');
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
  const fields = cells.map((cell) => readLabel(cell)?.field);
  // "Activated" is the label of a column, unless it is the value of another.
  return cells.filter(
    (cell, at) =>
      fields[at] &&
      (!isStatus(cell) ||
        (fields[at] === 'active' && !fields.includes('status'))),
  ).length;
}

const writeRecord = (
  header: readonly string[],
  cells: readonly string[],
): string[] => [
  RECORD,
  ...header.map((label, index) => `${label}: ${cells[index] ?? ''}`),
  RECORD,
];

/** Writes a state beside the label above it. */
const fromColumns = (text: string): string =>
  text.replace(STATE_BELOW, (lines, label: string, value: string) =>
    readLabel(label)?.field === 'status' &&
    (/^\d\s*$/.test(value) || isStatus(value))
      ? `${label}: ${value}`
      : lines,
  );

/** How the lines below a header are split into cells. */
interface TableLayout {
  header: readonly string[];
  split: (line: string) => string[] | null;
}

const isRule = (line: string) =>
  line.includes('--') && /^[\s|+:=-]*$/.test(line);

/** The cells of a line, of `| a | b |` without the bars outside; null if it has one cell. */
function cellsOf(line: string, separator: string): string[] | null {
  const inner =
    separator === '|' ? line.trim().replace(/^>?\s*\||\|$/g, '') : line;
  return inner.includes(separator) ? splitCells(inner, separator) : null;
}

/** A table whose columns start where the words of the header start: of Format-Table, or of wmic. */
function columnsOf(
  header: string,
  rule: string | undefined,
): TableLayout | null {
  const marks = rule ?? header;
  const starts = [
    ...marks.matchAll(rule ? /-+/g : /(?:^|(?<!\s)\s{2,})(?=\S)/g),
  ].map((match) => match.index + (rule ? 0 : match[0].length));
  const slice = (line: string) =>
    starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  // A row whose words lie across a border, or far apart in a cell, is in no column.
  const split = (line: string) => {
    const cells = slice(line);
    const isMoved =
      cells.some((cell) => /\S {2,}\S/.test(cell)) ||
      starts.some((start) => /^\S\S/.test(line.slice(start - 1, start + 1)));
    return isMoved ? null : cells;
  };
  const labels = slice(header);
  const isTable =
    starts.length >= 2 &&
    starts.length <= MOST_CELLS &&
    countLabels(labels) >= (rule ? 1 : 2);
  return isTable ? {header: labels, split} : null;
}

/** The table that a line begins; null if it begins none. */
function tableAt(line: string, next: string): TableLayout | null {
  if (line.length > LONGEST_HEADER) {
    return null;
  }
  if (/^\s*-{2,}(?: +-{2,})+\s*$/.test(next)) {
    return columnsOf(line, next);
  }
  for (const separator of ['|', ',', ';', '\t']) {
    const split = (row: string) => cellsOf(row, separator);
    const header = split(line) ?? [];
    const isAbove =
      separator === '|' || (split(next) ?? []).length >= header.length;
    if (header.length <= MOST_CELLS && isAbove && countLabels(header) >= 2) {
      return {header, split};
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
      const bars = cellsOf(line, '|');
      written.push(bars?.length === 2 ? bars.join(': ') : line);
      continue;
    }
    for (at += 1; at < lines.length; at += 1) {
      const row = lines[at]!;
      if (isRule(row) || (row.trim() === '' && lines[at - 1] === line)) {
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

/** Takes off what a page and Markdown add to a text: tags, and a backslash before a sign. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\\(?=[_*])/g, '')
    .replace(/<\/t[dh]>/gi, ' | ')
    .replace(
      /<(?:br|\/?(?:div|h\d|li|ol|p|pre|table|tr|ul))(?: [^<>\n]{0,200})?\/?>/gi,
      '\n',
    )
    .replace(
      /<\/?(?:a|b|code|em|font|i|kbd|span|strong|t[dh]|u)(?: [^<>\n]{0,200})?>/gi,
      '',
    )
    .replace(/&nbsp;/g, ' ');
}

/** Writes pages, JSON, CSV, tables and their rows as lines of `label: value`, between lines of {@link RECORD}. Other text stays as it is. */
export function flatten(text: string): string {
  return fromTables(fromColumns(fromJson(withoutMarkup(text)))).replace(
    /\b(licensestatus) +(?:is +)?(?=\d\b)/gi,
    '$1: ',
  );
}
