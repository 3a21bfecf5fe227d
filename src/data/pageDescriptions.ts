/** Descriptions of pages that Docusaurus makes without one, by route. Those of teams are in blog/authors.yml. */
export const pageDescriptions: Record<string, string> = {
  '/blog/authors':
    'The teams that write the MAS docs blog, what each of them works on, and their posts.',
  '/blog/tags':
    'All topics of the MAS docs blog, with the number of posts under each of them.',
};
