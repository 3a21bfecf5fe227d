import {expect, test} from 'vitest';
import {formatFaults} from '../../../../checks/fault';
import {unusedImages} from '../../../../checks/rules/images';

test('a fault has the file, the line, the problem and the fix', () => {
  expect(
    formatFaults([
      {path: 'docs/b.md', line: 2, message: 'second'},
      {path: 'docs/a.md', line: 10, message: 'first'},
      {path: 'docs/a.md', line: 9, message: 'zeroth'},
    ]),
  ).toBe('docs/a.md:9: zeroth\ndocs/a.md:10: first\ndocs/b.md:2: second');
});

test('images that no source names are faults; other files are not images', () => {
  expect(
    unusedImages(
      ['static/img/a.png', 'static/img/b.svg', 'static/robots.txt'],
      ['![A](/img/a.png)'],
    ).map(({path}) => path),
  ).toEqual(['static/img/b.svg']);
});
