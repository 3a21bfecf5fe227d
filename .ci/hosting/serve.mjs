/**
 * Serves a build as a host should: clean URLs, a real 404, the headers of `_headers`, compressed files, the site's base
 * URL. The browser tests use it too, so they see what visitors see.
 *
 *   --port      port to listen on (default 3000; 0 for any that is free)
 *   --host      address to listen on (default localhost, which only this computer reaches; 0.0.0.0 for all)
 *   --build     folder to serve (default build). It must have a `_headers` file, which marks a finished build
 *   --base-url  path below which the site answers (default: the path that it was built for)
 */
import {once} from 'node:events';
import {cpSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
// @ts-expect-error It has no types.
import compression from 'compression';
import jiti from 'jiti';
import sirv from 'sirv';
import {readOptions} from '../options.mjs';

const load = jiti(import.meta.url);
/** @type {typeof import('../../src/build/headersFile')} */
const {baseUrlOf, headersFor, parseHeaders} = load(
  '../../src/build/headersFile.ts',
);
/** @type {typeof import('../../src/data/responseHeaders')} */
const {defaultHeaders} = load('../../src/data/responseHeaders.ts');
/** @type {typeof import('../../src/build/resolveIdentity')} */
const {checkBaseUrl} = load('../../src/build/resolveIdentity.ts');
/** @type {typeof import('../../src/lib/routes/pagePath')} */
const {pagePath} = load('../../src/lib/routes/pagePath.ts');

const {values: options} = readOptions({
  options: {
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
    build: {type: 'string', default: 'build'},
    'base-url': {type: 'string'},
  },
});
const directory = path.resolve(options.build);

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!/^\d{1,5}$/.test(options.port) || Number(options.port) > 65_535) {
  fail(
    `--port is "${options.port}", which is not a port. Choose a number from 0 to 65535, for example: npm run serve -- --port 3001`,
  );
}
if (options['base-url'] !== undefined) {
  try {
    checkBaseUrl(options['base-url'], '--base-url');
  } catch (error) {
    fail(/** @type {Error} */ (error).message);
  }
}

const compress = compression();
const server = createServer((request, response) =>
  compress(request, response, () => answer(request, response)),
);
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${options.port} is taken. Choose another one, for example: npm run serve -- --port 3001`
      : `The server could not start: ${error.message}`,
  ),
);
server.listen(Number(options.port), options.host);
await once(server, 'listening');
const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());

/** Copies of the build, of which the last is served: the next build empties its own folder. Each port has its own. */
const copies = fileURLToPath(
  new URL(`../../node_modules/.cache/serve/${port}`, import.meta.url),
);
rmSync(copies, {recursive: true, force: true});

/** The last file that a build writes. */
const headersFile = path.join(directory, '_headers');

/** @returns {number} time of the last build; 0 while a build runs */
function buildTime() {
  return statSync(headersFile, {throwIfNoEntry: false})?.mtimeMs ?? 0;
}

function readBuild() {
  const builtAt = buildTime();
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  const notFoundPage = readFileSync(path.join(directory, '404.html'), 'utf8');
  const copy = path.join(copies, String(builtAt));
  cpSync(directory, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => file !== headersFile,
  });
  return {
    builtAt,
    baseUrl: options['base-url'] ?? baseUrlOf(rules) ?? '/',
    notFoundPage,
    // Its headers are always those of the not-found page.
    notFoundAddress: rules[0]?.path.replace('*', '404') ?? '',
    headersOf: (/** @type {string} */ pathname) => ({
      ...defaultHeaders,
      ...headersFor(rules, pathname),
    }),
    // `extensions` lets /windows_8.1_links find windows_8.1_links.html.
    files: sirv(copy, {extensions: ['html'], etag: true, dotfiles: false}),
  };
}

/** @type {ReturnType<typeof readBuild>} */
let site;
try {
  site = readBuild();
} catch (error) {
  fail(
    buildTime() === 0
      ? `There is no finished build in ${directory}. Run "npm run build" first.`
      : `The build in ${directory} cannot be served: ${/** @type {Error} */ (error).message}. Run "npm run build" again.`,
  );
}

/** The last finished build. While a build runs, that is the previous one. */
function currentSite() {
  const builtAt = buildTime();
  if (builtAt !== 0 && builtAt !== site.builtAt) {
    try {
      site = readBuild();
    } catch {
      // The next build has begun meanwhile.
    }
  }
  return site;
}

/**
 * The path that an address means; empty if it cannot be decoded.
 * @param {string} address
 */
function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}

/** @param {string} pathname */
const encode = (pathname) =>
  encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(request, response) {
  const {baseUrl, files, notFoundPage, notFoundAddress, headersOf} =
    currentSite();
  const notFound = () => {
    for (const name of response.getHeaderNames()) {
      response.removeHeader(name);
    }
    response.writeHead(404, {
      ...headersOf(notFoundAddress),
      'content-type': 'text/html; charset=utf-8',
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {
      ...headersOf(notFoundAddress),
      allow: 'GET, HEAD',
    });
    response.end();
    return;
  }
  const [address = ''] = (request.url ?? '/').split('?', 1);
  const query = (request.url ?? '').slice(address.length);
  const pathname = decode(address);
  if (!pathname || !`${pathname}/`.startsWith(baseUrl)) {
    notFound();
    return;
  }
  const page = pagePath(pathname, baseUrl);
  if (page === `${baseUrl}404`) {
    notFound();
    return;
  }
  if (page !== pathname) {
    response.writeHead(301, {
      ...headersOf(page),
      location: encode(page) + query,
    });
    response.end();
    return;
  }
  for (const [name, value] of Object.entries(headersOf(pathname))) {
    response.setHeader(name, value);
  }
  // A range that ends before it starts crashes the server (sirv 3.0.2), and no client here needs ranges.
  delete request.headers.range;
  request.url = encode(`/${pathname.slice(baseUrl.length)}`);
  files(request, response, notFound);
}

console.log(
  `Serving ${path.basename(directory)}/ at http://${options.host}:${port}${site.baseUrl}`,
);
