/** Where to find the index. Separate from `records.ts`, because this module is on every page. */

/** Folder of the index and its manifest, relative to the base URL. */
export const searchFolder = 'search';

/** A fixed name, so that a page loaded before a deploy still finds the current index. */
export const manifestFile = 'manifest.json';

export interface SearchManifest {
  /** File name of the index, in the same folder. Contains a content hash, so the index can be cached forever. */
  file: string;
  /** The same for the texts. */
  texts: string;
}

const isFileName = (name: unknown): name is string =>
  typeof name === 'string' && /^[\w.-]+$/.test(name);

/** Validates a downloaded manifest. Throws for anything else, such as an HTML page that the host sent instead. */
export function parseManifest(value: unknown): SearchManifest {
  const {file, texts} = (value ?? {}) as Partial<SearchManifest>;
  if (!isFileName(file) || !isFileName(texts)) {
    throw new Error('The search manifest names no index.');
  }
  return {file, texts};
}
