import {readMarkdown, type MarkdownPage} from './markdown';
import type {ShownText} from './rules/scope';
import {fieldTexts, readTextFile, type TextFile} from './textFile';

/** A Markdown file that is a page of the site. */
export interface ContentFile extends TextFile {
  page: MarkdownPage;
}

export function readContentFile(path: string, source: string): ContentFile {
  const file = readTextFile(path, source);
  return {...file, page: readMarkdown(path, file.body)};
}

/** What visitors get of a page, including its title, its description and its sources. */
export function shownText(file: ContentFile): ShownText {
  return {path: file.path, lines: [...fieldTexts(file), ...file.page.shown]};
}
