import matter from 'gray-matter';
import type {Fault} from './fault';
import {checkFrontMatter, lineOfField} from './frontMatter';
import type {TextLine} from './markdown';

/** A Markdown file, split into front matter and text. */
export interface TextFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  /** The whole file. */
  source: string;
  /** Empty if it cannot be parsed. */
  frontMatter: Record<string, unknown>;
  /** Why the front matter cannot be parsed, or `null`. */
  unreadable: Fault | null;
  /** Text after the front matter. */
  body: string;
}

/** The error that the YAML parser throws. */
interface YamlError extends Error {
  reason?: string;
  /** Zero-based; line 0 is the opening `---`. */
  mark?: {line: number};
}

const RUNS_CODE =
  'the front matter would run as code: write three dashes alone on the first line';

/** By default, the parser runs the front matter of a file that starts with `---js`. */
const options = {
  engines: {
    javascript: () => {
      throw new Error(RUNS_CODE);
    },
  },
};

const NOT_CLOSED =
  'the front matter never ends: write three dashes alone on the line after its last field';

/**
 * Front matter with its dates as the file has them. YAML turns a date into an object, and there a day that does not
 * exist becomes another one: February 30 is March 2.
 */
function withDatesAsWritten(
  frontMatter: Record<string, unknown>,
  source: string,
): Record<string, unknown> {
  const lines = source.split(/\r?\n/);
  const asWritten = (field: string) =>
    lines[lineOfField(source, [field]) - 1]!.replace(/^[^:]*:/, '')
      .replace(/\s#.*$/, '')
      .trim();
  return Object.fromEntries(
    Object.entries(frontMatter).map(([field, value]) => [
      field,
      value instanceof Date ? asWritten(field) : value,
    ]),
  );
}

export function readTextFile(path: string, source: string): TextFile {
  if (/^---\r?\n/.test(source) && !/\n---\s*(?:\n|$)/.test(source)) {
    const unreadable = {path, line: 1, message: NOT_CLOSED};
    return {path, source, frontMatter: {}, unreadable, body: source};
  }
  try {
    // Passing options also disables gray-matter's cache, which swallows parse errors.
    const {data, content} = matter(source, options);
    const frontMatter = withDatesAsWritten(data, source);
    return {path, source, frontMatter, unreadable: null, body: content};
  } catch (error) {
    const {message, reason, mark} = error as YamlError;
    const unreadable = {
      path,
      line: (mark?.line ?? 0) + 1,
      message:
        message === RUNS_CODE
          ? RUNS_CODE
          : `the front matter cannot be read, here or a line above (${reason ?? message}): put quotation marks around a value that holds a colon or a number sign, and start each field at the left edge`,
    };
    const body = source.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, '');
    return {path, source, frontMatter: {}, unreadable, body};
  }
}

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

/** Why the front matter could run code, or why it cannot be read. */
export function frontMatterRefusals(file: TextFile): Fault[] {
  const {path, unreadable} = file;
  if (unreadable) {
    return [unreadable];
  }
  // The theme writes the title of a post into a script for search engines, where a tag would end the script.
  return fieldTexts(file)
    .filter(({text}) => /<[a-z/!?]/i.test(text))
    .map(({line}) => ({
      path,
      line,
      message: 'the front matter holds a tag: write it without angle brackets',
    }));
}

export function frontMatterFaults(file: TextFile): Fault[] {
  const {path, source, frontMatter, unreadable} = file;
  const refusals = frontMatterRefusals(file);
  return unreadable
    ? refusals
    : [...checkFrontMatter(path, frontMatter, source).faults, ...refusals];
}
