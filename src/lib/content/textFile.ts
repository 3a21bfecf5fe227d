import matter from 'gray-matter';
import type {Fault} from './fault';
import {checkFrontMatter} from './frontMatter';

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

export function readTextFile(path: string, source: string): TextFile {
  try {
    // Passing options also disables gray-matter's cache, which swallows parse errors.
    const {data, content} = matter(source, options);
    return {path, source, frontMatter: data, unreadable: null, body: content};
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

export function frontMatterFaults({
  path,
  source,
  frontMatter,
  unreadable,
}: TextFile): Fault[] {
  return unreadable
    ? [unreadable]
    : checkFrontMatter(path, frontMatter, source).faults;
}
