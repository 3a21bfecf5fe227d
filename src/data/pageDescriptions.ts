/**
 * Descriptions of pages that Docusaurus makes without one, by route, as text without a character that HTML escapes. Those of
 * teams and tags are in blog/authors.yml and blog/tags.yml.
 */
export const pageDescriptions: Record<string, string> = {
  '/blog/authors':
    'The teams that write the MAS docs blog, what each of them works on, and their posts.',
  '/blog/tags':
    'All topics of the MAS docs blog, with the number of posts under each of them.',
};
