/** Reads the finished build from disk. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const projectDirectory = path.resolve(__dirname, '../..');
export const buildDirectory = path.join(projectDirectory, 'build');

/** The text of a built file. */
export function readBuilt(file: string): string {
  if (!existsSync(buildDirectory)) {
    throw new Error(
      'There is no build/ to test. Run "npm run build" first, or "npm test" for everything.',
    );
  }
  return readFileSync(path.join(buildDirectory, file), 'utf8');
}

/** Every file below `directory`, as paths relative to it with forward slashes. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(directory, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    );
}
