import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates an empty folder, by default outside the project, which is removed after the current test. */
export function testFolder(parent = tmpdir()): string {
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(path.join(parent, 'mas-docs-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}
