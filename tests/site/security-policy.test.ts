import {
  commonHeaders,
  policyInHeader,
  policyOfFile,
  policyOfHashWorker,
  withoutHashes,
} from '../fixtures/headers';
import {buildDirectory, listFiles} from '../support/build';

import {servers} from '../support/servers';
import {expect, open, test} from '../support/test';
const files = () =>
  listFiles(buildDirectory).filter((file) => file !== '_headers');
const built = (pattern: RegExp) =>
  `/${files().find((file) => pattern.test(file))}`;

const forever = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const hour = 'public, max-age=3600';
const day = 'public, max-age=86400';

const file = {
  'content-security-policy': `${policyInHeader}, ${policyOfFile}`,
};

const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': revalidated,
};

/** About the connection, the file or its encoding. */
const technical =
  /^(?:connection|content-(?:encoding|length)|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/;

const kinds = [
  ['a page', () => '/kms38', 200, page],
  ['the home page', () => '/', 200, page],
  [
    'the not-found page for a missing file of any type',
    () => '/assets/js/gone.js',
    404,
    page,
  ],
  [
    'a script',
    () => built(/^assets\/js\/main\..*\.js$/),
    200,
    {'content-type': 'text/javascript', 'cache-control': forever},
  ],
  [
    'the script that hashes files',
    () => built(/^assets\/js\/file-hash-worker\./),
    200,
    {
      'content-type': 'text/javascript',
      'cache-control': forever,
      'content-security-policy': `${policyInHeader}, ${policyOfHashWorker}`,
    },
  ],
  [
    'a style sheet',
    () => built(/\.css$/),
    200,
    {'content-type': 'text/css', 'cache-control': forever},
  ],
  [
    'the icon that browsers ask for by themselves',
    () => '/favicon.ico',
    200,
    {...file, 'content-type': 'image/x-icon', 'cache-control': day},
  ],
  [
    'an image made for sharing',
    () => '/img/social-card.png',
    200,
    {
      ...file,
      'content-type': 'image/png',
      'cache-control': day,
      'cross-origin-resource-policy': 'cross-origin',
    },
  ],
  [
    'a Markdown copy',
    () => '/kms38.md',
    200,
    {
      ...file,
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': hour,
      'x-robots-tag': 'noindex',
    },
  ],
  [
    'the RSS feed',
    () => '/blog/rss.xml',
    200,
    {
      ...file,
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': hour,
    },
  ],
  [
    'the Atom feed',
    () => '/blog/atom.xml',
    200,
    {
      ...file,
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': hour,
    },
  ],
  [
    'the list for language models',
    () => '/llms.txt',
    200,
    {
      ...file,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': hour,
    },
  ],
  [
    'the list for crawlers',
    () => '/robots.txt',
    200,
    {
      ...file,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': hour,
    },
  ],
  [
    'the sitemap',
    () => '/sitemap.xml',
    200,
    {
      ...file,
      'content-type': 'text/xml',
      'cache-control': hour,
    },
  ],
  [
    'the security contact',
    () => '/.well-known/security.txt',
    200,
    {
      ...file,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': hour,
    },
  ],
  [
    'the license notices',
    () => '/licenses.txt',
    200,
    {
      ...file,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': hour,
    },
  ],
  [
    'the manifest of the site',
    () => '/manifest.webmanifest',
    200,
    {
      ...file,
      'content-type': 'application/manifest+json',
      'cache-control': day,
    },
  ],
  [
    'the manifest of the search',
    () => '/search/manifest.json',
    200,
    {
      ...file,
      'content-type': 'application/json',
      'cache-control': revalidated,
    },
  ],
  [
    'the index of the search',
    () => built(/^search\/index\./),
    200,
    {
      ...file,
      'content-type': 'application/json',
      'cache-control': forever,
    },
  ],
] as const;

test('each kind of file has its own headers, the common ones and no others', async ({
  request,
}) => {
  for (const [kind, address, status, expected] of kinds) {
    const response = await request.get(address());
    expect(response.status(), kind).toBe(status);
    const headers = Object.entries(response.headers())
      .filter(([name]) => !technical.test(name))
      .map(([name, value]) => [
        name,
        withoutHashes(value).replace(/; ?charset/, '; charset'),
      ]);
    expect(Object.fromEntries(headers), kind).toEqual({
      ...commonHeaders,
      ...expected,
    });
  }
});

test('the CSP in the header of a page forbids framing and nothing else, so it fits every build', async ({
  request,
}) => {
  for (const route of ['/', '/kms38', '/blog/keyhole', '/no-such-page']) {
    const response = await request.get(route);
    expect(response.headers()['content-security-policy'], route).toBe(
      policyInHeader,
    );
  }
});

test('an image that contains a script does not run it, opened by its address', async ({
  page,
  permit,
}) => {
  permit(/Blocked script execution|Content Security Policy/, 'as it should');
  await page.route('/img/logo.svg', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.id = 'ran'</script></svg>`,
    });
  });
  await page.goto('/img/logo.svg');
  await expect(page.locator('svg')).toBeAttached();
  await expect(page.locator('svg#ran')).toHaveCount(0);
});

test('the server answers only reading requests, and compressed copies have no address', async ({
  request,
}) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS']) {
    const response = await request.fetch('/kms38', {method});
    expect(response.status(), method).toBe(405);
    expect(response.headers().allow, method).toBe('GET, HEAD');
  }
  expect((await request.head('/kms38')).status()).toBe(200);
  for (const address of ['/kms38.html.br', '/llms.txt.gz']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('the headers are also sent below another base URL', async ({request}) => {
  for (const [address, status] of [
    ['', 200],
    ['kms38', 200],
    ['nowhere', 404],
  ] as const) {
    const response = await request.get(servers.preview.url + address);
    expect(response.status(), address).toBe(status);
    expect(response.headers()['content-security-policy'], address).toContain(
      "frame-ancestors 'none'",
    );
  }
});

test('text files are compressed, with the best method that the browser supports', async ({
  request,
}) => {
  const encoding = async (accepted: string) =>
    (
      await request.get('/kms38', {headers: {'accept-encoding': accepted}})
    ).headers()['content-encoding'];
  expect(await encoding('gzip, deflate, br')).toBe('br');
  expect(await encoding('gzip')).toBe('gzip');
  expect(await encoding('identity')).toBeUndefined();
});

test('the host configuration is not served', async ({request}) => {
  expect((await request.get('/_headers')).status()).toBe(404);
});

test('the browser blocks injected scripts, styles and images that the CSP does not allow', async ({
  page,
  consoleOutput,
  permit,
}) => {
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

test('the worker of the file verifier may compile WebAssembly, but pages may not', async ({
  page,
}) => {
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
