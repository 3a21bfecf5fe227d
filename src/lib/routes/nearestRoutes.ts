/** Finds the pages that a mistyped path most likely meant. */

/** Number of single-character insertions, deletions, replacements and swaps of neighbors that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(previous[j]! + 1, current[j - 1]! + 1, replace);
      // Before the start of a text is nothing, which equals no letter.
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

/** Lower case, one kind of separator, no extension and no slash at the end: the ways in which paths are mistyped. */
function simplify(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(?:html?|md)$/, '')
    .replace(/\/+$/, '')
    .replace(/[\s_-]+|%20/g, '-');
}

/**
 * The routes nearest to `path`, best first, at most `limit`. A route counts when about a third of its letters or fewer
 * differ, or when one of the two contains the other. Paths over 100 characters are cut, so the cost stays bounded.
 */
export function nearestRoutes(
  path: string,
  routes: readonly string[],
  limit = 3,
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
        distance: isPart ? 1 : editDistance(wanted, candidate),
        length: candidate.length,
      };
    })
    .filter(
      ({distance, length}) => length > 1 && distance <= Math.max(2, length / 3),
    )
    .sort((a, b) => a.distance - b.distance || a.route.localeCompare(b.route))
    .slice(0, limit)
    .map(({route}) => route);
}
