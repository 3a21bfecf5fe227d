import {equivalentSources, switchGroups} from '../../../data/commandSwitches';
import {dataFiles, type DataFile} from '../../../data/dataFiles';
import * as editions from '../../../data/editionPaths';
import {errorCodes} from '../../../data/errorCodes';
import {errorAreas} from '../../../data/errorCodes/areas';
import * as errors from '../../../data/errorCodes/types';
import {contentLicense, creator} from '../../../data/legal';
import {evidence as evidenceLabels} from '../../../data/evidence';
import {
  lifecycle,
  supportPhases,
  type LifecycleEntry,
  type SupportPhase,
} from '../../../data/lifecycle';
import * as office from '../../../data/officeProducts';
import {sources, type SourceId} from '../../../data/sources';
import {verified} from '../../../data/verified';
import {writeCalendar} from '../../../lib/dates/calendarFile';
import {readLink} from '../../../lib/text/sentences';
import {listSources} from '../../../build/findSource';
import {whatEnds} from '../../../build/lifecycleEntries';
import {addressOf, writeBuilt, type BuiltSite} from '../pages';

interface Facts {
  /** The modules of the facts, as in `src/data/verified.ts`. */
  modules: readonly (keyof typeof verified)[];
  rows: readonly object[];
  /** What the rows share, and the meanings of the ids in them. */
  shared?: Readonly<Record<string, object>>;
}

const facts: Readonly<
  Record<Exclude<DataFile['path'], '/data/support-dates.ics'>, Facts>
> = {
  '/data/error-codes.json': {
    modules: [
      'src/data/errorCodes/windows.ts',
      'src/data/errorCodes/office.ts',
      'src/data/errorCodes/licensingAreas.ts',
      'src/data/errorCodes/systemAreas.ts',
    ],
    rows: errorCodes,
    shared: {
      areas: errorAreas,
      shells: errors.commandShells,
      sections: errors.repairSections,
      pages: errors.relatedPages,
    },
  },
  '/data/lifecycle.json': {
    modules: ['src/data/supportDates.json'],
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
    return (value as errors.ErrorAdvice[]).map((advice) => {
      const {text, to} = errors.inFull(advice);
      return {text: readLink(text).text, to};
    });
  }
  return value instanceof RegExp ? undefined : value;
}

/** What ends, with the names that are clear without a page around them: `Windows 11 25H2, Home and Pro: support ends`. */
function summarize(phase: SupportPhase, entry: LifecycleEntry): string {
  const {product, version, versionLabel, edition} = entry;
  const release = versionLabel ?? (version === 'all' ? '' : version);
  const name = product === 'Office' ? release : `${product} ${release}`.trim();
  const isWhole = ['all', 'channel release', version].includes(edition);
  return `${name}${isWhole ? '' : `, ${edition}`}: ${whatEnds(entry, phase)}`;
}

function writeSupportCalendar(host: string): string {
  const events = lifecycle.flatMap((entry) =>
    supportPhases
      .filter(
        (phase) =>
          // If both phases end on the same day, one event is enough.
          entry[phase] &&
          !(phase === 'mainstreamEnd' && entry[phase] === entry.extendedEnd),
      )
      .map((phase) => {
        const evidence =
          (phase === 'esuEnd' && entry.esuEvidence) || entry.evidence;
        return {
          id: `${entry.id}-${phase}@${host}`,
          date: entry[phase]!,
          changed: verified['src/data/supportDates.json'],
          title: summarize(phase, entry),
          description: [
            ...(entry.note ? [entry.note] : []),
            evidenceLabels[evidence ?? 'documented'],
            ...listSources(entry.sources).map(
              ({title, url}) => `${title}, ${url}`,
            ),
          ].join('\n'),
        };
      }),
  );
  return writeCalendar('End of support of Windows and Office', events);
}

/** The facts as their modules have them, with the license, the date and the sources. */
function writeFacts(
  {path: file, title, holds}: DataFile & {path: keyof typeof facts},
  home: string,
): string {
  const {modules, rows, shared} = facts[file];
  const days = modules.map((module) => verified[module]).sort();
  const content = {
    title,
    description: holds,
    date: days.at(-1),
    license: contentLicense,
    attribution: {name: creator, url: home},
    ...shared,
    rows,
  };
  return `${JSON.stringify(content, toFileValue, 2)}\n`;
}

/** Writes the facts as files for others. */
export async function writeDataFiles(site: BuiltSite): Promise<void> {
  const home = addressOf(site, '/');
  for (const file of dataFiles) {
    await writeBuilt(
      site,
      file.path,
      file.path === '/data/support-dates.ics'
        ? writeSupportCalendar(new URL(home).host)
        : writeFacts(file, home),
    );
  }
}
