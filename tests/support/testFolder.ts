import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** An empty folder for the running test, removed when the test is over. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mas-docs-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}
