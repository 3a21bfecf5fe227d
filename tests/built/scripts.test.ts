/** Which code and which facts reach the visitors of a page. */
import {expect, test} from 'vitest';
import {errorCodes} from '../../src/data/errorCodes';
import {lifecycle} from '../../src/data/lifecycle';
import {sources} from '../../src/data/sources';
import {shownSource} from '../../src/lib/text/shownSource';
import {readBuilt} from '../support/build';
import {builtFiles, builtRoutes, pageOf} from '../support/builtPages';

/**
 * The scripts that a page names, without those that it loads on demand. That it loads no others is a test in
 * `site-rest/first-paint.test.ts`.
 */
function scriptsOf(route: string): string[] {
  const $ = pageOf(route);
  return $('script[src], link[as="script"]')
    .toArray()
    .map((each) => ($(each).attr('src') ?? $(each).attr('href'))!.slice(1));
}

const textOf = (route: string) =>
  [...new Set(scriptsOf(route))].map(readBuilt).join('\n');

/** Whether a script contains a text, with either kind of quotes. */
const isIn = (script: string) => (text: string) =>
  script.includes(text) ||
  script.includes(text.replaceAll("'", String.raw`\'`));

test.each(builtRoutes)(
  '%s preloads each of its scripts once, and runs them below its text',
  (route) => {
    const $ = pageOf(route);
    const run = 'body > div ~ script[src][defer]';
    const preload = 'head > link[rel=preload][fetchpriority=low]';
    expect($(run).length).toBe($('script[src]').length);
    expect($(preload).length).toBe($('link[as=script]').length);
    const preloaded = scriptsOf(route).slice(0, $(preload).length);
    expect(new Set(preloaded).size).toBe(preloaded.length);
    expect(preloaded.length).toBeGreaterThan($(run).length);
    expect(scriptsOf(route).slice(preloaded.length)).toEqual(
      preloaded.slice(0, $(run).length),
    );
    expect(preloaded.filter((file) => !file.endsWith('.js'))).toEqual([]);
  },
);

// On /troubleshoot, the entries are in the HTML.
test.each([
  '/',
  '/faq',
  '/kms38',
  '/blog',
  '/windows_10_links',
  '/troubleshoot',
])('%s loads no error reference', (route) => {
  const script = textOf(route);
  expect(script.length).toBeGreaterThan(10_000);
  const symbols = errorCodes.flatMap(({symbol}) => symbol ?? []);
  expect(symbols.filter(isIn(script))).toEqual([]);
});

test('the tree of questions, which is for those without a script, is in none', () => {
  expect(textOf('/troubleshoot')).not.toContain('data-diagnosis-tree');
});

test('a page with a table loads only the rows of that table, and its own sources', () => {
  const script = textOf('/windows10_eol');
  const shown = pageOf('/windows10_eol')('main').text();
  const titles = Object.values(sources).map(
    (source) => shownSource(source).title,
  );
  const notes = lifecycle.flatMap(({note}) => note ?? []);
  for (const texts of [titles, notes]) {
    const shipped = texts.filter(isIn(script));
    expect(shipped.length).toBeGreaterThan(0);
    expect(shipped.filter((text) => !shown.includes(text))).toEqual([]);
  }
});

test.each([
  [
    'the status reader',
    'Windows Script Host is turned off',
    '/check_activation_status',
  ],
  ['the file verifier', 'File to check', '/genuine-installation-media'],
])('only its page loads the code of %s', (_, text, owner) => {
  const holding = builtFiles.filter(
    (file) =>
      /^assets\/js\/.*\.js$/.test(file) && readBuilt(file).includes(text),
  );
  const routes = builtRoutes.filter((route) =>
    scriptsOf(route).some((script) => holding.includes(script)),
  );
  expect(routes).toEqual([owner]);
});

test('the retries of src/client/chunkLoading.ts replace what the runtime loads and names chunks with', () => {
  const scripts = scriptsOf('/');
  const scriptNamed = (name: string) =>
    readBuilt(scripts.find((file) => file.includes(`/${name}.`))!);
  // Webpack's names of the two functions, which a bundler may change. An assignment without effect would stay unnoticed.
  for (const name of ['e', 'u']) {
    expect(scriptNamed('runtime~main')).toMatch(
      new RegExp(String.raw`\b\w+\.${name}=\w+=>`),
    );
    expect(scriptNamed('main')).toMatch(
      new RegExp(String.raw`\b(\w+)\.${name}=\(\w+=\1\.${name},`),
    );
  }
});

test('there is one worker file, with a name that hosts can send a separate CSP for', () => {
  expect(
    builtFiles.filter((file) => file.startsWith('assets/js/file-hash-worker.')),
  ).toHaveLength(1);
});

test('code is highlighted in the HTML, and no highlighter is loaded', () => {
  expect(pageOf('/check_activation_status')('.token').length).toBeGreaterThan(
    0,
  );
  for (const file of builtFiles.filter((name) => name.endsWith('.js'))) {
    expect(readBuilt(file), file).not.toContain('languages.clike');
  }
});

// The context of Docusaurus is how other programs learn what the site is.
test('browsers get the list of docs, the settings that say how the site is built, and a place of the search that its class names', () => {
  const scripts = textOf('/');
  expect(scripts).toContain('{"id":"kms38","path":"/kms38"');
  expect(scripts).toContain(
    '"experimental_storage":{"type":"localStorage","namespace":false}',
  );
  expect(scripts).toContain('"experimental_faster":{"swcJsLoader":false');
  expect(scripts).toContain('"i18n":{"defaultLocale":"en","locales":["en"]');
  expect(pageOf('/')('nav.navbar [class*=earchContainer]').length).toBe(1);
});
