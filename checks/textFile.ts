import {faultsOf, lineAt, type Fault} from './fault';
import {checkFrontMatter, contentKind, lineOfField} from './frontMatter';
import type {TextLine} from './markdown';
import {
  checkCharacters,
  checkEncoding,
  withoutHidden,
} from './rules/characters';
import {readYaml, type Fields} from './yaml';

/** A Markdown file, split into front matter and text. */
export interface TextFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  /** The whole file, without invisible characters but those of emoji, and with the line ends LF; empty if it isn't text. */
  source: string;
  /** Empty if it cannot be parsed. */
  frontMatter: Fields;
  /** Why the file, or its front matter, cannot be parsed, or `null`. */
  unreadable: Fault | null;
  /** The text after the front matter, whose lines are empty, so that line numbers are those of the file. */
  body: string;
  /** What a reader of the file does not see. */
  hidden: readonly Fault[];
}

const FRONT_MATTER =
  /^---[ \t]*\n((?:(?!---[ \t]*(?:\n|$)).*\n)*)---[ \t]*(?:\n|$)/;

/** A text with quotes, lists or brackets nested deeper isn't one that a person wrote, and takes a parser minutes. */
const DEEPEST = 40;
const DEEP_LINE = new RegExp(
  String.raw`(?:>[ \t]*|[-+*][ \t]+|\d{1,9}[.)][ \t]+|[[{(][ \t]*){${DEEPEST + 1}}|^[ \t]{${4 * DEEPEST}}`,
  'm',
);

/** More fields than this are none of a page, and looking each up in all of them takes minutes. */
const LONGEST = 200;

export function readTextFile(path: string, stored: string): TextFile {
  const empty = {path, source: '', frontMatter: {}, body: '', hidden: []};
  const [unreadable] = checkEncoding(path, stored);
  if (unreadable) {
    return {...empty, unreadable};
  }
  const source = withoutHidden(stored.replace(/\r\n?/g, '\n'));
  const hidden = checkCharacters(path, stored);
  const file = {...empty, source, hidden};
  const refuse = (line: number, message: string, body: string) => ({
    ...file,
    unreadable: {path, line, message},
    body,
  });
  const deep = DEEP_LINE.exec(source);
  if (deep) {
    return refuse(
      lineAt(source, deep.index),
      `more than ${DEEPEST} quotes, lists or brackets are inside each other: end some of them`,
      '',
    );
  }
  if (!/^---[ \t]*\n/.test(source)) {
    return /^\s*---/.test(source)
      ? refuse(
          1,
          'front matter starts with three dashes alone on the first line: correct that line',
          source,
        )
      : {...file, unreadable: null, body: source};
  }
  const [whole, fields] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined || fields === undefined) {
    return refuse(
      1,
      'the front matter never ends: write three dashes alone on the line after its last field',
      source,
    );
  }
  if (fields.split('\n').length > LONGEST + 1) {
    return refuse(
      1,
      `the front matter has more than ${LONGEST} lines: move text below it`,
      source,
    );
  }
  const body = whole.replace(/[^\n]+/g, '') + source.slice(whole.length);
  const {fields: frontMatter, fault} = readYaml(path, fields, 1);
  return {...file, frontMatter, unreadable: fault, body};
}

/** Reads the pages among some files of the project. */
export const readTextFiles = (
  paths: readonly string[],
  read: (path: string, encoding: 'utf8') => string,
): TextFile[] =>
  paths
    .filter((path) => contentKind(path) !== null)
    .map((path) => readTextFile(path, read(path, 'utf8')));

/** The texts in a value of front matter, which may be a list of objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? value.split('\n') : [];
}

/** The texts of the front matter, such as the title and the titles of the sources, each with the line of its field. */
export function fieldTexts({
  source,
  frontMatter,
}: Pick<TextFile, 'source' | 'frontMatter'>): TextLine[] {
  return Object.entries(frontMatter).flatMap(([field, value]) =>
    textsIn(value).map((text) => ({line: lineOfField(source, [field]), text})),
  );
}

/** Why the file is refused, apart from its fields and from the text after the front matter. */
function textRefusals(file: TextFile): Fault[] {
  const {path, unreadable, hidden} = file;
  // The theme writes the title of a post into a script for search engines, where a tag would end the script.
  const tags = faultsOf(path, fieldTexts(file), ({text}) => [
    /<[a-z/!?]/i.test(text) &&
      'the front matter holds a tag: write it without angle brackets',
  ]);
  return [...hidden, ...(unreadable ? [unreadable] : []), ...tags];
}

const check = ({path, frontMatter, source}: TextFile) =>
  checkFrontMatter(path, frontMatter, source);

/** Why the file is refused, apart from the text after the front matter. */
export function frontMatterRefusals(file: TextFile): Fault[] {
  return [...check(file).refusals, ...textRefusals(file)];
}

export function frontMatterFaults(file: TextFile): Fault[] {
  const refusals = textRefusals(file);
  return file.unreadable ? refusals : [...check(file).faults, ...refusals];
}
