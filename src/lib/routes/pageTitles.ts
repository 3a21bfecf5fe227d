/** The titles of all pages, from which the not-found page suggests some. The build writes them to a file. */

/** Path below the base URL. */
export const titlesFile = 'search/titles.json';

export interface PageTitle {
  /** Path below the base URL, with a leading slash. */
  route: string;
  title: string;
}

/** Validates the downloaded file. Throws for anything else, such as an HTML page that the host sent instead. */
export function parseTitles(value: unknown): PageTitle[] {
  const isTitle = (entry: Partial<PageTitle> | null) =>
    typeof entry?.route === 'string' && typeof entry.title === 'string';
  if (!Array.isArray(value) || !value.every(isTitle)) {
    throw new Error('The file has no list of titles.');
  }
  return value as PageTitle[];
}
