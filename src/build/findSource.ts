import {sources, type SourceId} from '../data/sources';
import {shownSource, type ShownSource} from '../lib/text/shownSource';
import {nearestName} from './nearestName';

/** One line to add to the list of sources. */
const template = "'ms-example': {title: 'Its own title', url: 'https://…'},";

export function isSource(name: string): name is SourceId {
  return Object.hasOwn(sources, name);
}

/** The message for a field with an unknown source id: what is wrong, and what to do. */
export function explainUnknown(name: string): string {
  const nearest = nearestName(name, Object.keys(sources));
  const correction = nearest ? `write "${nearest}", or ` : '';
  return `names an unknown source, "${name}": ${correction}add what you read, under the day, in src/data/sources/pages.ts: ${template}`;
}

/** The sources with these ids, each once. */
export function listSources(ids: readonly SourceId[]): readonly ShownSource[] {
  return [...new Set(ids)].map((id) => shownSource(sources[id]));
}
