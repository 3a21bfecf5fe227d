import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceText} from '../../src/lib/content/rules/scope';
import {listFiles, projectDirectory} from './build';

const TEXT =
  /\.(?:css|html|json|md|mdx|mjs|svg|ts|tsx|txt|webmanifest|xml|ya?ml)$/;

/** Sorted paths of the files in the given folders, relative to the project. */
export function projectFiles(...directories: string[]): string[] {
  return directories
    .flatMap((directory) =>
      listFiles(path.join(projectDirectory, directory)).map(
        (file) => `${directory}/${file}`,
      ),
    )
    .sort();
}

/** The text of a file. An editor on Windows may have saved it with CRLF, which Git turns into LF. */
export function readProject(file: string): string {
  return readFileSync(path.join(projectDirectory, file), 'utf8').replaceAll(
    '\r\n',
    '\n',
  );
}

/** All text files of the site, code included, with README and `.github`. */
export const sourceTexts: readonly SourceText[] = [
  ...projectFiles('docs', 'blog', 'src', 'static', '.github'),
  'README.md',
]
  .filter(
    (file) => TEXT.test(file) && existsSync(path.join(projectDirectory, file)),
  )
  .map((file) => ({path: file, text: readProject(file)}));
