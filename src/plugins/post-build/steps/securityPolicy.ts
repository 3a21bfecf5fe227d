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
 * The one inline style of the theme (3.6.1): a group of the sidebar is open before the scripts arrive. It says what the
 * style sheet says of an open group, and React does not expect it there: only the server writes it.
 */
const openGroup =
  /(<ul) style="display:block;overflow:visible;height:auto"(?=[ >])/g;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Writes into every page which scripts and styles may run there. Hosts without headers, such as GitHub Pages, have no
 * other place for it. Whatever changes a page comes before this step.
 */
export function addSecurityPolicy(site: BuiltSite): void {
  for (const page of site.documents) {
    try {
      const html = page.html.replace(openGroup, '$1');
      const policy = allowInline(pagePolicy, readInlineParts(html), sha256);
      page.html = addPolicy(html, policyText(policy));
    } catch (cause) {
      throw new Error(`${page.route} cannot get a security policy.`, {cause});
    }
  }
}
