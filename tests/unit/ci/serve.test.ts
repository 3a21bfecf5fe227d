import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  // The server keeps its compressed copy here.
  const copy = path.join(projectDirectory, `node_modules/.cache/serve/${port}`);
  onTestFinished(() => rmSync(copy, {recursive: true, force: true}));
  return port;
}

/** Starts the server and returns the first line that it prints. */
async function serve(...options: string[]): Promise<string> {
  const script = path.join(projectDirectory, '.ci/hosting/serve.mjs');
  const child = spawn(process.execPath, [script, ...options]);
  onTestFinished(() => void child.kill());
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child.stderr, 'data'),
  ])) as [Buffer];
  return String(line).trim();
}

/** A build for a base URL, with one page. */
function buildFor(baseUrl: string): string {
  const build = testFolder();
  for (const [file, text] of [
    ['_headers', `${baseUrl}*\n  X-Content-Type-Options: nosniff\n`],
    ['index.html', '<p>Home</p>'],
    ['404.html', '<p>Not found</p>'],
  ] as const) {
    writeFileSync(path.join(build, file), text);
  }
  return build;
}

test('a build is served below the path that it was built for', async () => {
  const build = buildFor('/preview/');
  const port = String(await freePort());
  expect(await serve('--build', build, '--port', port)).toBe(
    `Serving ${path.basename(build)}/ at http://localhost:${port}/preview/`,
  );
  const host = `http://localhost:${port}`;
  expect(await (await fetch(`${host}/preview/`)).text()).toBe('<p>Home</p>');
  expect((await fetch(`${host}/`)).status).toBe(404);
});

test('only this computer reaches the server, unless it is told otherwise', async () => {
  for (const [options, reaches] of [
    [[], false],
    [['--host', '0.0.0.0'], true],
  ] as const) {
    const port = String(await freePort());
    await serve('--build', buildFor('/'), '--port', port, ...options);
    // Another address of the same computer, as the one in its network is.
    const status = await fetch(`http://127.0.0.2:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    expect(status, options.join(' ')).toBe(reaches);
  }
});

test('a taken port is refused with a command that works in every shell', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const port = String((taken.address() as AddressInfo).port);
  expect(await serve('--build', buildFor('/'), '--port', port)).toBe(
    `Port ${port} is taken. Choose another one, for example: npm run serve -- --port 3001`,
  );
});
