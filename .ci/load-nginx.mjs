// @ts-check
/**
 * `npm run check:nginx`: serves the build with a real nginx, configured by .ci/nginx.mjs, on this machine only; asks for
 * every file and page, then for thousands of malformed and hostile paths, and measures speed beside that of one static
 * file. Fails for a wrong status, a missing header, a redirect that leads elsewhere, or a byte from outside the folder.
 *
 * Installs nginx by apt where it is missing, which needs root. Run it before a release and after a change of headers or
 * routes; it takes about a minute.
 *
 *   --requests N   hostile requests (default 24000)
 *   --seed N       the same seed makes the same requests (default 7)
 */
import {Buffer} from 'node:buffer';
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import zlib from 'node:zlib';
import jiti from 'jiti';
import {compress} from './compress.mjs';
import {hostileRequests} from './hostile-requests.mjs';

/** @type {typeof import('../src/lib/headers/headersFile')} */
const {headersFor, parseHeaders} = jiti(import.meta.url)(
  '../src/lib/headers/headersFile.ts',
);

const {values: options} = parseArgs({
  options: {
    requests: {type: 'string', default: '24000'},
    seed: {type: 'string', default: '7'},
  },
});

/** Connections at a time. */
const width = 32;
/** The speed of the site and of the single file is measured in turns, so that a busy moment is one for both. */
const rounds = 10;
const perRound = 2_000;
const build = 'build';

/**
 * @typedef {object} Answer
 * @property {number} status 0 when the connection was closed without one
 * @property {Map<string, string>} headers by lower-case name
 * @property {Buffer} body
 */

function installNginx() {
  if (spawnSync('nginx', ['-v']).status === 0) {
    return;
  }
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['-v']).status !== 0) {
    console.error(
      'nginx is not installed. Install it (on Debian: sudo apt-get install nginx-light libnginx-mod-http-brotli-static), or run this check as root.',
    );
    process.exit(1);
  }
  console.log('Installing nginx.');
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
  execFileSync(
    'apt-get',
    [
      ...['install', '-y', '-qq', '--no-install-recommends'],
      ...['nginx-light', 'libnginx-mod-http-brotli-static'],
    ],
    {
      stdio: 'inherit',
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    },
  );
}

/** @returns {Promise<number>} a port that nobody uses */
function freePort() {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === 'object' && address ? address.port : 0),
      );
    });
  });
}

/**
 * The end of the first answer in the bytes that came so far, or null while it is not there.
 * @param {Buffer} bytes
 * @param {boolean} isHead
 */
function parseAnswer(bytes, isHead) {
  // "100 Continue" comes before the answer.
  const begin = bytes.subarray(0, 12).toString('latin1').endsWith(' 100')
    ? bytes.indexOf('\r\n\r\n') + 4
    : 0;
  const end = bytes.indexOf('\r\n\r\n', begin);
  if (end < 0) {
    return null;
  }
  const [statusLine = '', ...lines] = bytes
    .toString('latin1', begin, end)
    .split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(statusLine)?.[1] ?? NaN);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const start = end + 4;
  const isEmpty = isHead || status === 304;
  const length = isEmpty ? 0 : Number(headers.get('content-length') ?? NaN);
  return {
    status,
    headers,
    // Without a length the body ends with the connection.
    end: Number.isNaN(length) ? null : start + length,
    start,
  };
}

/**
 * Sends bytes on a connection of their own and reads the answer.
 * @param {number} port
 * @param {Buffer} bytes
 * @param {boolean} [isBare] the answer has no headers
 * @returns {Promise<Answer>}
 */
function exchange(port, bytes, isBare = false) {
  const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD ';
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const socket = net.connect(port, '127.0.0.1');
    /** @param {Partial<Answer>} [answer] */
    const finish = (answer) => {
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      socket.destroy();
      resolve({status: 0, headers: new Map(), body: received, ...answer});
    };
    const read = (isClosed = false) => {
      if (isBare) {
        return isClosed && finish({status: 200});
      }
      const found = parseAnswer(received, isHead);
      if (
        found &&
        (isClosed || (found.end !== null && received.length >= found.end))
      ) {
        return finish({
          ...found,
          body: received.subarray(found.start, found.end ?? undefined),
        });
      }
      return isClosed && finish();
    };
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      read();
    });
    socket.on('end', () => read(true));
    socket.on('error', () => read(true));
    socket.setTimeout(10_000, () => finish({status: -1}));
    socket.write(bytes);
  });
}

/**
 * Does a piece of work for each item, some at a time.
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => Promise<void>} work
 */
async function each(items, work) {
  const iterator = items[Symbol.iterator]();
  await Promise.all(
    Array.from({length: width}, async () => {
      for (let next = iterator.next(); !next.done; next = iterator.next()) {
        await work(next.value);
      }
    }),
  );
}

