/** Reads the finished build from disk. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const projectDirectory = path.resolve(__dirname, '../..');

/** `BUILD_DIR` names a copy, so that a fault can be put into it to see the tests of `built/` fail. */
export const buildDirectory = path.resolve(
  projectDirectory,
  process.env.BUILD_DIR ?? 'build',
);

function pathInBuild(file: string): string {
  if (!existsSync(buildDirectory)) {
    throw new Error(
      'There is no build/ to test. Run "npm run build" first, or "npm test" for everything.',
    );
  }
  return path.join(buildDirectory, file);
}

/** The text of a built file. */
export const readBuilt = (file: string): string =>
  readFileSync(pathInBuild(file), 'utf8');

/** The bytes of a built file. */
export const readBuiltBytes = (file: string): Buffer =>
  readFileSync(pathInBuild(file));

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
