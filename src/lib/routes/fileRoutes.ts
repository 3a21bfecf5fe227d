/** Which file is behind an address: the text in the project, the page in the build, its Markdown copy. */
import type {TextFile} from '../content/textFile';

/** The address of a text. Docs are named by their file unless a slug says otherwise, posts by their slug. */
export function routeOfText({
  path,
  frontMatter,
}: Pick<TextFile, 'path' | 'frontMatter'>): string {
  const name = path.replace(/^(?:docs|blog|src\/pages)\/(.*)\.mdx?$/, '$1');
  return path.startsWith('blog/')
    ? `/blog/${String(frontMatter.slug)}`
    : String(frontMatter.slug ?? `/${name}`);
}

const nameOfRoute = (route: string) =>
  route === '/' ? 'index' : route.slice(1);

/** The file of a page below the build: `/` is `index.html`, `/blog/tags` is `blog/tags.html`. */
export function fileOfRoute(route: string): string {
  return `${nameOfRoute(route)}.html`;
}

/** The Markdown copy of a page, beside its file: `/kms38` is `kms38.md`. */
export function copyOfRoute(route: string): string {
  return `${nameOfRoute(route)}.md`;
}

/** The reverse of `fileOfRoute`; accepts the separators of either platform. */
export function routeOfFile(file: string): string {
  const name = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}
