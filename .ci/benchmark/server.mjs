// @ts-check
/**
 * Serves a build as a good host does: HTTP/2, Brotli at its best quality, clean URLs, 404 status, immutable assets, and
 * the headers of `_headers` when the build has them.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import jiti from 'jiti';

/** @type {typeof import('../../src/lib/headers/headersFile')} */
const {headersFor, parseHeaders} = jiti(import.meta.url)(
  '../../src/lib/headers/headersFile.ts',
);

/**
 * @typedef {object} Request
 * @property {string} pathname
 * @property {'html' | 'css' | 'js' | 'other'} kind
 * @property {number} bytes of the body as it was sent
 * @property {boolean} prefetch asked for in case the visitor goes there next
 */

/** @typedef {Awaited<ReturnType<typeof serve>>} Site */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};
/** @type {Record<string, string>} */
const imageTypes = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A certificate for localhost that nobody trusts; Node can't make one by itself. */
function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchmark-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'];
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
        ...['-keyout', key, '-out', cert, '-subj', '/CN=localhost'],
        ...['-addext', 'subjectAltName=DNS:localhost'],
      ],
      {cwd: folder, stdio: 'ignore'},
    );
    return {
      key: readFileSync(path.join(folder, key)),
      cert: readFileSync(path.join(folder, cert)),
    };
  } catch (error) {
    throw new Error('The benchmark needs the "openssl" command for HTTP/2.', {
      cause: error,
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** @type {ReturnType<typeof makeCertificate> | undefined} */
let certificate;

/** @param {string} extension @returns {Request['kind']} */
const kindOf = (extension) =>
  extension === '.html' || extension === '.css' || extension === '.js'
    ? /** @type {Request['kind']} */ (extension.slice(1))
    : 'other';

/**
 * Serves `directory` on a free port. `takeRequests` gives what was asked for since it was last called, each address
 * once.
 * @param {string} directory
 */
export async function serve(directory) {
  certificate ??= makeCertificate();
  const headersFile = path.join(directory, '_headers');
  const rules = existsSync(headersFile)
    ? parseHeaders(readFileSync(headersFile, 'utf8'))
    : [];
  /** @type {Map<string, {body: Buffer, encoded: boolean}>} */
  const bodies = new Map();
  /** @type {Map<string, Request>} */
  let requests = new Map();

  /** @param {string} pathname */
  const findFile = (pathname) =>
    ['', '.html', '/index.html']
      .map((ending) => path.join(directory, `${pathname}${ending}`))
      .find((file) => existsSync(file) && statSync(file).isFile());

  /** @param {string} file */
  const read = (file) => {
    let result = bodies.get(file);
    if (!result) {
      const plain = readFileSync(file);
      const encoded = path.extname(file) in types;
      result = {body: encoded ? brotliCompressSync(plain) : plain, encoded};
      bodies.set(file, result);
    }
    return result;
  };

  const server = createSecureServer(
    {...certificate, allowHTTP1: true},
    (request, response) => {
      const {pathname} = new URL(request.url, 'https://localhost');
      const found = findFile(path.normalize(decodeURIComponent(pathname)));
      const file = found ?? path.join(directory, '404.html');
      const extension = path.extname(file);
      const {body, encoded} = read(file);
      if (!requests.has(pathname)) {
        requests.set(pathname, {
          pathname,
          kind: kindOf(extension),
          bytes: body.length,
          prefetch: /prefetch/.test(
            String(request.headers['sec-purpose'] ?? request.headers.purpose),
          ),
        });
      }
      const headers = {
        'content-type':
          types[extension] ??
          imageTypes[extension] ??
          'application/octet-stream',
        'content-length': body.length,
        'cache-control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(encoded && {'content-encoding': 'br'}),
        ...headersFor(rules, pathname),
      };
      for (const [name, value] of Object.entries(headers)) {
        response.setHeader(name, value); // Whatever its case, the last one counts.
      }
      response.writeHead(found ? 200 : 404);
      response.end(body);
    },
  );
  await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(undefined)),
  );
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `https://localhost:${port}`,
    takeRequests() {
      const taken = [...requests.values()];
      requests = new Map();
      return taken;
    },
    close: () => server.close(),
  };
}
