import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

const undo: (() => void)[] = [];
afterAll(() => undo.forEach((step) => step()));

/** Starts the server and returns the first line that it prints. */
async function serve(...options: string[]): Promise<string> {
  const script = path.join(projectDirectory, '.ci/hosting/serve.mjs');
  const child = spawn(process.execPath, [script, ...options]);
  undo.unshift(() => child.kill());
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child.stderr, 'data'),
  ])) as [Buffer];
  return String(line).trim();
}

/** Starts the server at any port that is free. Returns that port, and the first line. */
async function serveAnywhere(...options: string[]) {
  const said = await serve('--port', '0', ...options);
  const port = Number(/:(\d+)\//.exec(said)?.[1]);
  const copy = path.join(projectDirectory, `node_modules/.cache/serve/${port}`);
  undo.push(() => rmSync(copy, {recursive: true, force: true}));
  return {said, port};
}

/** A build for a base URL, with two pages. */
const buildFor = (baseUrl: string): string =>
  testFolder({
    _headers: `${baseUrl}*\n  X-Content-Type-Options: nosniff\n\n${baseUrl}*.svg\n  X-Kind: image\n`,
    'index.html': '<p>Home</p>',
    'kms38.html': `<p>${'KMS38 '.repeat(200)}</p>`,
    'logo.svg': '<svg/>',
    '404.html': '<p>Not found</p>',
    'windows_8.1_links.html': '<p>8.1</p>',
  });

test('a build is served below the path that it was built for', async () => {
  const build = buildFor('/preview/');
  const {said, port} = await serveAnywhere('--build', build);
  expect(port).toBeGreaterThan(0);
  expect(said).toBe(
    `Serving ${path.basename(build)}/ at http://localhost:${port}/preview/`,
  );
  const host = `http://localhost:${port}`;
  expect(await (await fetch(`${host}/preview/`)).text()).toBe('<p>Home</p>');
  for (const address of [
    '/',
    '/preview/gone.svg',
    '/preview/_headers',
    '/preview/404',
    '/preview/404.html',
  ]) {
    const missing = await fetch(host + address, {redirect: 'manual'});
    expect(missing.status, address).toBe(404);
    expect(missing.headers.get('x-kind'), address).toBeNull();
    expect(await missing.text(), address).toBe('<p>Not found</p>');
  }
});

test('only this computer reaches the server, unless it is told otherwise', async () => {
  for (const [options, reaches] of [
    [[], false],
    [['--host', '0.0.0.0'], true],
  ] as const) {
    const {port} = await serveAnywhere('--build', buildFor('/'), ...options);
    // Another address of the same computer, as the one in its network is.
    const status = await fetch(`http://127.0.0.2:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    expect(status, options.join(' ')).toBe(reaches);
  }
});

/** Starts a server for a base URL, and returns what it answers to an address exactly as written. */
async function start(baseUrl: string) {
  const {port} = await serveAnywhere('--build', buildFor(baseUrl));
  return async (
    address: string,
    headers: OutgoingHttpHeaders = {},
    method = 'GET',
  ) => {
    const [response] = (await once(
      request({port, path: address, headers, method}).end(),
      'response',
    )) as [IncomingMessage];
    response.resume();
    return {...response.headers, status: response.statusCode};
  };
}

const started = new Map<string, ReturnType<typeof start>>();

/** The tests share one server for each base URL. */
function serving(baseUrl: string): ReturnType<typeof start> {
  const server = started.get(baseUrl) ?? start(baseUrl);
  started.set(baseUrl, server);
  return server;
}

test.each(['/', '/mas-docs/'])(
  'below %s, a page has one address, and the headers of the build',
  async (base) => {
    const ask = await serving(base);
    for (const [other, own] of [
      ['index', ''],
      ['index.html', ''],
      ['kms38.html', 'kms38'],
      ['kms38/', 'kms38'],
      ['kms38/index', 'kms38'],
      ['kms38/index.html', 'kms38'],
      ['kms38%2ehtml', 'kms38'],
      ['/kms38', 'kms38'],
      ['kms38.html?q=%2F&a=b', 'kms38?q=%2F&a=b'],
    ] as const) {
      expect(await ask(base + other), other).toMatchObject({
        status: 301,
        location: base + own,
      });
      expect(await ask(base + own), own).toMatchObject({
        status: 200,
        'x-content-type-options': 'nosniff',
        // Of the pages, which `_headers` has no rule for.
        'cache-control': 'public, max-age=0, must-revalidate',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  },
);

/** What a server for a base URL answers to addresses: the status, where it leads, and what it sends. */
const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': {
    // A dot in the name of a page isn't a file extension, and upper case is another name.
    '/windows_8.1_links': '200 text/html;charset=utf-8',
    '/KMS38': '404',
    // No address leads to another host, or adds a header.
    '//evil.example/': '301 /evil.example',
    '/%5Cevil.example/': '301 /%5Cevil.example',
    '/%2F%2Fevil.example/': '301 /evil.example',
    '/%2F%5Cevil.example/': '301 /%5Cevil.example',
    '/a%0D%0AX-Evil:%20b/': '301 /a%0D%0AX-Evil:%20b',
    // An encoded address is read as what it means, and one that means nothing is not found.
    '/%6Bms38': '200 text/html;charset=utf-8',
    '/%2fkms38%2f': '301 /kms38',
    '/kms%2538/': '301 /kms%2538',
    '/a%3Fb%23c/?d': '301 /a%3Fb%23c?d',
    '/logo%2Esvg': '200 image/svg+xml image',
    '/kms38%3F': '404',
    '/%2e%2e%2fpackage.json': '404',
    '/%': '404',
    '/%E0%A4%A.html': '404',
  },
  '/mas-docs/': {
    // The base URL without its slash leads to the home page.
    '/mas-docs': '301 /mas-docs/',
    '/mas-docs2': '404',
  },
};

test.each(Object.entries(answers))(
  'below %s, an address has one meaning',
  async (base, expected) => {
    const ask = await serving(base);
    for (const [address, answer] of Object.entries(expected)) {
      const {status, location, ...headers}: Record<string, unknown> =
        await ask(address);
      const sent = [headers['content-type'], headers['x-kind']];
      expect(
        [status, location, ...(status === 200 ? sent : [])]
          .filter(Boolean)
          .join(' '),
        address,
      ).toBe(answer);
    }
  },
);

test('only reading requests are answered', async () => {
  const ask = await serving('/');
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS']) {
    expect(await ask('/kms38', {}, method), method).toMatchObject({
      status: 405,
      allow: 'GET, HEAD',
    });
  }
  expect(await ask('/kms38', {}, 'HEAD')).toMatchObject({status: 200});
});

test('a client gets only an encoding that it accepts', async () => {
  const ask = await serving('/');
  for (const [accepted, sent] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const headers = await ask('/kms38', {'accept-encoding': accepted});
    expect(headers['content-encoding'], accepted).toBe(sent);
  }
});

test.each([
  [
    '--port abc',
    '--port is "abc", which is not a port. Choose a number from 0 to 65535, for example: npm run serve -- --port 3001',
  ],
  ['--port 65536', '--port is "65536"'],
  [
    '--prot 1',
    "Unknown option '--prot'. The options are --port, --host, --build, --base-url.",
  ],
  [
    '--base-url preview',
    '--base-url has the path "preview". It must start and end with one slash',
  ],
  ['--build no-such-build', 'There is no finished build in'],
])('%s is refused in one sentence', async (options, sentence) => {
  const said = await serve(...options.split(' '));
  expect(said).toContain(sentence);
  expect(said).not.toContain('\n');
});

test('a taken port is refused with a command that works in every shell', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  undo.push(() => taken.close());
  const port = String((taken.address() as AddressInfo).port);
  expect(await serve('--build', buildFor('/'), '--port', port)).toBe(
    `Port ${port} is taken. Choose another one, for example: npm run serve -- --port 3001`,
  );
});
