import {expect, test} from 'vitest';
import {nearestSpelling} from '../../../../src/lib/search/nearestSpelling';

test.each([
  ['hsot', 'host'],
  ['actvation', 'activation'],
  ['windwos', 'windows'],
  ['sever', 'server'],
  ['minecraft', null],
  ['rice', null],
  ['iwndows', 'windows'],
  ['hst', null],
  ['kms83', null],
])('"%s" is nearest to %s', (word, nearest) => {
  const known = [
    'host',
    'hosts',
    'activation',
    'windows',
    'server',
    'kms38',
    'price',
  ];
  expect(nearestSpelling(word, known)).toBe(nearest);
});
