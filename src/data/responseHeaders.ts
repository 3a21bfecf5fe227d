import {hashWorkerPolicy, type Policy} from './policyDirectives';

/**
 * The headers of every kind of file. The build writes them into `_headers`, which Cloudflare Pages, Netlify and others
 * read; `npm run serve` sends them, and .ci/hosting/nginx.mjs makes a configuration for nginx of them.
 *
 * To add one, choose the rule of its files. Hosts join the values of all rules that match with a comma, so no header may
 * stand in two rules for the same file; the build says where one does.
 *
 * `Strict-Transport-Security` is not here: it binds a whole domain for years, so its owner sets it (see .ci/README.md).
 */

export type HeaderValue = string | Policy;

export interface HeaderRule {
  /** Path below the base URL. One `*` stands for any text, slashes included. */
  path: string;
  headers: Readonly<Record<string, HeaderValue>>;
}

const revalidated = 'public, max-age=0, must-revalidate';
const hour = 'public, max-age=3600';
const day = 'public, max-age=86400';
/** For files whose name changes with their content. */
const forever = 'public, max-age=31536000, immutable';

const ownPagesOnly = 'same-origin';
/** Other sites show what was made for sharing. */
const everySite = 'cross-origin';

/** Of every page, beside its policy: the build adds a rule for each page's address. */
export const pageHeaders = {
  'Cache-Control': revalidated,
  'Cross-Origin-Resource-Policy': ownPagesOnly,
} satisfies HeaderRule['headers'];

export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      // `frame-ancestors` for answers without a rule of their own, such as the not-found page.
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
    },
  },
  {
    path: '/search/manifest.json',
    headers: {
      'Cache-Control': revalidated,
      'Cross-Origin-Resource-Policy': ownPagesOnly,
    },
  },
  {
    path: '/search/index.*',
    headers: {
      'Cache-Control': forever,
      'Cross-Origin-Resource-Policy': ownPagesOnly,
    },
  },
  {
    // The Markdown copies of the pages; search engines are to show the pages themselves.
    path: '/*.md',
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': hour,
    },
  },
  {
    path: '/blog/rss.xml',
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': hour,
    },
  },
  {
    path: '/blog/atom.xml',
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': hour,
    },
  },
  {
    path: '/llms.txt',
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': hour,
    },
  },
  {path: '/robots.txt', headers: {'Cache-Control': hour}},
  {path: '/sitemap.xml', headers: {'Cache-Control': hour}},
  {
    path: '/manifest.webmanifest',
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': day,
    },
  },
];

/** What hosts read of `_headers`; Cloudflare Pages has the tightest limits and drops the rest without a word. */
export const hostLimits = {rules: 100, lineLength: 2000} as const;
