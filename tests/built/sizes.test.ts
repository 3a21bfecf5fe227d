/** How much the first visit to a page loads, compressed, and how soon it can paint. */
import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {indexFile} from '../../src/lib/search/indexFile';
import {readBuilt, readBuiltBytes} from '../support/build';
import {builtRoutes, pageOf} from '../support/builtPages';
import {fileOfRoute} from '../support/routes';

/**
 * Kilobytes of HTML, styles and scripts that a first visit to a page loads; `/*` is the heaviest of the rest. To
 * allow more, write the figure that the failing test names, and say in the pull request what the visitor gets for it.
 */
const firstVisit: Readonly<Record<string, number>> = {
  '/': 129.8,
  '/kms38': 129.3,
  '/troubleshoot': 183.2,
  '/check_activation_status': 168.1,
  '/change_windows_edition': 160.1,
  '/blog': 115.3,
  '/*': 156.8,
};

/** As a share of the figure: noise of the compression and of names that scripts get, in either direction. */
const allowance = 0.03;

/** Kilobytes that a list of posts may load more for each post after the first. A post may be as long as any page. */
const furtherPost = 2.5;

/** Bytes of the search index for each page, compressed: see `src/lib/search/README.md`. */
const searchIndexPerPage = 1500;

const compressed = new Map<string, Buffer>();

function compress(file: string): Buffer {
  const body = compressed.get(file) ?? brotliCompressSync(readBuiltBytes(file));
  compressed.set(file, body);
  return body;
}

/** Scripts and styles that a page names, in tags or in inline scripts. Prefetched files of other pages do not count. */
const assetsOf = (html: string) =>
  new Set(
    html
      .replace(/<link\b[^>]*\brel="?prefetch\b[^>]*>/g, '')
      .match(/assets\/(?:css|js)\/[\w.~-]+\.(?:css|js)\b/g),
  );

function kilobytesOf(route: string): number {
  const page = fileOfRoute(route);
  const bytes = [page, ...assetsOf(readBuilt(page))]
    .map((file) => compress(file).length)
    .reduce((total, size) => total + size);
  const further = Math.max(pageOf(route)('article').length - 1, 0);
  return Math.round(bytes / 100) / 10 - further * furtherPost;
}

/** A page has its own entry, or belongs to the rest. */
const entryOf = (route: string) => (route in firstVisit ? route : '/*');

test.each(Object.entries(firstVisit))(
  'a first visit to %s loads %s kB',
  (entry, limit) => {
    const routes = builtRoutes.filter((route) => entryOf(route) === entry);
    const heaviest = Math.max(...routes.map(kilobytesOf));
    expect(heaviest).toBeLessThanOrEqual(limit * (1 + allowance));
    // A limit far above the page would let it grow unseen.
    expect(heaviest, 'write the smaller figure').toBeGreaterThanOrEqual(
      limit * (1 - allowance),
    );
  },
);

test('the search index is small', () => {
  expect(compress(indexFile).length).toBeLessThanOrEqual(
    searchIndexPerPage * builtRoutes.length,
  );
});

/** Bytes that a server sends before it waits for the browser: ten packets, minus room for the response headers. */
const firstFlight = 14_000;

/** Number of characters. A phone shows fewer before scrolling. */
const firstScreenLength = 1000;

/**
 * A page's HTML to the end of the first screen: after as much text of its main part as a phone shows. The list of
 * contents does not count, because a phone shows it folded.
 */
function firstScreenOf(html: string): string {
  const tokens =
    /<(script|style|nav)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+/g;
  tokens.lastIndex = html.indexOf('<main');
  let shown = 0;
  for (;;) {
    const token = tokens.exec(html)?.[0] ?? '</main>';
    shown += token.startsWith('<') ? 0 : token.length;
    if (shown >= firstScreenLength || token === '</main>') {
      return html.slice(0, tokens.lastIndex || undefined);
    }
  }
}

describe.each(builtRoutes)('the first screen of %s', (route) => {
  const file = fileOfRoute(route);
  const screen = firstScreenOf(readBuilt(file));

  test('arrives in the first network flight', () => {
    const arrived = brotliDecompressSync(
      compress(file).subarray(0, firstFlight),
      {finishFlush: constants.BROTLI_OPERATION_FLUSH},
    );
    expect(arrived.length).toBeGreaterThanOrEqual(Buffer.byteLength(screen));
  });

  test('waits for no other file', () => {
    expect(
      screen
        .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
        .match(
          /<link\b[^>]*\brel="?stylesheet\b[^>]*>|<script\b(?![^>]*\b(?:defer|async|type="?module)\b)[^>]*\bsrc=[^>]*>/,
        ),
    ).toBeNull();
  });
});
