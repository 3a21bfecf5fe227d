import {editDistance} from '../lib/routes/nearestRoutes';

/** How many words two names share. */
function sharedWords(name: string, other: string): number {
  const words = other.split('-');
  return name.split('-').filter((word) => words.includes(word)).length;
}

/** The name that was most likely meant: it has nearly the same letters, or most of the same words. */
export function nearestName(
  name: string,
  known: readonly string[],
): string | undefined {
  const wanted = name.toLowerCase();
  const [nearest] = known
    .map((other) => {
      const distance = editDistance(wanted, other.toLowerCase());
      const isTypo = distance <= 3 && distance < other.length / 2;
      return {other, distance, isTypo, shared: sharedWords(wanted, other)};
    })
    .filter(
      ({isTypo, shared}) => isTypo || shared > wanted.split('-').length / 2,
    )
    .sort(
      (a, b) =>
        Number(b.isTypo) - Number(a.isTypo) ||
        b.shared - a.shared ||
        a.distance - b.distance,
    );
  return nearest?.other;
}
