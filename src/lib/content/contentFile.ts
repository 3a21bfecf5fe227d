import {lineOfField} from './frontMatter';
import {readMarkdown, type MarkdownPage} from './markdown';
import type {ShownText} from './rules/scope';
import {readTextFile, type TextFile} from './textFile';

/** A Markdown file that is a page of the site. */
export interface ContentFile extends TextFile {
  page: MarkdownPage;
}

export function readContentFile(path: string, source: string): ContentFile {
  return {...readTextFile(path, source), page: readMarkdown(path, source)};
}

/** The texts in a value of front matter, which may be a list of objects. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === 'string' ? value.split('\n') : [];
}

/** What visitors get of a page, including its title, its description and its sources. */
export function shownText({
  path,
  source,
  frontMatter,
  page,
}: ContentFile): ShownText {
  const fields = Object.entries(frontMatter).flatMap(([field, value]) =>
    textsIn(value).map((text) => ({line: lineOfField(source, [field]), text})),
  );
  return {path, lines: [...fields, ...page.shown]};
}
