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

test('accepts comments, empty lines, tabs and Windows line endings', () => {
  expect(
    parseHeaders('# all\r\n\r\n/*\r\n\tX-A:  b: c \r\n  # more\r\n  X-D: e'),
  ).toEqual([{path: '/*', headers: {'X-A': 'b: c', 'X-D': 'e'}}]);
});

test.each(['  X-A: b', '/a\n  no header', '/a\n  X-A:', 'a/b'])(
  'reports the invalid line in %j',
  (text) => {
    expect(() => parseHeaders(text)).toThrow(/_headers, line \d: /);
  },
);

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
