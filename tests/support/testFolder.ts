import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates an empty folder, which is removed after the current test. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mas-docs-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}
