import type {BuiltSite} from '../../src/plugins/post-build/pages';

/** A build without pages, for tests of the post-build steps. */
export function builtSite(parts: Partial<BuiltSite>): BuiltSite {
  return {
    outDir: '',
    url: 'https://site.example',
    baseUrl: '/',
    repositoryUrl: 'https://git.example/mas/docs',
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
