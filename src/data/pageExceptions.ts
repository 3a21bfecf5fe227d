/**
 * Pages exempt from a rule. To add one, add its path, relative to the project, to the list of that rule;
 * `npm run check:content` reports entries whose file no longer exists.
 */

/** Pages that need less text than others to answer their question. */
export const shortPages: readonly string[] = [
  'docs/contactus.md',
  'docs/our_non-piracy_site.md',
  'src/pages/markdown-page.md',
];

/** Pages without any statement about Windows, Office or Microsoft that needs a source. */
export const pagesWithoutSources: readonly string[] = [
  'docs/changelog.md',
  'docs/contactus.md',
  'docs/guide_links.md',
  'src/pages/markdown-page.md',
];