/**
 * Asks for addresses over connections that stay open, as browsers do, and times each answer.
 * @param {number} port
 * @param {readonly string[]} addresses
 */
async function measure(port, addresses) {
  /** @type {number[]} */
  const times = [];
  let bytes = 0;
  let asked = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({length: width}, async () => {
      let socket = net.connect(port, '127.0.0.1');
      while (asked < perRound) {
        const address = addresses[asked % addresses.length];
        asked += 1;
        const start = performance.now();
        const isLast = await new Promise((resolve) => {
          /** @type {Buffer[]} */
          const chunks = [];
          let total = 0;
          /** @type {ReturnType<typeof parseAnswer>} */
          let found = null;
          socket.removeAllListeners();
          socket.on('error', () => resolve(true));
          socket.on('data', (chunk) => {
            chunks.push(chunk);
            total += chunk.length;
            found ??= parseAnswer(Buffer.concat(chunks), false);
            if (found?.end != null && total >= found.end) {
              bytes += total;
              resolve(found.headers.get('connection') === 'close');
            }
          });
          socket.write(
            `GET ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n\r\n`,
          );
        });
        times.push(performance.now() - start);
        if (isLast) {
          // nginx ends a connection after a thousand requests.
          socket.destroy();
          socket = net.connect(port, '127.0.0.1');
        }
      }
      socket.destroy();
    }),
  );
  return {times, bytes, seconds: (performance.now() - begin) / 1000};
}

/** @param {readonly Awaited<ReturnType<typeof measure>>[]} runs */
function summarize(runs) {
  const times = runs.flatMap((run) => run.times).sort((a, b) => a - b);
  const sum = (/** @type {'bytes' | 'seconds'} */ key) =>
    runs.reduce((total, run) => total + run[key], 0);
  return {
    perSecond: times.length / sum('seconds'),
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
    meanBytes: sum('bytes') / times.length,
  };
}

if (!existsSync(path.join(build, '_headers'))) {
  console.error('There is no build/_headers. Run "npm run build" first.');
  process.exit(1);
}
installNginx();

const secret = `canary-${randomBytes(8).toString('hex')}`;
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
chmodSync(folder, 0o755);
const root = path.join(folder, 'site');
await compress(build, root, 5);
// What must stay hidden: above the folder, beside it under a name that begins alike, and inside it with a dot.
for (const file of [
  `${secret}.txt`,
  `${secret}/${secret}.txt`,
  `site-${secret}/${secret}.txt`,
  `site/.${secret}`,
  'site/.git/config',
  'site/.env',
]) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), secret);
}

const port = await freePort();
const basePort = await freePort();
const hasBrotli = readdirSync('/etc/nginx/modules-enabled').some((name) =>
  name.includes('brotli-static'),
);
writeFileSync(
  path.join(folder, 'site.conf'),
  execFileSync(process.execPath, [
    '.ci/nginx.mjs',
    ...['--build', build, '--root', root, '--listen', `127.0.0.1:${port}`],
    ...(hasBrotli ? ['--brotli'] : []),
  ]),
);
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    sendfile on;
    tcp_nopush on;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n    ')}
    include ${folder}/site.conf;
    server {
        listen 127.0.0.1:${basePort};
        root ${folder}/one;
    }
}
`,
);

const nginx = spawn(
  'nginx',
  ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`],
  {stdio: 'inherit'},
);
process.on('exit', () => {
  nginx.kill();
  rmSync(folder, {recursive: true, force: true});
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(1));
}
const hello = Buffer.from('GET / HTTP/1.0\r\n\r\n');
for (
  let attempt = 0;
  (await exchange(port, hello)).status !== 200;
  attempt += 1
) {
  if (attempt === 50 || nginx.exitCode !== null) {
    console.error('nginx did not start.');
    process.exit(1);
  }
  await setTimeout(100);
}

/** @type {Map<string, number>} */
const counts = new Map();
/** @type {Map<string, string[]>} */
const faults = new Map();

/**
 * @param {string} what
 * @param {string | Buffer} example
 */
function fault(what, example) {
  const examples = faults.get(what) ?? [];
  faults.set(what, [
    ...examples,
    JSON.stringify(
      example.toString('latin1').split('\r\n', 1)[0]?.slice(0, 120),
    ),
  ]);
}

const rules = parseHeaders(readFileSync(path.join(build, '_headers'), 'utf8'));
/** Headers of every answer, whatever it is. */
const [{headers: common} = {headers: {}}] = rules;

/**
 * @param {string} request
 * @param {Answer} answer
 * @param {Readonly<Record<string, string>>} wanted
 */
function checkHeaders(request, {status, headers}, wanted) {
  for (const [name, value] of Object.entries(wanted)) {
    const given = headers.get(name.toLowerCase());
    if (given !== value) {
      fault(
        `${status} has ${given === undefined ? 'no' : 'another'} ${name}`,
        request,
      );
    }
  }
  if (/\d/.test(headers.get('server') ?? '')) {
    fault(`${status} tells the version of the server`, request);
  }
}

