// @ts-check
/* global document, Worker -- in the function that runs in the browser */
/**
 * Measures how fast a browser can hash a large file, as a ratio to `sha256sum` on the same machine in the same run.
 *
 *   node .ci/measure-hashing.mjs [megabytes]    default 512; the file is random and removed afterwards
 *
 * Every way computes SHA-256 and SHA-1 in one pass over a file that is read in slices, as the file verifier does. The
 * last row is the verifier itself, from `build/`, with its page and its progress bar; without a build it is left out.
 * The ways take turns, and the median of the rounds counts, so that a busy machine slows all of them alike.
 */
import {execFileSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {chromium} from '@playwright/test';
import sirv from 'sirv';
import {findBrowser} from './find-browser.cjs';

const megabytes = Number(process.argv[2] ?? 512);
const rounds = 3;
const bytes = megabytes * 1024 * 1024;

/** The worker under measurement, as text: it runs in the browser and loads the libraries from node_modules. */
const workerSource = `
import {createSHA1, createSHA256} from '/node_modules/hash-wasm/dist/index.esm.js';
import {sha1} from '/node_modules/@noble/hashes/legacy.js';
import {sha256} from '/node_modules/@noble/hashes/sha2.js';

const chunkSize = 4 * 1024 * 1024;
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const engines = {
  noble: async (hash) => {
    const hasher = (hash === 'sha1' ? sha1 : sha256).create();
    return {update: (data) => hasher.update(data), digest: () => hex(hasher.digest())};
  },
  wasm: async (hash) => {
    const hasher = await (hash === 'sha1' ? createSHA1 : createSHA256)();
    hasher.init();
    return {update: (data) => hasher.update(data), digest: () => hasher.digest('hex')};
  },
};

// The second thread of a pair: takes each chunk over once the first has hashed it.
async function follow({engine}, port) {
  const hasher = await engines[engine]('sha1');
  port.onmessage = ({data}) => {
    if (data === 'end') {
      port.postMessage(hasher.digest());
    } else {
      hasher.update(new Uint8Array(data));
      port.postMessage('next');
    }
  };
  port.postMessage('next');
}

async function run({file, engine, overlap, threads}) {
  const sha256 = await engines[engine]('sha256');
  const sha1 = threads === 1 ? await engines[engine]('sha1') : undefined;
  const {port1, port2} = new MessageChannel();
  let sha1Result;
  let free = 0;
  let wake = () => {};
  if (!sha1) {
    new Worker(import.meta.url, {type: 'module'}).postMessage({follow: true, engine}, [port2]);
    port1.onmessage = ({data}) => {
      if (data === 'next') free += 1; else sha1Result = data;
      wake();
    };
  }
  const until = async (condition) => {
    while (!condition()) await new Promise((resolve) => { wake = resolve; });
  };
  const read = (start) => start < file.size ? file.slice(start, start + chunkSize).arrayBuffer() : undefined;
  let next = read(0);
  for (let start = 0; start < file.size; start += chunkSize) {
    const chunk = await next;
    if (overlap) next = read(start + chunkSize);
    sha256.update(new Uint8Array(chunk));
    if (sha1) {
      sha1.update(new Uint8Array(chunk));
    } else {
      await until(() => free > 0);
      free -= 1;
      port1.postMessage(chunk, [chunk]);
    }
    if (!overlap) next = read(start + chunkSize);
  }
  if (!sha1) {
    port1.postMessage('end');
    await until(() => sha1Result);
  }
  return {sha256: sha256.digest(), sha1: sha1 ? sha1.digest() : sha1Result};
}

onmessage = async ({data, ports}) => {
  if (data.follow) {
    await follow(data, ports[0]);
    return;
  }
  const start = performance.now();
  const digests = await run(data);
  postMessage({seconds: (performance.now() - start) / 1000, ...digests});
};
`;

const ways = {
  'noble, read then hash': {engine: 'noble', overlap: false, threads: 1},
  'noble, read while hashing': {engine: 'noble', overlap: true, threads: 1},
  'hash-wasm, read then hash': {engine: 'wasm', overlap: false, threads: 1},
  'hash-wasm, read while hashing': {engine: 'wasm', overlap: true, threads: 1},
  'hash-wasm, read while hashing, SHA-1 on a second thread': {
    engine: 'wasm',
    overlap: true,
    threads: 2,
  },
};

/** @param {number[]} values */
const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @param {string} file */
function writeRandomFile(file) {
  const handle = openSync(file, 'w');
  for (let written = 0; written < bytes; written += 1024 * 1024) {
    writeSync(handle, randomBytes(Math.min(1024 * 1024, bytes - written)));
  }
  closeSync(handle);
}

/** @param {import('node:http').RequestListener} listener */
async function serve(listener) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {server, url: `http://localhost:${port}`};
}

