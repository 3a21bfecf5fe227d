/** The titles of all pages, from which the not-found page suggests some. The build writes them to a file. */

/** Path below the base URL. */
export const titlesFile = 'search/titles.json';

export interface PageTitle {
  /** Path below the base URL, with a leading slash. */
  route: string;
  title: string;
}
