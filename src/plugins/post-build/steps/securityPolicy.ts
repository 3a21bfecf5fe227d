import {createHash} from 'node:crypto';
import {pagePolicy} from '../../../data/policyDirectives';
import {
  addPolicy,
  allowInline,
  policyText,
  readInlineParts,
} from '../../../build/pagePolicy';
import type {BuiltSite} from '../pages';

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
      const parts = readInlineParts(page.html);
      const policy = allowInline(pagePolicy, parts, sha256);
      page.html = addPolicy(page.html, policyText(policy));
    } catch (cause) {
      throw new Error(`Cannot add a security policy to ${page.route}.`, {
        cause,
      });
    }
  }
}
