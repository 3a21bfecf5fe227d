import {equivalentSources, switchGroups} from '../data/commandSwitches';
import type {DataFile} from '../data/dataFiles';
import * as editions from '../data/editionPaths';
import {errorCodes} from '../data/errorCodes';
import {errorAreas} from '../data/errorCodes/areas';
import * as errors from '../data/errorCodes/types';
import {contentLicense, creator} from '../data/legal';
import {lifecycle} from '../data/lifecycle';
import * as office from '../data/officeProducts';
import {sources, type SourceId} from '../data/sources';
import {verified} from '../data/verified';
import {writeSupportCalendar} from './supportCalendar';

/** The canonical address of a path of this site, such as `/hwid#move-license`. */
export type AddressOf = (path: string) => string;

interface Facts {
  /** The modules of the facts, as in `src/data/verified.ts`. */
  modules: readonly string[];
  rows: readonly object[];
  /** What the rows share, and the meanings of the ids in them. */
  shared?: Readonly<Record<string, object>>;
}

const facts: Readonly<
  Record<Exclude<DataFile['path'], '/data/support-dates.ics'>, Facts>
> = {
  '/data/error-codes.json': {
    modules: ['windows', 'office', 'licensingAreas', 'systemAreas'].map(
      (name) => `src/data/errorCodes/${name}.ts`,
    ),
    rows: errorCodes,
    shared: {
      areas: errorAreas,
      shells: errors.commandShells,
      sections: errors.repairSections,
      pages: errors.relatedPages,
    },
  },
  '/data/lifecycle.json': {
    modules: ['src/data/lifecycle.ts'],
    rows: lifecycle,
  },
  '/data/command-switches.json': {
    modules: ['src/data/commandSwitches.ts'],
    rows: switchGroups,
    shared: {equivalents: {sources: equivalentSources}},
  },
  '/data/edition-paths.json': {
    modules: ['src/data/editionPaths.ts'],
    rows: editions.editionPaths,
    shared: {
      methods: editions.changeMethods,
      keeps: editions.keptData,
      sMode: editions.sModePaths,
      nAndKn: editions.nKnRules,
      server: editions.serverConversions,
    },
  },
  '/data/office-products.json': {
    modules: ['src/data/officeProducts.ts'],
    rows: office.officeProducts,
    shared: {licensing: office.officeLicensing, media: office.officeMedia},
  },
};

/** Writes out the sources, which facts name by their ids, and leaves out the patterns by which this site finds codes. */
function toFileValue(key: string, value: unknown): unknown {
  const writeOut = (id: SourceId) => {
    const {title, publisher, url} = sources[id];
    return {title, publisher, url};
  };
  if (key === 'source') {
    return writeOut(value as SourceId);
  }
  if (key === 'sources') {
    return (value as SourceId[]).map(writeOut);
  }
  if (key === 'advice') {
    return (value as errors.ErrorAdvice[]).map(errors.inFull);
  }
  return value instanceof RegExp ? undefined : value;
}

/** The text of a data file: the facts as their modules have them, with the license, the date and the sources. */
export function writeDataFile(
  {path, title, holds}: DataFile,
  addressOf: AddressOf,
): string {
  if (path === '/data/support-dates.ics') {
    return writeSupportCalendar(addressOf('/'));
  }
  const {modules, rows, shared} = facts[path];
  const content = {
    title,
    description: holds,
    date: modules
      .map((module) => verified[module]!)
      .sort()
      .at(-1),
    license: contentLicense,
    attribution: {name: creator, url: addressOf('/')},
    ...shared,
    rows,
  };
  return `${JSON.stringify(content, toFileValue, 2)}\n`;
}
