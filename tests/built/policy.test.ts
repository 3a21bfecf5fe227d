import {expect, test} from 'vitest';
import {headersFor, matches, parseHeaders} from '../../src/build/headersFile';
import {policyInHead, policyOfFile, withoutHashes} from '../fixtures/headers';
import {readBuilt} from '../support/build';
import {builtFiles, builtRoutes, pageOf} from '../support/builtPages';

const rules = parseHeaders(readBuilt('_headers'));
const files = builtFiles.filter((file) => file !== '_headers');

test.each(builtRoutes)('%s has its CSP in its head', (route) => {
  const policy = pageOf(route)(
    'head > meta[http-equiv=Content-Security-Policy]',
  ).attr('content');
  expect(withoutHashes(policy ?? '')).toBe(policyInHead);
});

test('every rule matches a file, and no two set the same header for one, except policies, which all apply', () => {
  const addresses = files.map((file) =>
    `/${file}`.replace(/^\/index\.html$|\.html$/, (end) =>
      end.startsWith('/') ? '/' : '',
    ),
  );
  const unused = rules.filter(
    (rule) => !addresses.some((address) => matches(rule, address)),
  );
  expect(unused.map(({path}) => path)).toEqual([]);
  for (const address of addresses) {
    const names = rules
      .filter((rule) => matches(rule, address))
      .flatMap(({headers}) => Object.keys(headers))
      .filter((name) => name !== 'Content-Security-Policy');
    expect(names, address).toEqual([...new Set(names)]);
  }
});

test('every file but the pages has a rule for its cache lifetime', () => {
  expect(
    files.filter(
      (file) =>
        !file.endsWith('.html') &&
        !('Cache-Control' in headersFor(rules, `/${file}`)),
    ),
  ).toEqual([]);
});

test('only pages, and what they load, can run anything', () => {
  expect(
    files.filter(
      (file) =>
        !/\.html$|^assets\//.test(file) &&
        !headersFor(rules, `/${file}`)['Content-Security-Policy']?.endsWith(
          policyOfFile,
        ),
    ),
  ).toEqual([]);
});
