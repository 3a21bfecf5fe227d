import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** The contents of files, by their paths in a folder. */
type Files = Readonly<Record<string, string>>;

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/** Creates a folder with files, by default outside the project, which is removed after the current test. */
export function testFolder(files: Files = {}, parent = tmpdir()): string {
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'mas-docs-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFiles(folder, files);
  return folder;
}
