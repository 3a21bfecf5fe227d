import {readMarkdown, type MarkdownPage} from './markdown';
import {readTextFile, type TextFile} from './textFile';

/** A Markdown file that is a page of the site. */
export interface ContentFile extends TextFile {
  page: MarkdownPage;
}

export function readContentFile(path: string, source: string): ContentFile {
  return {...readTextFile(path, source), page: readMarkdown(path, source)};
}
