// @ts-check
/**
 * Requests that no well-meaning client sends, the same ones for the same seed, and what a server that serves a folder of
 * clean-URL pages must answer to each.
 */
import {Buffer} from 'node:buffer';

/**
 * @typedef {object} Site
 * @property {ReadonlySet<string>} files paths of the files from the root of the host, each with a leading slash
 * @property {string} secret a part of the names of files that must never be served
 *
 * @typedef {object} Expected
 * @property {readonly number[]} statuses
 * @property {string} [file] the file whose bytes a 200 must have
 * @property {string} [location] where a 301 must lead
 *
 * @typedef {object} Hostile
 * @property {string} kind what is wrong with it
 * @property {Buffer} bytes
 * @property {Expected} expected
 * @property {boolean} [mayDrop] the server may close the connection without a word
 * @property {boolean} [isBare] the answer is of HTTP/0.9: a body without headers
 */

/** Mulberry32: numbers from 0 to 1, the same row for the same seed. @param {number} seed */
function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Longest request line that the server reads, in bytes: nginx' `large_client_header_buffers`. */
const longestLine = 8192;

/**
 * The path that a request target names, or null when it names none: decoded once, without dot segments and double
 * slashes, as RFC 3986 has it.
 * @param {string} target origin-form, one character for each byte
 */
