import matter from 'gray-matter';
import type {Fault} from './fault';
import {checkFrontMatter} from './frontMatter';

/** A Markdown file, split into front matter and text. */
export interface TextFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  /** The whole file. */
  source: string;
  /** Empty when it cannot be read. */
  frontMatter: Record<string, unknown>;
  /** Why the front matter cannot be read, or `null`. */
  unreadable: Fault | null;
  /** Text after the front matter. */
  body: string;
}

/** What the YAML reader throws. */
interface YamlError {
  reason?: string;
  /** Counted from 0, which is the line of the first three dashes. */
  mark?: {line: number};
}

export function readTextFile(path: string, source: string): TextFile {
  try {
    // Passing options disables gray-matter's cache, which swallows parse errors.
    const {data, content} = matter(source, {});
    return {path, source, frontMatter: data, unreadable: null, body: content};
  } catch (error) {
    const {reason, mark} = error as YamlError;
    const unreadable = {
      path,
      line: (mark?.line ?? 0) + 1,
      message: `the front matter cannot be read, here or a line above (${reason ?? String(error)}): put quotation marks around a value that holds a colon or a number sign, and start each field at the left edge`,
    };
    const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
    return {path, source, frontMatter: {}, unreadable, body};
  }
}

/** What is wrong with the front matter of a page. */
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
