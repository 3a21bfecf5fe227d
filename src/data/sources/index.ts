import {errorSources} from './errors';
import {pageSources} from './pages';

export type {Source} from './source';

/** Every source, by id. Importing it loads all, so only code that runs at build time does so. */
export const sources = {...errorSources, ...pageSources};

/** A key of {@link sources}. */
export type SourceId = keyof typeof sources;
