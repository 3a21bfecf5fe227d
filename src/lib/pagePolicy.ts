/** Content Security Policy: the text of one, what it has to allow in a page, and where it stands there. */
import {load} from 'cheerio';
import type {Policy} from '../data/policyDirectives';

/** What a policy has to allow by hash, each text once and in the order of the page. */
export interface InlineParts {
  /** Texts of `<script>` elements that a browser runs. */
  scripts: readonly string[];
  /** Texts of `<style>` elements. */
  styles: readonly string[];
}

/** Types of `<script>` that a policy applies to; any other is data, such as JSON-LD. */
const executed =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Finds what is inline in a page. Throws where the page has what no hash can allow under this site's policy: `style`
 * attributes and event handlers.
 */
export function readInlineParts(html: string): InlineParts {
  // As with JavaScript off, so that what stands in <noscript> is seen too.
  const $ = load(html, {scriptingEnabled: false});
  const page = $.root();
  for (const element of page.find('*').toArray()) {
    const forbidden = Object.keys(element.attribs).find(
      (name) => name === 'style' || name.startsWith('on'),
    );
    if (forbidden !== undefined) {
      throw new Error(
        `<${element.name} ${forbidden}="${element.attribs[forbidden]}"> would be blocked by the site's security policy. ` +
          'Use a class or a component instead of the attribute.',
      );
    }
  }
  const texts = (selector: string, counts: (type: string) => boolean) => [
    ...new Set(
      page
        .find(selector)
        .toArray()
        .filter((element) => counts(element.attribs.type?.trim() ?? ''))
        .map((element) => $(element).text()),
    ),
  ];
  return {
    scripts: texts('script:not([src])', (type) => executed.test(type)),
    styles: texts('style', () => true),
  };
}

/** A policy as its header has it: `default-src 'none'; img-src 'self' data:`. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** `policy`, and the inline parts of a page by their hashes. `sha256` gives the digest of a text in Base64. */
export function allowInline(
  policy: Policy,
  {scripts, styles}: InlineParts,
  sha256: (text: string) => string,
): Policy {
  const hashes = (texts: readonly string[]) =>
    texts.map((text) => `'sha256-${sha256(text)}'`);
  return {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), ...hashes(scripts)],
    'style-src': [...(policy['style-src'] ?? []), ...hashes(styles)],
  };
}

const charset = /<meta charset=[^>]*>/i;
/** Browsers look for the encoding of a page no further, in bytes; what precedes it here is ASCII. */
const charsetEnd = 1024;
const policyMeta =
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * Puts a policy into the head of a page, directly after the encoding: a policy in a meta element applies to what
 * follows it. Throws when the page does not start with its encoding, or has a policy already.
 */
export function addPolicy(html: string, policy: string): string {
  const found = charset.exec(html);
  const end = found ? found.index + found[0].length : Infinity;
  if (end > charsetEnd) {
    throw new Error('The page does not start with its encoding.');
  }
  if (policyMeta.test(html)) {
    throw new Error('The page has a policy already.');
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** The policy that `addPolicy` put into a page, or `null`. */
export function readPolicy(html: string): string | null {
  return policyMeta.exec(html)?.[1] ?? null;
}
