import type {ErrorSourceId} from '../../data/errorCodes/types';
import {errorSources} from '../../data/sources/errors';
import {shownSource, type ShownSource} from '../text/shownSource';

/** What to show of a source that an entry names. */
export function errorSource(id: ErrorSourceId): ShownSource {
  return shownSource(errorSources[id]);
}
