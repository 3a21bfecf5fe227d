/**
 * What a page may load and run: the Content Security Policy (https://www.w3.org/TR/CSP3/). The build adds the hashes of
 * the scripts and styles that stand in a page, see src/plugins/post-build/steps/securityPolicy.ts; nothing else inline
 * runs, and nothing comes from elsewhere.
 *
 * To allow something, give the narrowest source to the narrowest directive and say why. A test refuses 'unsafe-inline',
 * 'unsafe-eval', 'unsafe-hashes', other hosts and whole schemes but data: for images.
 */

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'manifest-src'
  | 'worker-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors';

/** Sources by directive. What is fetched under a directive that is missing here falls to `default-src`. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

export const pagePolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // The style sheet of the theme holds icons as data.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // The search index.
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  // The file verifier hashes in a worker.
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  // Without JavaScript the form of the home page leads to the list of codes.
  'form-action': ["'self'"],
} satisfies Policy;

/** What browsers obey in a header only, not in the meta element of a page. */
export const headerOnlyPolicy = {
  'frame-ancestors': ["'none'"],
} satisfies Policy;

/**
 * Of the file verifier's worker, which hashes in WebAssembly and reads nothing but the file it is given. No page may
 * compile WebAssembly, so this stands in the header of the worker's script alone.
 */
export const hashWorkerPolicy = {
  'default-src': ["'none'"],
  // The slower hashing for hosts without this header comes as a chunk of its own.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
} satisfies Policy;
