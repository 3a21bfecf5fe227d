import {sources, type SourceId} from '../../data/sources';
import type {ShownSource} from './sourceList';

/** The sources with these ids, without duplicates. Sources that were read come first. */
export function listSources(ids: readonly SourceId[]): readonly ShownSource[] {
  const shown: ShownSource[] = [...new Set(ids)].map((id) => sources[id]);
  return [
    ...shown.filter(({read}) => read),
    ...shown.filter(({read}) => !read),
  ];
}
