import {sources, type SourceId} from '../../data/sources';
import {shownSource, type ShownSource} from './shownSource';

/** The sources with these ids, each once. */
export function listSources(ids: readonly SourceId[]): readonly ShownSource[] {
  return [...new Set(ids)].map((id) => shownSource(sources[id]));
}
