import {
  filePolicy,
  hashWorkerPolicy,
  headerOnlyPolicy,
  type Policy,
} from './policyDirectives';

/**
 * The response headers by file. The build writes them to `_headers`, which Cloudflare Pages, Netlify and others read;
 * `npm run serve` sends them.
 *
 * To add one, add it to the rule for its files. Hosts join the values of all matching rules with commas, so two rules
 * for the same file must not set the same header, which a test checks. Only policies may be joined: all of them apply.
 *
 * No header depends on the content of a page, so the rules are the same for every build. The hashes of a page's inline
 * scripts and styles are in the policy in its head.
 *
 * `Strict-Transport-Security` is missing on purpose: it binds a whole domain for years, so the domain's owner sets it
 * (see .ci/README.md).
 */

export type HeaderValue = string | Policy;

export interface HeaderRule {
  /** Path below the base URL. A `*` matches any text, slashes included. */
  path: string;
  headers: Readonly<Record<string, HeaderValue>>;
}

const revalidated = 'public, max-age=0, must-revalidate';
const hour = 'public, max-age=3600';
const day = 'public, max-age=86400';
/** For files whose name changes with their content. */
const forever = 'public, max-age=31536000, immutable';

const ownPagesOnly = 'same-origin';
/** For files made for sharing, which other sites may embed. */
const everySite = 'cross-origin';

/**
 * For files whose rules do not set these headers, such as pages. Sent by `npm run serve`. A `_headers` file
 * cannot express this, but its hosts make browsers revalidate such files too.
 */
export const defaultHeaders = {
  'Cache-Control': revalidated,
  'Cross-Origin-Resource-Policy': ownPagesOnly,
} satisfies HeaderRule['headers'];

export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': headerOnlyPolicy,
      // For browsers that do not know `frame-ancestors`.
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), usb=(), payment=(), clipboard-write=(self)',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  },
  {
    path: '/assets/*',
    headers: {
      'Cache-Control': forever,
      'Cross-Origin-Resource-Policy': ownPagesOnly,
    },
  },
  {
    path: '/assets/js/file-hash-worker.*',
    headers: {'Content-Security-Policy': hashWorkerPolicy},
  },
  {
    path: '/img/*',
    headers: {
      'Cache-Control': day,
      'Cross-Origin-Resource-Policy': everySite,
      'Content-Security-Policy': filePolicy,
    },
  },
  {
    path: '/favicon.ico',
    headers: {
      'Content-Type': 'image/x-icon',
      'Cache-Control': day,
      'Cross-Origin-Resource-Policy': ownPagesOnly,
      'Content-Security-Policy': filePolicy,
    },
  },
  {
    path: '/search/*',
    headers: {
      'Cache-Control': revalidated,
      'Cross-Origin-Resource-Policy': ownPagesOnly,
      'Content-Security-Policy': filePolicy,
    },
  },
  {
    // The Markdown copies of the pages. Search engines should list the pages instead.
    path: '/*.md',
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': hour,
      'Content-Security-Policy': filePolicy,
    },
  },
  // Not every `.txt`: some bundles in /assets/ have one.
  ...['/llms.txt', '/licenses.txt', '/robots.txt', '/.well-known/*'].map(
    (path) => ({
      path,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': hour,
        'Content-Security-Policy': filePolicy,
      },
    }),
  ),
  {
    path: '/*.xml',
    headers: {'Cache-Control': hour, 'Content-Security-Policy': filePolicy},
  },
  {
    path: '/blog/rss.xml',
    headers: {'Content-Type': 'application/rss+xml; charset=utf-8'},
  },
  {
    path: '/blog/atom.xml',
    headers: {'Content-Type': 'application/atom+xml; charset=utf-8'},
  },
  {
    // For programs, those of other sites included.
    path: '/data/*',
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': everySite,
      'Cache-Control': hour,
      'Content-Security-Policy': filePolicy,
    },
  },
  {
    path: '/data/*.json',
    headers: {'Content-Type': 'application/json'},
  },
  {
    path: '/data/*.ics',
    headers: {'Content-Type': 'text/calendar; charset=utf-8'},
  },
  {
    path: '/manifest.webmanifest',
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': day,
      'Content-Security-Policy': filePolicy,
    },
  },
];