/** @type {Map<string, Buffer>} by path from the root of the host */
const files = new Map(
  readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [
        `/${path.relative(build, file).split(path.sep).join('/')}`,
        readFileSync(file),
      ];
    }),
);
/** The address of a file: of a page without its ending. @param {string} file */
const addressOf = (file) =>
  file === '/index.html' ? '/' : file.replace(/\.html$/, '');
const addresses = [...files.keys()].map(addressOf);

console.log(`Asking for ${files.size} files and pages.`);
const encodings = {
  identity: (/** @type {Buffer} */ body) => body,
  gzip: zlib.gunzipSync,
  ...(hasBrotli ? {br: zlib.brotliDecompressSync} : {}),
};
await each(files, async ([file, content]) => {
  const address = addressOf(file);
  for (const [encoding, decode] of Object.entries(encodings)) {
    const request = `GET ${address} HTTP/1.1`;
    const answer = await exchange(
      port,
      Buffer.from(
        `${request}\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
      ),
    );
    if (answer.status !== 200) {
      fault(`a file is answered with ${answer.status}`, request);
      continue;
    }
    const isEncoded = answer.headers.has('content-encoding');
    if (!(isEncoded ? decode(answer.body) : answer.body).equals(content)) {
      fault(`another content than the file's (${encoding})`, request);
    }
    checkHeaders(request, answer, headersFor(rules, address));
  }
});

console.log(
  `Sending ${options.requests} hostile requests (seed ${options.seed}).`,
);
const site = {files: new Set(files.keys()), secret};
await each(
  hostileRequests(site, Number(options.requests), Number(options.seed)),
  async ({kind, bytes, expected, mayDrop, isBare}) => {
    const answer = await exchange(port, bytes, isBare);
    const {status, headers, body} = answer;
    const {statuses, file, location} = expected;
    const request = bytes.toString('latin1');
    const key = `${kind}: ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (body.includes(secret) && !request.includes(secret)) {
      fault('a byte from outside', request);
    }
    if (status === 0 && mayDrop) {
      return;
    }
    if (!statuses.includes(status)) {
      fault(`${kind}: ${status} instead of ${statuses.join(' or ')}`, request);
    }
    const isHead = request.startsWith('HEAD ');
    if (
      status === 200 &&
      file &&
      !isHead &&
      !body.equals(files.get(file) ?? Buffer.alloc(0))
    ) {
      fault(`${kind}: another content than the file's`, request);
    }
    if (status >= 300 && status < 400) {
      const leads = headers.get('location');
      if (
        location === undefined
          ? !/^\/(?![/\\])/.test(leads ?? '')
          : leads !== location
      ) {
        fault(`${kind}: leads to ${leads}`, request);
      }
    }
    if (!isBare) {
      checkHeaders(
        request,
        answer,
        status === 200 && file ? headersFor(rules, addressOf(file)) : common,
      );
      if (
        status >= 400 &&
        /immutable/.test(headers.get('cache-control') ?? '')
      ) {
        fault(`${status} is kept by browsers`, request);
      }
    }
  },
);
const alive = await exchange(port, hello);
if (alive.status !== 200 || nginx.exitCode !== null) {
  fault('nginx does not answer any more', hello);
}

console.log(
  `Measuring ${rounds * perRound} requests over ${width} connections.`,
);
const first = summarize([await measure(port, addresses)]);
mkdirSync(path.join(folder, 'one'));
writeFileSync(
  path.join(folder, 'one/file'),
  randomBytes(Math.round(first.meanBytes)),
);
const ofSite = [];
const ofOne = [];
for (let round = 0; round < rounds; round += 1) {
  ofSite.push(await measure(port, addresses));
  ofOne.push(await measure(basePort, ['/file']));
}

for (const [key, count] of [...counts].sort()) {
  console.log(`${String(count).padStart(7)}  ${key}`);
}
console.log('\n                     requests/s   p99, ms   bytes');
for (const [name, {perSecond, p99, meanBytes}] of /** @type {const} */ ([
  ['the site', summarize(ofSite)],
  ['one file, mean size', summarize(ofOne)],
])) {
  console.log(
    `${name.padEnd(20)} ${perSecond.toFixed(0).padStart(11)} ${p99.toFixed(2).padStart(9)} ${meanBytes.toFixed(0).padStart(7)}`,
  );
}

if (faults.size > 0) {
  console.error(
    `\n${[...faults]
      .map(
        ([what, examples]) =>
          `${examples.length} × ${what}, such as ${examples.slice(0, 3).join(', ')}`,
      )
      .join('\n')}`,
  );
  process.exit(1);
}
console.log('\nNo fault.');
process.exit(0);
