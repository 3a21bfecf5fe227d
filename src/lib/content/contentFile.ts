import matter from 'gray-matter';
import {readMarkdown, type MarkdownPage} from './markdown';

/** A Markdown file that is a page of the site, front matter apart. */
export interface ContentFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  /** The whole file. */
  source: string;
  frontMatter: Record<string, unknown>;
  /** Text after the front matter. */
  body: string;
  /** The file, read for its headings, links and code. */
  page: MarkdownPage;
}

/** Throws what the YAML reader throws when the front matter cannot be read. */
export function readContentFile(path: string, source: string): ContentFile {
  // The options keep the reader from its cache, which forgets that a text could not be read.
  const {data, content} = matter(source, {});
  return {
    path,
    source,
    frontMatter: data,
    body: content,
    page: readMarkdown(path, source),
  };
}

/** The address of a page: docs are named by their file, posts by their slug. */
export function routeOf({
  path,
  frontMatter,
}: Pick<ContentFile, 'path' | 'frontMatter'>): string {
  const name = path.replace(/^(?:docs|blog|src\/pages)\/(.*)\.mdx?$/, '$1');
  return path.startsWith('blog/')
    ? `/blog/${String(frontMatter.slug)}`
    : String(frontMatter.slug ?? `/${name}`);
}
