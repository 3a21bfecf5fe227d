import {readContent} from '../../src/plugins/post-build/pageContent';
import {
  addressOf,
  type BuiltPage,
  type BuiltSite,
} from '../../src/plugins/post-build/pages';

const address = {url: 'https://site.example', baseUrl: '/'};

/** A page for tests of the post-build steps. */
export function builtPage(
  route: string,
  html: string,
  site: Pick<BuiltSite, 'url' | 'baseUrl'> = address,
): BuiltPage {
  return {
    route,
    file: `${route}.html`,
    html,
    content: readContent(html, addressOf(site, route)),
  };
}

/** A build without pages, for tests of the post-build steps. */
export function builtSite(parts: Partial<BuiltSite>): BuiltSite {
  return {
    outDir: '',
    ...address,
    repositoryUrl: 'https://git.example/mas/docs',
    siteDir: '',
    pages: [],
    documents: [],
    aliases: new Map(),
    docGroups: [],
    ...parts,
  };
}
