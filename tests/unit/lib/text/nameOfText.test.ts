import {expect, test} from 'vitest';
import {nameOfText} from '../../../../src/lib/text/nameOfText';

test.each([
  [' home to pro\n', 'home to pro'],
  ['a\nb', 'Report, 2 lines'],
  ['a\r\nb\r\n\r\nc', 'Report, 4 lines'],
  [`my key ${Array(5).fill('A1B2C').join('-')} fails`, 'A product key'],
  [`${Array(5).fill('A1B2C').join('-')}\nfails`, 'Report, 2 lines'],
  // Of a masked one, there is nothing to keep private.
  [Array(5).fill('XXXXX').join('-'), 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX'],
  [Array(4).fill('A1B2C').join('-'), 'A1B2C-A1B2C-A1B2C-A1B2C'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), 'x'.repeat(200)],
])('the name of %j', (text, name) => {
  expect(nameOfText(text, 'Report')).toBe(name);
});
