import {
  createSearchEngine,
  type SearchEngine,
} from '../../src/lib/search/engine';
import {indexFile} from '../../src/lib/search/indexFile';
import type {SearchFile} from '../../src/lib/search/records';
import {readBuilt} from './build';

/** The engine with the built index. */
export const builtEngine = (): SearchEngine =>
  createSearchEngine(JSON.parse(readBuilt(indexFile)) as SearchFile);
