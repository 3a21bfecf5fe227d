import type {BuiltSite} from '../../src/plugins/post-build/pages';

/** A finished build without pages, for tests of the steps that work on one. */
export function builtSite(parts: Partial<BuiltSite>): BuiltSite {
  return {
    outDir: '',
    url: 'https://site.example',
    baseUrl: '/',
    siteDir: '',
    generatedFilesDir: '',
    chunkFiles: new Map(),
    routes: [],
    pages: [],
    documents: [],
    aliases: new Map(),
    docGroups: [],
    ...parts,
  };
}
