/**
 * Pages exempt from a rule, and what the rule asks for. To add one, add its path, relative to the project, to the list of that rule;
 * `npm run check:content` reports entries whose file no longer exists.
 */

/** The least number of words outside code that a page has, and that a page in `shortPages` has. */
export const minimumWords = {page: 450, shortPage: 150} as const;

/** Pages that need less text than others to answer their question. */
export const shortPages: readonly string[] = [
  'docs/contactus.md',
  'src/pages/markdown-page.md',
];

/** Pages without any statement about Windows, Office or Microsoft that needs a source. */
export const pagesWithoutSources: readonly string[] = [
  'docs/changelog.md',
  'docs/contactus.md',
  'docs/guide_links.md',
  'docs/intro.md',
  'src/pages/markdown-page.md',
];
