import {commandSwitchesFile} from './commandSwitches';
import type {DataFile} from './dataFile';
import {editionPathsFile} from './editionPaths';
import {errorCodesFile} from './errorCodes';
import {lifecycleFile} from './lifecycle';
import {officeProductsFile} from './officeProducts';

/** Every data file, in the order of `src/data/dataFiles.ts`. Importing it loads all facts and all sources. */
export const publishedFiles: readonly DataFile[] = [
  errorCodesFile,
  lifecycleFile,
  commandSwitchesFile,
  editionPathsFile,
  officeProductsFile,
];
