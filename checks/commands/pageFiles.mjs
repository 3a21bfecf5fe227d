/** Lists the files of a project for the checks. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The folders of pages, relative to the project. */
export const pageFolders = ['docs', 'blog', 'src/pages'];

/**
 * The files below some folders of a project, and links to files, by path relative to it, with forward slashes.
 *
 * @param {string} project
 * @param {readonly string[]} folders
 * @returns {string[]}
 */
export function listFiles(project, folders) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(project, folder), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        path
          .relative(project, path.join(entry.parentPath, entry.name))
          .split(path.sep)
          .join('/'),
      ),
  );
}
