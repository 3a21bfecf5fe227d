/** Where to find the index. Separate from `records.ts`, because this module is on every page. */

/** Folder of the index and its manifest, relative to the base URL. */
export const searchFolder = 'search';

/** A fixed name, so that a page loaded before a deploy still finds the current index. */
export const manifestFile = 'manifest.json';

export interface SearchManifest {
  /** File name of the index, in the same folder. Contains a content hash, so the index can be cached forever. */
  file: string;
}

/** Validates a downloaded manifest. Throws for anything else, such as an HTML page that the host sent instead. */
export function parseManifest(value: unknown): SearchManifest {
  const {file} = (value ?? {}) as Partial<SearchManifest>;
  if (typeof file !== 'string' || !/^[\w.-]+$/.test(file)) {
    throw new Error('The search manifest names no index.');
  }
  return {file};
}
