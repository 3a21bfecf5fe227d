import path from 'node:path';
import {expect, test} from 'vitest';
import {faultTable, readFaults} from '../../../../checks/commands/faults.mjs';
import {testFolder} from '../../../support/testFolder';

test('finds each fault in the output of each kind of check once, also in a file with spaces in its name', () => {
  const folder = testFolder({'my page (1).md': '', 'data.ts': ''});
  const page = path.join(folder, 'my page (1).md');
  const data = path.join(folder, 'data.ts');
  const output = `${page}:3 error MD012/no-multiple-blanks x
${page}:3 error MD012/no-multiple-blanks x
${page}:4:15 - Unknown word (x)
  ${page}:5: a placeholder is left
${data}(6,21): error TS2741: Property x is missing
  It is required in type y.
missing.md:7: no such file
Tests (3 failed): 20`;
  expect(readFaults(output)).toEqual([
    {path: page, line: 3, message: 'error MD012/no-multiple-blanks x'},
    {path: page, line: 4, message: '- Unknown word (x)'},
    {path: page, line: 5, message: 'a placeholder is left'},
    {
      path: data,
      line: 6,
      message: 'error TS2741: Property x is missing It is required in type y.',
    },
  ]);
});

test('a bar does not end the cell of a fault in the table', () => {
  expect(faultTable([{path: 'a.md', line: 2, message: 'x | y'}])).toContain(
    '| `a.md:2` | x \\| y |',
  );
});
