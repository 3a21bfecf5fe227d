/**
 * The Content Security Policy (https://www.w3.org/TR/CSP3/). The build adds the hashes of the inline scripts and styles
 * of each page (src/plugins/post-build/steps/securityPolicy.ts). Other inline code and other origins are blocked.
 *
 * To allow something, add the narrowest source to the narrowest directive and say why. A test rejects 'unsafe-inline',
 * 'unsafe-eval', 'unsafe-hashes', other hosts, and whole schemes except data: for images.
 *
 * `require-trusted-types-for 'script'` is missing on purpose. React 18 (`dangerouslySetInnerHTML`: every heading in a
 * contents list, and all highlighted code) and react-helmet-async (JSON-LD of the blog) set plain strings, so only a
 * default policy that accepts any HTML would let them run; and `script-src` already limits the addresses of scripts.
 */

type Directive =
  | 'default-src'
  | 'child-src'
  | 'frame-src'
  | 'media-src'
  | 'object-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'manifest-src'
  | 'worker-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors'
  | 'sandbox';

/** Sources by directive. `default-src` applies to fetch directives that are missing here. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

export const pagePolicy = {
  // Firefox and WebKit apply it to files that are fetched ahead. The directives below cover every other kind of file.
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // The theme's style sheet contains icons as data URLs.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // The search index.
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  // For the worker of the file verifier.
  'worker-src': ["'self'"],
  'child-src': ["'none'"],
  'frame-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  // Without JavaScript, the form on the home page opens the list of codes.
  'form-action': ["'self'"],
} satisfies Policy;

/** Directives that browsers ignore in a page's meta element. */
export const headerOnlyPolicy = {
  'frame-ancestors': ["'none'"],
} satisfies Policy;

/**
 * For files that are not pages, in case somebody opens one by its address: an SVG image or a feed can contain scripts.
 * It does not apply when a page uses the file.
 */
export const filePolicy = {
  'default-src': ["'none'"],
  sandbox: [],
  ...headerOnlyPolicy,
} satisfies Policy;

/**
 * The policy of the file verifier's worker, sent with its script only. The worker hashes with WebAssembly, which pages
 * may not compile, and reads nothing but the chosen file.
 */
export const hashWorkerPolicy = {
  'default-src': ["'none'"],
  // The slower hasher, for hosts that do not send this header, is a separate chunk.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
} satisfies Policy;
