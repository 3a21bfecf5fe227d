import {describe, expect, test} from 'vitest';
import {
  doubleHeaders,
  formatHeaders,
  headersFor,
  matches,
  parseHeaders,
  type Rule,
} from '../../../src/lib/headersFile';

const rules: readonly Rule[] = [
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

describe('the _headers file', () => {
  test('gives back the rules that were written', () => {
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  test('reads what people write: comments, empty lines, tabs, line ends of Windows', () => {
    expect(
      parseHeaders('# all\r\n\r\n/*\r\n\tX-A:  b: c \r\n  # more\r\n  X-D: e'),
    ).toEqual([{path: '/*', headers: {'X-A': 'b: c', 'X-D': 'e'}}]);
  });

  for (const text of ['  X-A: b', '/a\n  no header', '/a\n  X-A:', 'a/b']) {
    test(`names the line that is no header in ${JSON.stringify(text)}`, () => {
      expect(() => parseHeaders(text)).toThrow(/_headers, line \d: /);
    });
  }

  for (const [path, address, expected] of [
    ['/*', '/', true],
    ['/*', '/a/b.md', true],
    ['/kms38', '/kms38', true],
    ['/kms38', '/kms38.md', false],
    ['/kms38', '/docs/kms38', false],
    ['/*.md', '/blog/keyhole.md', true],
    ['/*.md', '/kms38xmd', false],
    ['/a.*', '/a.', true],
    ['/a*a', '/a', false],
  ] as const) {
    test(`the rule ${path} is ${expected ? '' : 'not '}for ${address}`, () => {
      expect(matches({path}, address)).toBe(expected);
    });
  }

  test('an address has the headers of every rule for it, joined as hosts join them', () => {
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

  test('a header that two rules set for one address is named', () => {
    expect(doubleHeaders(rules, ['/', '/assets/x.js', '/kms38'])).toEqual([]);
    expect(
      doubleHeaders(
        [...rules, {path: '/assets/js/*', headers: {'Cache-Control': 'b'}}],
        ['/assets/css/x.css', '/assets/js/x.js'],
      ),
    ).toEqual([
      'The rules /assets/* and /assets/js/* both set Cache-Control of /assets/js/x.js; hosts would join the two values.',
    ]);
  });
});
