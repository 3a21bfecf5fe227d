import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readFaults} from '../../../../checks/commands/faults.mjs';
import {testFolder} from '../../../support/testFolder';

/** Paths of a page and a data module. */
function writeFiles() {
  const folder = testFolder();
  const page = path.join(folder, 'my page (1).md');
  const data = path.join(folder, 'data.ts');
  writeFileSync(page, '');
  writeFileSync(data, '');
  return {page, data};
}

const read = (...lines: string[]) => readFaults(lines.join('\n'));

test('finds the faults in the output of each kind of check, also in a file with spaces in its name', () => {
  const {page, data} = writeFiles();
  expect(
    read(
      `${page}:3 error MD012/no-multiple-blanks x`,
      `${page}:4:15 - Unknown word (x)`,
      `  ${page}:5: a placeholder is left`,
      `${data}(6,21): error TS2741: Property x is missing`,
      'missing.md:7: no such file',
      'Tests (3 failed): 20',
    ),
  ).toEqual([
    {path: page, line: 3, message: 'error MD012/no-multiple-blanks x'},
    {path: page, line: 4, message: '- Unknown word (x)'},
    {path: page, line: 5, message: 'a placeholder is left'},
    {path: data, line: 6, message: 'error TS2741: Property x is missing'},
  ]);
});

test('reports a fault once', () => {
  const {page} = writeFiles();
  const line = `${page}:3:1 error MD032/blanks-around-lists x`;
  expect(read(line, line)).toHaveLength(1);
});
