import {sources, type SourceId} from '../data/sources';
import {editDistance} from '../lib/routes/nearestRoutes';
import {shownSource, type ShownSource} from '../lib/text/shownSource';

const ids = Object.keys(sources) as SourceId[];

/** One line to add to the list of sources. */
const template = "'ms-example': {title: 'Its own title', url: 'https://…'},";

/** How many words two ids share. */
function sharedWords(id: string, other: string): number {
  const words = other.split('-');
  return id.split('-').filter((word) => words.includes(word)).length;
}

/** The id that was most likely meant: it has nearly the same letters, or most of the same words. */
export function nearestSource(name: string): SourceId | undefined {
  const [nearest] = ids
    .map((id) => ({
      id,
      distance: editDistance(name.toLowerCase(), id),
      shared: sharedWords(name.toLowerCase(), id),
    }))
    .filter(
      ({distance, shared}) =>
        distance <= 3 || shared > name.split('-').length / 2,
    )
    .sort(
      (a, b) =>
        Number(a.distance > 3) - Number(b.distance > 3) ||
        b.shared - a.shared ||
        a.distance - b.distance,
    );
  return nearest?.id;
}

export function isSource(name: string): name is SourceId {
  return Object.hasOwn(sources, name);
}

/** The message for a field with an unknown source id: what is wrong, and what to do. */
export function explainUnknown(name: string): string {
  const nearest = nearestSource(name);
  const correction = nearest ? `write "${nearest}", or ` : '';
  return `names an unknown source, "${name}": ${correction}add what you read, under the day, in src/data/sources/pages.ts: ${template}`;
}

/** The sources with these ids, each once. */
export function listSources(ids: readonly SourceId[]): readonly ShownSource[] {
  return [...new Set(ids)].map((id) => shownSource(sources[id]));
}