/** @param {string} program @param {string} file */
function timeProgram(program, file) {
  const start = performance.now();
  const digest = execFileSync(program, [file], {encoding: 'utf8'}).split(
    ' ',
  )[0];
  return {seconds: (performance.now() - start) / 1000, digest};
}

const folder = mkdtempSync(path.join(tmpdir(), 'measure-hashing-'));
const file = path.join(folder, 'random.bin');
const modules = sirv('node_modules', {dev: true});
const bench = await serve((request, response) => {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/';
  if (pathname === '/worker.js') {
    response.setHeader('content-type', 'text/javascript');
    response.end(workerSource);
  } else if (pathname.startsWith('/node_modules/')) {
    request.url = pathname.slice('/node_modules'.length);
    modules(request, response);
  } else {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Hashing</title><input type="file">');
  }
});
const hasBuild = existsSync('build/genuine-installation-media.html');
const site = hasBuild
  ? await serve(sirv('build', {extensions: ['html']}))
  : undefined;

const browser = await chromium.launch({
  ...findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const toolName = 'the file verifier of the built site';
/** @type {Map<string, number[]>} */
const times = new Map();
/** @param {string} name @param {number} seconds */
const note = (name, seconds) =>
  times.set(name, [...(times.get(name) ?? []), seconds]);

try {
  writeRandomFile(file);
  readFileSync(file); // Into the cache of the system, for everybody.
  const page = await browser.newPage();
  await page.goto(bench.url);
  await page.locator('input').setInputFiles(file);
  const tool = site && (await browser.newPage());
  if (tool) {
    await tool.goto(`${site.url}/genuine-installation-media`);
    await tool.waitForSelector('html[data-has-hydrated="true"]');
  }

  for (let round = 0; round < rounds; round += 1) {
    const expected = timeProgram('sha256sum', file);
    note('sha256sum', expected.seconds);
    note('sha1sum', timeProgram('sha1sum', file).seconds);
    for (const [name, way] of Object.entries(ways)) {
      const result = await page.evaluate(
        (settings) =>
          new Promise((resolve, reject) => {
            const input = document.querySelector('input');
            const worker = new Worker('/worker.js', {type: 'module'});
            worker.onerror = (event) => reject(new Error(event.message));
            worker.onmessage = ({data}) => {
              worker.terminate();
              resolve(data);
            };
            worker.postMessage({file: input?.files?.[0], ...settings});
          }),
        way,
      );
      if (result.sha256 !== expected.digest) {
        throw new Error(`${name} computed a wrong SHA-256.`);
      }
      note(name, result.seconds);
    }
    if (tool) {
      const start = performance.now();
      await tool.getByLabel('File to check').setInputFiles(file);
      await tool
        .getByText(String(expected.digest), {exact: true})
        .waitFor({timeout: 600_000});
      note(toolName, (performance.now() - start) / 1000);
      await tool.getByRole('button', {name: 'Check another file'}).click();
    }
  }
} finally {
  await browser.close();
  bench.server.close();
  site?.server.close();
  rmSync(folder, {recursive: true});
}

const reference = median(times.get('sha256sum') ?? []);
console.log(`${megabytes} MiB, median of ${rounds} rounds`);
for (const [name, all] of times) {
  const seconds = median(all);
  const speed = (bytes / 1e6 / seconds).toFixed(0).padStart(5);
  console.log(
    `${speed} MB/s  ${(reference / seconds).toFixed(2)} of sha256sum  ${name}`,
  );
}
