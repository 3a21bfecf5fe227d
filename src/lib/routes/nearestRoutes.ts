/** Finds the pages that a mistyped path was most likely meant for. */

/** Number of single-character insertions, deletions, replacements and swaps of neighbors to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(previous[j]! + 1, current[j - 1]! + 1, replace);
      // At index -1, both strings are undefined, which never equals a letter.
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, beforePrevious[j - 2]! + 1);
      }
      current[j] = best;
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}

/** Removes common typing differences: case, separators, extensions and trailing slashes. */
function simplify(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(?:html?|md)$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/[\s_-]+|%20/g, '-');
}

/** The words of a path in one order: a title may have them in another. */
const inOrder = (path: string) => path.split('-').sort().join('-');

/**
 * The routes most similar to `path`, best first. At most a third of the letters may differ (or two in
 * a short name), or one of the two must contain the other. Paths are cut at 100 characters to limit the cost.
 */
export function nearestRoutes(
  path: string,
  routes: readonly string[],
): string[] {
  const wanted = simplify(path.slice(0, 100));
  if (wanted.length < 3) {
    return [];
  }
  return routes
    .map((route) => {
      const candidate = simplify(route);
      const isPart =
        candidate.length > 3 &&
        (candidate.includes(wanted) || wanted.includes(candidate));
      return {
        route,
        distance: isPart
          ? 1
          : Math.min(
              editDistance(wanted, candidate),
              editDistance(inOrder(wanted), inOrder(candidate)),
            ),
        length: candidate.length,
      };
    })
    .filter(
      ({distance, length}) => length > 1 && distance <= Math.max(2, length / 3),
    )
    .sort((a, b) => a.distance - b.distance || a.route.localeCompare(b.route))
    .map(({route}) => route);
}
