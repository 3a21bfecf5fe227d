/** Where the index is. Apart from the records, because every page of the site holds this. */

/** Folder below the base URL that holds the index and its manifest. */
export const searchFolder = 'search';

/** Written under one name, so that a page from before a deploy still finds the index of today. */
export const manifestFile = 'manifest.json';

export interface SearchManifest {
  /** Name of the index in the same folder; holds a hash of the content, so it may be cached for good. */
  file: string;
}

/** Narrows what came over the network. A wrong shape is an error, as when a host answers with a page instead. */
export function parseManifest(value: unknown): SearchManifest {
  const file = (value as Partial<SearchManifest> | null)?.file;
  if (typeof file !== 'string' || !/^[\w.-]+$/.test(file)) {
    throw new Error('The search manifest names no index.');
  }
  return {file};
}
