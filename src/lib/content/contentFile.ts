import matter from 'gray-matter';
import type {Fault} from './fault';
import {checkFrontMatter} from './frontMatter';
import {readMarkdown, type MarkdownPage} from './markdown';

/** A Markdown file with its front matter apart. */
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

/** A Markdown file that is a page of the site. */
export interface ContentFile extends TextFile {
  /** The file, read for its headings, links and code. */
  page: MarkdownPage;
}

/** What the YAML reader throws. */
interface YamlError {
  reason?: string;
  /** Counted from 0, which is the line of the first three dashes. */
  mark?: {line: number};
}

export function readTextFile(path: string, source: string): TextFile {
  try {
    // The options keep the reader from its cache, which forgets that a text could not be read.
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

export function readContentFile(path: string, source: string): ContentFile {
  return {...readTextFile(path, source), page: readMarkdown(path, source)};
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
