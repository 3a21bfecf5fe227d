import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type YAMLParseError} from 'yaml';
import type {SourceText} from '../../checks/rules/scope';
import {listFiles, projectDirectory} from './build';
import {expectNoFaults} from './faults';

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
export function readProject(
  file: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
): string {
  const text = readFileSync(path.join(projectDirectory, file), encoding);
  return encoding === 'utf8' ? text.replaceAll('\r\n', '\n') : text;
}

/** The content of a YAML file. If it cannot be read, the error says in which line, as a fault does. */
export function readProjectYaml(file: string): unknown {
  try {
    return parse(readProject(file));
  } catch (error) {
    const {message, linePos} = error as YAMLParseError;
    const [reason = ''] = message.split(/ at line |:?\n/);
    expectNoFaults([
      {
        path: file,
        line: linePos?.[0].line ?? 1,
        message: `the file cannot be read, here or a line above (${reason}): end each key with a colon, and indent its fields with spaces`,
      },
    ]);
    throw error;
  }
}

/** All text files of the site, code included, with README and `.github`. */
export const sourceTexts: readonly SourceText[] = [
  ...projectFiles('docs', 'blog', 'checks', 'src', 'static', '.github'),
  'README.md',
]
  .filter(
    (file) => TEXT.test(file) && existsSync(path.join(projectDirectory, file)),
  )
  .map((file) => ({path: file, text: readProject(file)}));
