import {expect, test} from 'vitest';
import {productNames} from '../../../src/data/spelling';

test('no spelling stands twice, and none is both right and wrong', () => {
  const spellings = productNames.flatMap(({name, wrong}) => [name, ...wrong]);
  expect(new Set(spellings).size).toBe(spellings.length);
});

test('a wrong spelling differs by more than what the capitalization check finds', () => {
  const redundant = productNames.flatMap(({name, wrong, anyCase = true}) =>
    wrong.filter(
      (spelling) => anyCase && spelling.toLowerCase() === name.toLowerCase(),
    ),
  );
  expect(redundant).toEqual([]);
});
