import {expect, test} from 'vitest';
import {
  formatHeaders,
  headersFor,
  parseHeaders,
  type PathHeaders,
} from '../../../src/build/headersFile';

const rules: readonly PathHeaders[] = [
  {path: '/*', headers: {'X-Content-Type-Options': 'nosniff'}},
  {path: '/assets/*', headers: {'Cache-Control': 'immutable'}},
  {
    path: '/kms38',
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; img-src 'self' data:",
    },
  },
];

test('parses the rules that it formats', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

test('a path gets the headers of every matching rule, joined as hosts do', () => {
  expect(headersFor(rules, '/assets/x.js')).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'immutable',
  });
  expect(
    headersFor(
      [...rules, {path: '/a*', headers: {'Cache-Control': 'b'}}],
      '/assets/x',
    ),
  ).toMatchObject({'Cache-Control': 'immutable, b'});
});
