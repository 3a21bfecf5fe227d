/**
 * The addresses that a page may link to, and the images that it may show. Docusaurus hands an address that names a file
 * to webpack, with its query, where `!` and `?` can name code to run. So only the forms below pass, and they hold none of
 * the characters that mean something there.
 */
const NAME = String.raw`[A-Za-z0-9][\w-]*(?:\.[\w-]+)*`;
/** A dot only between digits, as in `/windows_8.1_links`: `/robots.txt` is a file. */
const ROUTE = String.raw`/|(?:/[A-Za-z0-9][\w-]*(?:(?<=\d)\.\d[\w-]*)*)+`;
const ID = String.raw`#[A-Za-z0-9][\w-]*`;
/** Neither a name and a password before the host nor a backslash, which browsers read as a slash. */
const WEB = String.raw`https?://(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?`;
const MAIL = String.raw`mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

const LINK = new RegExp(
  `^(?!.*node_modules)(?:(?:${NAME}\\.md|${ROUTE})(?:${ID})?|${ID})$`,
);
const ELSEWHERE = new RegExp(`^(?:${WEB}|${MAIL})$`, 'i');
const IMAGE = new RegExp(`^/?img/${NAME}\\.(?:avif|gif|jpe?g|png|svg|webp)$`);

/** What is wrong with the address of a link, as a list of at most one sentence. A definition is one too. */
export function linkFault(url: string): string[] {
  return LINK.test(url) || ELSEWHERE.test(url)
    ? []
    : [
        `${JSON.stringify(url)} is not an address that a page may have: write name.md, /route or #id for a place on this site, or the whole address with https://`,
      ];
}

/** What is wrong with the address of an image, as a list of at most one sentence. */
export function imageFault(url: string): string[] {
  return IMAGE.test(url)
    ? []
    : [
        `${JSON.stringify(url)} is not an image that a page may show: write img/name.png for a file next to the page, or /img/name.png for one in static/img`,
      ];
}
