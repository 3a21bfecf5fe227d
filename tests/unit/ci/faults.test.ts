import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readFaults} from '../../../.ci/checks/faults.mjs';
import {testFolder} from '../../support/testFolder';

/** Paths of a page and a data module. */
function writeFiles() {
  const folder = testFolder();
  const page = path.join(folder, 'my page (1).md');
  const data = path.join(folder, 'data.ts');
  writeFileSync(page, '');
  writeFileSync(data, '');
  return {page, data};
}

const read = (...lines: string[]) =>
  readFaults(lines.join('\n'), (message) => message.toUpperCase());

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
    {path: page, line: 3, message: 'ERROR MD012/NO-MULTIPLE-BLANKS X'},
    {path: page, line: 4, message: '- UNKNOWN WORD (X)'},
    {path: page, line: 5, message: 'A PLACEHOLDER IS LEFT'},
    {path: data, line: 6, message: 'ERROR TS2741: PROPERTY X IS MISSING'},
  ]);
});

test('reports a fault once, and of a file that TypeScript cannot read only the first', () => {
  const {page, data} = writeFiles();
  expect(
    read(
      `${page}:3:1 error MD032/blanks-around-lists x`,
      `${page}:3:8 error MD032/blanks-around-lists x`,
      `${data}(6,21): error TS1005: ',' expected.`,
      `${data}(6,23): error TS1005: ',' expected.`,
      `${data}(7,1): error TS1002: Unterminated string literal.`,
    ).map(({line}) => line),
  ).toEqual([3, 6]);
});
