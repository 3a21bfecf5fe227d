import {expect, test} from 'vitest';
import {termOf} from '../../../../src/lib/search/tokenize';
import {nearestSpelling} from '../../../../src/lib/search/nearestSpelling';
import {unitsOf} from '../../../../src/lib/search/units';
import {markWords} from '../../../../src/lib/search/markWords';

test('the plural of a word in -us has its term', () => {
  expect(termOf('viruses')).toBe(termOf('virus'));
  expect(termOf('causes')).toBe(termOf('cause'));
});

test.each([
  ['wi', false],
  ['win', true],
  ['win ', false],
])('the last word of %j can go on: %s', (query, mayGoOn) => {
  expect(unitsOf(query)).toMatchObject([{mayGoOn}]);
});

test('of equally near words, the first is meant, and a nearer one that follows wins', () => {
  expect(nearestSpelling('hostt', ['hosts', 'hosta'])).toBe('hosts');
  expect(nearestSpelling('hostt', ['hosta', 'hosts'])).toBe('hosta');
  // Eight letters allow two mistakes, seven only one.
  expect(nearestSpelling('activtae', ['activates', 'activate'])).toBe(
    'activate',
  );
  expect(nearestSpelling('serverxx', ['servers'])).toBe('servers');
  expect(nearestSpelling('serverx', ['serves'])).toBeNull();
});

test('marks whole words and keeps the text', () => {
  const text = 'Run slmgr.vbs /dlv <b>here</b>.';
  const segments = markWords(text, new Set(['slmgr.vbs', 'here']));
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(
    segments.filter(({isMarked}) => isMarked).map((segment) => segment.text),
  ).toEqual(['slmgr.vbs', 'here']);
});
