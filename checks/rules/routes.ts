/** The addresses of pages, which no page can see alone. */
import {routeOfText} from '../../src/lib/routes/routes';
import type {Fault} from '../fault';
import {contentKind, lineOfField} from '../frontMatter';
import type {TextFile} from '../textFile';

/** The addresses that Docusaurus gives to pages of its own, and what these are. */
const made: readonly (readonly [route: string, page: string])[] = [
  ['/404', 'the not-found page'],
  ['/blog', 'the list of posts'],
  ['/blog/archive', 'the archive of posts'],
  ['/blog/authors', 'the list of authors'],
  ['/blog/index', 'the list of posts'],
  ['/blog/page', 'the list of older posts'],
  ['/blog/tags', 'the list of tags'],
  ['/index', 'the home page'],
  ['/readme', 'the home page'],
];

/** Each page has an address of its own: of two, one would replace the other. */
export function checkRoutes(
  files: readonly Pick<TextFile, 'path' | 'source' | 'frontMatter'>[],
): Fault[] {
  const owners = new Map(made);
  return files.flatMap((file) => {
    const {path, source, frontMatter} = file;
    // A post without a slug has a fault of its own.
    if (contentKind(path) === 'blog' && frontMatter.slug === undefined) {
      return [];
    }
    const route = routeOfText(file);
    const owner = owners.get(route);
    if (owner === undefined) {
      owners.set(route, path);
      return [];
    }
    const fix = 'slug' in frontMatter ? 'change its "slug"' : 'rename the file';
    const message = `the page has the address of ${owner}: ${fix}`;
    return [{path, line: lineOfField(source, ['slug']), message}];
  });
}
