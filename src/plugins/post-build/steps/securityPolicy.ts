import {createHash} from 'node:crypto';
import {pagePolicy} from '../../../data/policyDirectives';
import {
  addPolicy,
  allowInline,
  policyText,
  readInlineParts,
} from '../../../lib/pagePolicy';
import type {BuiltSite} from '../pages';

/**
 * The theme's only inline style (3.6.1), on open groups of the sidebar. It is redundant: the style sheet has the same
 * rules for an open group. Only the server renders it, so React does not expect it.
 */
const openGroup =
  /(<ul) style="display:block;overflow:visible;height:auto"(?=[ >])/g;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Adds a Content Security Policy to each page. On hosts without custom headers, such as GitHub Pages, there is no other
 * place for it. No later step may change a page.
 */
export function addSecurityPolicy(site: BuiltSite): void {
  for (const page of site.documents) {
    try {
      const html = page.html.replace(openGroup, '$1');
      const policy = allowInline(pagePolicy, readInlineParts(html), sha256);
      page.html = addPolicy(html, policyText(policy));
    } catch (cause) {
      throw new Error(`Cannot add a security policy to ${page.route}.`, {
        cause,
      });
    }
  }
}
