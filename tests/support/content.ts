/** Reads the Markdown files of the site, front matter apart. */
import matter from 'gray-matter';
import {contentKind} from '../../src/lib/content/frontMatter';
import {readMarkdown, type MarkdownPage} from '../../src/lib/content/markdown';
import {projectFiles, readProject} from './sources';

export interface ContentFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  frontMatter: Record<string, unknown>;
  /** Text after the front matter. */
  body: string;
  /** The file, read for its headings, links and code. */
  page: MarkdownPage;
}

export const contentFiles: readonly ContentFile[] = projectFiles(
  'docs',
  'blog',
  'src/pages',
)
  .filter((file) => contentKind(file) !== null)
  .map((file) => {
    const source = readProject(file);
    const {data, content} = matter(source);
    return {
      path: file,
      frontMatter: data,
      body: content,
      page: readMarkdown(file, source),
    };
  });
