import {
  commonHeaders,
  policyInHeader,
  policyOfFile,
  policyOfHashWorker,
  withoutHashes,
} from '../fixtures/headers';
import {buildDirectory, listFiles} from '../support/build';
import {expect, open, test} from '../support/test';

const files = () =>
  listFiles(buildDirectory).filter((file) => file !== '_headers');
const built = (pattern: RegExp) =>
  `/${files().find((file) => pattern.test(file))}`;

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const hour = 'public, max-age=3600';
const day = 'public, max-age=86400';

const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidated,
};
/** A script or a style sheet, which a page loads. */
const part = (type: string) => ({
  'content-type': type,
  'cache-control': forever,
});
const file = (type: string, cache: string) => ({
  'content-type': type,
  'cache-control': cache,
  'content-security-policy': `${policyInHeader}, ${policyOfFile}`,
});
const text = (type: string) => file(`${type}; charset=utf-8`, hour);

/** About the connection, the file or its encoding. */
const technical =
  /^(?:connection|content-(?:encoding|length)|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/;

/** A missing file of any type has the not-found page. */
const gone = '/assets/js/gone.js';
/** By address, or by the name of a file whose name has a hash. */
const kinds: readonly (readonly [string | RegExp, Record<string, string>])[] = [
  ['/kms38', page],
  ['/', page],
  [gone, page],
  [/^assets\/js\/main\..*\.js$/, part('text/javascript')],
  [
    /^assets\/js\/file-hash-worker\./,
    {
      ...part('text/javascript'),
      'content-security-policy': `${policyInHeader}, ${policyOfHashWorker}`,
    },
  ],
  [/\.css$/, part('text/css')],
  ['/favicon.ico', file('image/x-icon', day)],
  [
    '/img/social-card.png',
    {
      ...file('image/png', day),
      'cross-origin-resource-policy': 'cross-origin',
    },
  ],
  ['/kms38.md', {...text('text/markdown'), 'x-robots-tag': 'noindex'}],
  ['/blog/rss.xml', text('application/rss+xml')],
  ['/blog/atom.xml', text('application/atom+xml')],
  ['/llms.txt', text('text/plain')],
  ['/robots.txt', text('text/plain')],
  ['/sitemap.xml', file('text/xml', hour)],
  ['/.well-known/security.txt', text('text/plain')],
  ['/licenses.txt', text('text/plain')],
  ['/manifest.webmanifest', file('application/manifest+json', day)],
  ['/search/index.json', file('application/json', revalidated)],
];

test('each kind of file has its own headers only', async ({request}) => {
  for (const [name, expected] of kinds) {
    const address = typeof name === 'string' ? name : built(name);
    const response = await request.get(address);
    expect(response.status(), address).toBe(address === gone ? 404 : 200);
    const headers = Object.entries(response.headers())
      .filter(([name]) => !technical.test(name))
      .map(([name, value]) => [
        name,
        withoutHashes(value).replace(/; ?charset/, '; charset'),
      ]);
    expect(Object.fromEntries(headers), address).toEqual({
      ...commonHeaders,
      ...expected,
    });
  }
});

test('the CSP blocks injected code', async ({page, consoleOutput, permit}) => {
  permit(
    /Content Security Policy|other\.example/,
    'the test injects what the CSP forbids',
  );
  await open(page, '/kms38');
  const ran = await page.evaluate(async () => {
    const probe = document.createElement('div');
    probe.innerHTML =
      '<p style="color: rgb(1, 2, 3)">x</p><img src="https://other.example/x.png" alt="">';
    document.body.append(probe);
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'p { color: rgb(1, 2, 3) !important }';
    document.head.append(style);
    await new Promise((resolve) =>
      probe.querySelector('img')!.addEventListener('error', resolve),
    );
    return {
      script: 'injected' in window,
      color: getComputedStyle(probe.querySelector('p')!).color,
    };
  });
  expect(ran.script).toBe(false);
  expect(ran.color).not.toBe('rgb(1, 2, 3)');
  for (const directive of ['script-src', 'style-src', 'img-src']) {
    expect(consoleOutput.join('\n')).toContain(directive);
  }
});

test('the worker may compile WebAssembly, pages may not', async ({page}) => {
  const compile = () =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      () => 'refused',
    );
  await open(page, '/kms38');
  expect(await page.evaluate(compile)).toBe('refused');
  const started = page.waitForEvent('worker');
  await page.evaluate(
    (address) => Object.assign(window, {worker: new Worker(address)}),
    built(/file-hash-worker/),
  );
  const worker = await started;
  expect(await worker.evaluate(compile)).toBe('compiled');
});
