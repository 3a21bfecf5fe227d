/** What belongs to a route: its address, the source text, the built page, its Markdown copy, its place in the guides. */

/** The route of a source text. Docs use their slug or else their file name; posts use their slug. */
export function routeOfText({
  path,
  frontMatter,
}: {
  path: string;
  frontMatter: Readonly<Record<string, unknown>>;
}): string {
  const name = path.replace(/^(?:docs|blog|src\/pages)\/(.*)\.mdx?$/, '$1');
  return path.startsWith('blog/')
    ? `/blog/${String(frontMatter.slug)}`
    : String(frontMatter.slug ?? `/${name}`);
}

/** What the files of a page are called: `/kms38` is `kms38`. */
export const nameOfRoute = (route: string) =>
  route === '/' ? 'index' : route.slice(1);

/** The file of a page in the build folder: `/` is `index.html`, `/blog/tags` is `blog/tags.html`. */
export function fileOfRoute(route: string): string {
  return `${nameOfRoute(route)}.html`;
}

/** The Markdown copy of a page, next to its file: `/kms38` is `kms38.md`. */
export function copyOfRoute(route: string): string {
  return `${nameOfRoute(route)}.md`;
}

/** The picture that other sites show with a link to a page: `/kms38` has `img/cards/kms38.png`. */
export function cardOfRoute(route: string): string {
  return `img/cards/${nameOfRoute(route)}.png`;
}

/** The picture for pages without their own. */
export const siteCard = 'img/social-card.png';

/** The reverse of `fileOfRoute`. Accepts slashes and backslashes. */
export function routeOfFile(file: string): string {
  const name = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** The section of the list of all guides with the pages of a group of the sidebar. Its heading is the group's label. */
export function sectionOfGroup(label: string): string {
  return `/guide_links#${label.toLowerCase().replaceAll(' ', '-')}`;
}