function resolvePath(target) {
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f]/.test(target)) {
    return null;
  }
  const raw = /^[^?#]*/.exec(target)?.[0] ?? '';
  if (!raw.startsWith('/') || /%(?![0-9a-f]{2})/i.test(raw)) {
    return null;
  }
  const decoded = raw.replace(/%(..)/g, (_all, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (decoded.includes('\0')) {
    return null;
  }
  /** @type {string[]} */
  const segments = [];
  for (const segment of decoded.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) {
        return null;
      }
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  const isFolder = /\/\.{0,2}$/.test(decoded) && segments.length > 0;
  return `/${segments.join('/')}${isFolder ? '/' : ''}`;
}

/**
 * What a GET or HEAD must be answered.
 * @param {Site} site
 * @param {string} target
 * @returns {Expected}
 */
export function expectedAnswer({files}, target) {
  // Spaces at its end belong to the request line.
  const path = resolvePath(target.replace(/ +$/, ''));
  if (path === null) {
    return {statuses: [400]};
  }
  const query = /\?[^#]*/.exec(target)?.[0] ?? '';
  if (path === '/') {
    return {statuses: [200], file: '/index.html'};
  }
  if (/\/\.(?!well-known\/)/.test(path)) {
    return {statuses: [404]};
  }
  if (path.endsWith('/')) {
    const page = path.slice(0, -1);
    return files.has(`${page}.html`)
      ? {statuses: [301], location: page + (query === '?' ? '' : query)}
      : {statuses: [404]};
  }
  const file = [path, `${path}.html`].find((name) => files.has(name));
  return file === undefined ? {statuses: [404]} : {statuses: [200], file};
}

/**
 * Makes `count` requests from `seed`.
 * @param {Site} site
 * @param {number} count
 * @param {number} seed
 * @returns {Generator<Hostile>}
 */
export function* hostileRequests(site, count, seed) {
  const random = randomNumbers(seed);
  /** @param {number} limit */
  const below = (limit) => Math.floor(random() * limit);
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[below(list.length)]);
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789-_.~';
  /** @param {number} length */
  const word = (length) =>
    Array.from({length}, () => letters[below(letters.length)]).join('');

  const known = [...site.files].map((file) =>
    random() < 0.5 ? file.replace(/\.html$/, '') : file,
  );
  const up = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2E%2E%2F',
    '.%2e/',
    '..\\',
    '..%5c',
    '%2e%2e%5c',
    '..;/',
    '%252e%252e%252f',
    '..%00/',
    '%c0%ae%c0%ae/',
    '%c0%af../',
    '..%c0%af',
    '..../',
    '.../',
    './',
    '%2e/',
    '//',
    '%2f',
    '%5c',
    '\\',
  ];
  const targets = [
    `${site.secret}.txt`,
    `${site.secret}/${site.secret}.txt`,
    `site-${site.secret}/${site.secret}.txt`,
    `.${site.secret}`,
    '.git/config',
    '.env',
    '_headers',
    'etc/passwd',
    'proc/self/environ',
    'nginx.conf',
    'windows/win.ini',
    'index.html',
  ];
  const pieces = [
    '%',
    '%zz',
    '%4',
    '%u0041',
    '%00',
    '%00.html',
    '%0a',
    '%0d%0aSet-Cookie:%20a=b',
    '%0d%0a%0d%0a<script>',
    '%ff%fe',
    '%e2%80%ae',
    '%F0%9F%94%91',
    '%23',
    '%3f',
    '#',
    '?',
    '?a=%',
    '?x=%00&y=../../',
    ';jsessionid=1',
    '.br',
    '.gz',
    '.html',
    '.html.html',
    '~',
    '.bak',
    '::$DATA',
    '/',
    '//',
    '/.',
    '/..',
    '*',
    '{{7*7}}',
    '\'"><svg>',
    '$(id)',
    '|id',
    '\t',
    ' ',
    '\u0001',
    '\u007f',
    '\u0080\u00ff',
    'é',
  ];
  const hosts = [
    'evil.example',
    'evil.example%2f..',
    '@evil.example',
    '\\evil.example',
    'evil.example/%2f..',
  ];

  const paths = [
    () => `/${word(1 + below(30))}`,
    () => pick(known) + pick(pieces) + (random() < 0.3 ? pick(pieces) : ''),
    () => `/${pick(up).repeat(1 + below(6))}${pick(targets)}`,
    () => `${pick(known)}/${pick(up).repeat(1 + below(6))}${pick(targets)}`,
    () =>
      `/${pick(['assets', 'img', 'blog', 'faq'])}${pick(['../', '..%2f', '%2e%2e/'])}${pick(targets)}`,
    () => `/assets/${pick(up).repeat(1 + below(3))}${pick(known).slice(1)}`,
    () => `/${pick(up)}${pick(hosts)}/${random() < 0.5 ? '' : pick(up)}`,
    () => `//${pick(hosts)}${pick(known)}${pick(['', '/', '/..'])}`,
    () =>
      `/${Array.from({length: 1 + below(40)}, () =>
        random() < 0.3
          ? `%${(256 + below(256)).toString(16).slice(1)}`
          : String.fromCharCode(33 + below(223)),
      ).join('')}`,
    () =>
      [...pick(known)]
        .map((letter) =>
          letter !== '/' && random() < 0.5
            ? `%${letter.charCodeAt(0).toString(16)}`
            : letter,
        )
        .join(''),
    () => pick(known).toUpperCase(),
  ];

  const host = 'Host: docs.example.org\r\n';
  const close = 'Connection: close\r\n';
  /** @param {string} text one character for each byte */
  const bytes = (text) => Buffer.from(text, 'latin1');
  /** @param {string} line @param {string} [more] */
  const request = (line, more = '') =>
    bytes(`${line}\r\n${host}${close}${more}\r\n`);

  /** @type {[number, () => Hostile][]} how often, and how */
  const kinds = [
    [
      64,
      () => {
        const target = pick(paths)();
        const method = random() < 0.2 ? 'HEAD' : 'GET';
        return {
          kind: 'path',
          bytes: request(`${method} ${target} HTTP/1.1`),
          expected: expectedAnswer(site, target),
        };
      },
    ],
    [
      6,
      () => {
        const length = pick([4000, 4097, 8000, 9000, 40_000]) + below(100);
        const target =
          pick(['/', '/a?', '/%41', '/../', `${pick(known)}?`]) +
          pick(['a', '/', '%20', './', '%2e%2e/'])
            .repeat(length)
            .slice(0, length - (length % 3));
        return {
          kind: 'overlong',
          bytes: request(`GET ${target} HTTP/1.1`),
          expected:
            target.length + 'GET  HTTP/1.1\r\n'.length > longestLine
              ? {statuses: [414]}
              : expectedAnswer(site, target),
          mayDrop: true,
        };
      },
    ],
    [
      8,
      () => {
        const target = random() < 0.5 ? pick(known) : pick(paths)();
        const isPage = expectedAnswer(site, target).statuses.includes(400);
        return {
          kind: 'method',
          bytes: request(
            `${pick(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'CONNECT', 'PURGE', 'FOO'])} ${target} HTTP/1.1`,
            random() < 0.5 ? 'Content-Length: 0\r\n' : '',
          ),
          expected: {statuses: isPage ? [400, 405] : [404, 405, 301]},
        };
      },
    ],
    [
      3,
      () => ({
        kind: 'malformed method',
        bytes: request(
          `${pick(['get', 'G ET', 'GET\0', '', 'GÉT', 'GET,', 'G'.repeat(9000)])} ${pick(known)} HTTP/1.1`,
        ),
        expected: {statuses: [400, 414]},
        mayDrop: true,
      }),
    ],
    [
      3,
      () => ({
        kind: 'version',
        bytes: request(
          `GET ${pick(known)} ${pick(['HTTP/2.0', 'HTTP/9.9', 'HTTP/1', 'HTTP/', 'http/1.1', 'HTTP/1.1 x', 'HTTP/1.1111', 'ICAP/1.0'])}`,
        ),
        expected: {statuses: [400, 505]},
      }),
    ],
    [
      2,
      () => {
        const file = pick([...site.files]);
        return {
          kind: 'HTTP/0.9',
          bytes: bytes(`GET ${file}\r\n`),
          expected: {statuses: [200], file},
          isBare: true,
        };
      },
    ],
    [
      4,
      () => {
        const target = pick(known);
        return {
          kind: 'absolute form',
          bytes: request(
            `GET ${pick(['http', 'https', 'HTTP', 'ftp'])}://${pick(['evil.example', 'evil.example:99', '127.0.0.1', 'user@evil.example'])}${target} HTTP/1.1`,
          ),
          expected: {...expectedAnswer(site, target), statuses: [200, 400]},
        };
      },
    ],
    [
      3,
      () => {
        const [lines, statuses] = pick(
          /** @type {[string, number[]][]} */ ([
            ['', [400]],
            ['Host: \r\n', [200, 400]],
            ['Host: a/b\r\n', [400]],
            ['Host: ..\r\n', [200, 400]],
            ['Host: a\r\nHost: b\r\n', [200, 400]],
            [`Host: ${'a'.repeat(3000)}\r\n`, [200, 400]],
            ['Host: evil.example\r\n', [200]],
            ['Host: a\0b\r\n', [400]],
            ['Host : a\r\n', [400]],
          ]),
        );
        return {
          kind: 'host',
          bytes: bytes(`GET /faq HTTP/1.1\r\n${lines}${close}\r\n`),
          expected: {statuses, file: '/faq.html'},
        };
      },
    ],
    [
      4,
      () => {
        const [line, statuses] = pick(
          /** @type {[string, number[]][]} */ ([
            [`X-Long: ${'a'.repeat(9000)}`, [400]],
            [`Cookie: ${'a=b; '.repeat(8000)}`, [400]],
            [
              Array.from({length: 500}, (_, at) => `X-${at}: ${word(40)}`).join(
                '\r\n',
              ),
              [200, 400],
            ],
            ['no colon at all', [200, 400]],
            [': empty', [200, 400]],
            ['X-Null: a\0b', [400]],
            ['X-Bare: a\rb', [200, 400]],
            [' folded', [200, 400]],
            [
              `Range: ${pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=99999999999-', 'bytes=0-0,2-2', 'lines=1', 'bytes=0-18446744073709551616'])}`,
              [200, 206, 416],
            ],
            [
              `Range: bytes=${Array.from({length: 200}, (_, at) => `${at}-${at}`).join(',')}`,
              [200, 206, 416],
            ],
            ['If-Modified-Since: yesterday', [200]],
            ['If-None-Match: "', [200]],
            ['If-Match: "x"', [412]],
            ['Accept-Encoding: br;q=0, gzip;q=x, *;q=9', [200]],
            ['Expect: 100-continue', [200]],
            ['Expect: the-unexpected', [200, 417]],
            ['Upgrade: h2c', [200]],
            ['X-Forwarded-Host: evil.example', [200]],
            ['X-Original-URL: /../etc/passwd', [200]],
          ]),
        );
        return {
          kind: 'header',
          bytes: request('GET /faq HTTP/1.1', `${line}\r\n`),
          expected: {statuses, file: '/faq.html'},
          mayDrop: true,
        };
      },
    ],
    [
      2,
      () => ({
        kind: 'body',
        bytes: request(
          'POST /faq HTTP/1.1',
          pick([
            'Content-Length: 99999999999\r\n',
            'Content-Length: -1\r\n',
            'Content-Length: 1\r\nContent-Length: 2\r\n',
            'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
            'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
            'Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n',
            'Transfer-Encoding: nonsense\r\n',
          ]),
        ),
        expected: {statuses: [400, 405, 413, 501]},
        mayDrop: true,
      }),
    ],
    [
      1,
      () => ({
        kind: 'noise',
        bytes: Buffer.concat([
          pick([
            Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]),
            Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
            Buffer.from('SSH-2.0-x\r\n'),
            Buffer.alloc(0),
          ]),
          Buffer.from(Array.from({length: 20 + below(400)}, () => below(256))),
          Buffer.from('\r\n\r\n'),
        ]),
        expected: {statuses: [400, 414]},
        mayDrop: true,
      }),
    ],
  ];

  const total = kinds.reduce((sum, [weight]) => sum + weight, 0);
  for (let made = 0; made < count; made += 1) {
    let left = random() * total;
    const [, make] =
      kinds.find(([weight]) => (left -= weight) < 0) ?? kinds[0] ?? [];
    if (make) {
      yield make();
    }
  }
}
