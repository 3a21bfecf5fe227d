import type {productNames} from '../data/spelling';
import {faultsOf, type Fault} from '../fault';
import type {TextLine} from '../markdown';

/** Blanks out addresses, tags and file names, which have their own spelling. */
function wordsOnly(text: string): string {
  return text
    .replace(/\b[a-z]+:\/\/[^\s)"'>]+/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/(?<!\S)[^\s\\/]*[\\/]\S*\.\w+/g, ' ')
    .replace(/(?<![\w-])[\w-]+(?:\.[a-z]{2,})+(?![\w-])/gi, ' ');
}

/** A regular expression's source that matches a text as it is written. */
const escapePattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each product is spelled as its maker spells it. `lines` must not contain code. */
export function checkProductNames(
  path: string,
  lines: readonly TextLine[],
  names: typeof productNames,
): Fault[] {
  const patterns = Object.entries(names).flatMap(([name, wrong]) =>
    [name, ...wrong].map((wanted) => ({
      name,
      pattern: new RegExp(
        `(?<![\\w-])${escapePattern(wanted)}(?![\\w-])`,
        // The right name matches in any capitalization, a wrong spelling only as listed.
        wanted === name ? 'gi' : 'g',
      ),
    })),
  );
  return faultsOf(path, lines, ({text}) => {
    const words = wordsOnly(text);
    return patterns.flatMap(({name, pattern}) =>
      (words.match(pattern) ?? [])
        .filter((found) => found !== name)
        .map(
          (found) =>
            `"${found}" is spelled "${name}" here: change it, or put it into backticks if it is something to type`,
        ),
    );
  });
}
