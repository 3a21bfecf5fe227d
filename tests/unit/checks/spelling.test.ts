import {expect, test} from 'vitest';
import {productNames} from '../../../checks/data/spelling';

test('spellings are unique, and none is both right and wrong', () => {
  const spellings = productNames.flatMap(({name, wrong}) => [name, ...wrong]);
  expect(new Set(spellings).size).toBe(spellings.length);
});

test('no wrong spelling differs only in capitalization, which is checked anyway', () => {
  const redundant = productNames.flatMap(({name, wrong, anyCase = true}) =>
    wrong.filter(
      (spelling) => anyCase && spelling.toLowerCase() === name.toLowerCase(),
    ),
  );
  expect(redundant).toEqual([]);
});
