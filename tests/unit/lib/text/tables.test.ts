import {expect, test} from 'vitest';
import {splitColumns} from '../../../../src/lib/text/tables';

test('one with the same text in every row leaves the table', () => {
  expect(
    splitColumns(
      ['Product', 'License', 'Channel'],
      [
        ['A', 'Volume', 'Current'],
        ['B', 'Volume', 'Monthly'],
      ],
    ),
  ).toEqual({
    shown: [0, 2],
    shared: [{label: 'License', value: 'Volume'}],
  });
});

test('the first one stays, and so does anything but text', () => {
  const mark = {};
  expect(
    splitColumns(
      ['Product', 'Mark'],
      [
        ['A', mark],
        ['A', mark],
      ],
    ),
  ).toEqual({shown: [0, 1], shared: []});
});

test('a single row keeps its columns', () => {
  expect(splitColumns(['Product', 'License'], [['A', 'Volume']])).toEqual({
    shown: [0, 1],
    shared: [],
  });
});
