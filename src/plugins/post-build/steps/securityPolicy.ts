import {createHash} from 'node:crypto';
import {pagePolicy, type Policy} from '../../../data/policyDirectives';
import {parsePage} from '../../../build/parsePage';
import type {BuiltSite} from '../pages';

/** `<script>` types that a policy applies to. Any other type is data, such as JSON-LD. */
const executed =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Finds the inline parts of a page that a policy must allow by hash, without duplicates and in page order: the texts of
 * `<script>` elements that a browser runs, and those of `<style>` elements.
 *
 * @throws {Error} for `style` attributes and event handlers, which no hash can allow under this site's policy.
 */
export function readInlineParts(html: string) {
  // Browsers also turn these line breaks into LF before they hash a script.
  const $ = parsePage(html.replace(/\r\n?/g, '\n'));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const element of $.root().find('*').toArray()) {
    const {name, attribs} = element;
    const forbidden = Object.keys(attribs).find(
      (attribute) => attribute === 'style' || attribute.startsWith('on'),
    );
    if (forbidden !== undefined) {
      throw new Error(
        `<${name} ${forbidden}="${attribs[forbidden]}"> would be blocked by the site's security policy. ` +
          'Use a class or a component instead of the attribute.',
      );
    }
    if (name === 'style') {
      styles.add($(element).text());
    } else if (
      name === 'script' &&
      attribs.src === undefined &&
      executed.test(attribs.type?.trim() ?? '')
    ) {
      scripts.add($(element).text());
    }
  }
  return {scripts: [...scripts], styles: [...styles]};
}

/** Formats a policy for the header: `default-src 'none'; img-src 'self' data:`. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds the hashes of a page's inline parts to `policy`. */
export function allowInline(
  policy: Policy,
  {scripts, styles}: ReturnType<typeof readInlineParts>,
): Policy {
  return {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), ...scripts.map(hashOf)],
    'style-src': [...(policy['style-src'] ?? []), ...styles.map(hashOf)],
  };
}

const charset = /<meta charset=[^>]*>/i;
/** Browsers look for the encoding in this many bytes only. Everything before it is ASCII here. */
const charsetEnd = 1024;
const policyMeta =
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * Adds a policy to the head of a page, directly after the encoding, because a policy in a meta element applies only to
 * what follows it.
 *
 * @throws {Error} if the page does not start with its encoding, or already has a policy.
 */
export function addPolicy(html: string, policy: string): string {
  const found = charset.exec(html);
  const end = found ? found.index + found[0].length : Infinity;
  if (end > charsetEnd) {
    throw new Error('The page does not start with its encoding.');
  }
  if (policyMeta.test(html)) {
    throw new Error('The page already has a policy.');
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/**
 * Adds a Content Security Policy to each page. On hosts without custom headers, such as GitHub Pages, there is no other
 * place for it. No later step may change a page.
 */
export function addSecurityPolicy(site: BuiltSite): void {
  for (const page of site.documents) {
    try {
      const parts = readInlineParts(page.html);
      const policy = allowInline(pagePolicy, parts);
      page.html = addPolicy(page.html, policyText(policy));
    } catch (cause) {
      throw new Error(`Cannot add a security policy to ${page.route}.`, {
        cause,
      });
    }
  }
}
