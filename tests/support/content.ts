/** Reads the Markdown files of the site, front matter apart. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {contentKind} from '../../src/lib/content/frontMatter';
import {listFiles, projectDirectory} from './build';

export interface ContentFile {
  /** Relative to the project, with forward slashes. */
  path: string;
  frontMatter: Record<string, unknown>;
  /** Text after the front matter. */
  body: string;
}

export const contentFiles: readonly ContentFile[] = [
  'docs',
  'blog',
  'src/pages',
]
  .flatMap((directory) =>
    listFiles(path.join(projectDirectory, directory)).map(
      (file) => `${directory}/${file}`,
    ),
  )
  .filter((file) => contentKind(file) !== null)
  .sort()
  .map((file) => {
    const {data, content} = matter(
      readFileSync(path.join(projectDirectory, file), 'utf8'),
    );
    return {path: file, frontMatter: data, body: content};
  });
