/**
 * The pages that a rule for all pages does not apply to. To add one, name its file in the list of that rule, relative to
 * the project; `npm run check:content` reports an entry whose file is gone.
 */

/** Pages that answer their question in less text than others need. */
export const shortPages: readonly string[] = [
  'docs/contactus.md',
  'docs/our_non-piracy_site.md',
  'src/pages/markdown-page.md',
];

/** Pages that state nothing about Windows, Office or Microsoft that would need a source. */
export const pagesWithoutSources: readonly string[] = [
  'docs/changelog.md',
  'docs/contactus.md',
  'docs/guide_links.md',
  'src/pages/markdown-page.md',
];
