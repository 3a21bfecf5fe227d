import {expect, test} from 'vitest';
import {headersFor, matches, parseHeaders} from '../../src/build/headersFile';
import {
  commonHeaders,
  policyInHead,
  policyInHeader,
  policyOfFile,
  policyOfHashWorker,
  withoutHashes,
} from '../fixtures/headers';
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

const hour = 'public, max-age=3600';
const day = 'public, max-age=86400';

const ofAssets = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const ofFile = (
  cache: string,
  more: Readonly<Record<string, string>> = {},
) => ({
  'Content-Security-Policy': `${policyInHeader}, ${policyOfFile}`,
  'Cache-Control': cache,
  ...more,
});
const typed = (type: string) => ({'Content-Type': type});
const plainText = ofFile(hour, typed('text/plain; charset=utf-8'));

/** What each kind of file gets beside the headers of all. A page has no rule of its own, so that hosts make browsers revalidate it. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': {},
  '/kms38': {},
  '/assets/js/main.js': ofAssets,
  '/assets/css/styles.css': ofAssets,
  '/assets/js/file-hash-worker.js': {
    ...ofAssets,
    'Content-Security-Policy': `${policyInHeader}, ${policyOfHashWorker}`,
  },
  '/favicon.ico': ofFile(day, {
    ...typed('image/x-icon'),
    'Cross-Origin-Resource-Policy': 'same-origin',
  }),
  '/img/social-card.png': ofFile(day, {
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
  '/kms38.md': ofFile(hour, {
    ...typed('text/markdown; charset=utf-8'),
    'X-Robots-Tag': 'noindex',
  }),
  '/blog/rss.xml': ofFile(hour, typed('application/rss+xml; charset=utf-8')),
  '/blog/atom.xml': ofFile(hour, typed('application/atom+xml; charset=utf-8')),
  '/sitemap.xml': ofFile(hour),
  '/llms.txt': plainText,
  '/robots.txt': plainText,
  '/licenses.txt': plainText,
  '/.well-known/security.txt': plainText,
  '/manifest.webmanifest': ofFile(day, typed('application/manifest+json')),
  '/search/index.json': ofFile('public, max-age=0, must-revalidate', {
    'Cross-Origin-Resource-Policy': 'same-origin',
  }),
};

test.each(Object.entries(kinds))('%s has its own headers only', (path, own) => {
  expect(headersFor(rules, path)).toEqual({...commonHeaders, ...own});
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
