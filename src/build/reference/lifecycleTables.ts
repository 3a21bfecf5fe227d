import * as z from 'zod';
import {
  lifecycle,
  lifecycleProducts,
  supportPhases,
  type LifecycleEntry,
} from '../../data/lifecycle';
import {verified} from '../../data/verified';
import {
  findLifecycleEntry,
  selectEntries,
  supportEnd,
} from '../lifecycleEntries';
import {lastDaysOf} from '../../lib/dates/supportOn';
import {
  axisOf,
  lastDayOf,
  startOf,
  type ReleaseGroup,
  type ReleaseRow,
} from '../../lib/drawings/timeline';
import type {WindowsVersion} from '../../lib/windows/readVersion';
import {namedEditions, writeVersion} from '../../lib/windows/versionAddress';
import {
  entriesOfVersion,
  type VersionEntry,
} from '../../lib/windows/versionSupport';
import {define} from './define';

/** What a table shows of an entry. */
function toRow(entry: LifecycleEntry) {
  const {id, product, version, versionLabel, edition} = entry;
  return {
    id,
    /** The version, or the product if the dates cover every version. */
    name: versionLabel ?? (version === 'all' ? product : version),
    /** Editions or platform; absent if the row applies to all. */
    edition: edition === 'all' ? undefined : edition,
    released: entry.released,
    mainstreamEnd: entry.mainstreamEnd,
    extendedEnd: entry.extendedEnd,
    esuEnd: entry.esuEnd,
    note: entry.note,
  };
}
export type LifecycleRow = ReturnType<typeof toRow>;

/** `<LifecycleTable product="Windows 11" versions={['25H2']} />`; every version without `versions`. */
export const lifecycleTable = define(
  z.strictObject({
    product: z.enum(lifecycleProducts),
    /** Exact `version` strings in the data. */
    versions: z.array(z.string()).nonempty('name at least one').optional(),
  }),
  ({product, versions}) => {
    const entries = selectEntries(product, versions);
    return {
      product,
      /** Drawn above the table. */
      groups: [releaseGroup(product, entries)],
      rows: entries.map(toRow),
    };
  },
);
export type LifecycleTableProps = ReturnType<typeof lifecycleTable>;

/** The versions that visitors choose from: of Windows 10 and 11, which `winver` shows, and the long-term ones. */
const isVersion = ({product, version}: LifecycleEntry) =>
  /^Windows 1[01]$/.test(product) && /^\d|^LTS/.test(version);

const versionEntries = lifecycle.filter(isVersion);

/** With each edition that a text can name, and without one. */
const askedVersions = versionEntries.flatMap(({product, version}) =>
  [undefined, ...namedEditions].map((edition): WindowsVersion => ({
    product: product as WindowsVersion['product'],
    version,
    edition,
  })),
);

/** The names in addresses for which the row of an entry is the answer, or one of them. */
function versionsOf(entry: LifecycleEntry): readonly string[] {
  const own = askedVersions.filter((version) =>
    entriesOfVersion(version, versionEntries).includes(entry),
  );
  return [...new Set(own.map(writeVersion))];
}

/** Without what only a table has room for: "Office 2021 (Home & Student, …)" is "Office 2021" in a drawing. */
const shortNameOf = ({
  product,
  version,
  versionLabel = version,
}: LifecycleEntry) =>
  version === 'all' ? product : versionLabel.split(' (')[0]!;

/** Which kind of ESU a row is about tells it from the others, and which editions it is for is in the table. */
function labelOf({
  product,
  version,
  edition,
}: LifecycleEntry): string | undefined {
  const [, program] = edition.split(/[()]/);
  if (program?.includes('ESU')) {
    return program[0]!.toUpperCase() + program.slice(1);
  }
  const isNamed =
    edition === 'all' ||
    edition === 'channel release' ||
    product === 'Office' ||
    version.includes(edition);
  return isNamed ? undefined : edition;
}

/** An entry as a row of the timeline. */
export function toReleaseRow(entry: LifecycleEntry): ReleaseRow {
  return {
    id: entry.id,
    name: shortNameOf(entry),
    label: labelOf(entry),
    released: entry.released,
    ...lastDaysOf(entry),
    versions: versionsOf(entry),
  };
}

/** The year before that of the last check of the data. On the day of a build, the axis begins then, or later. */
const firstYear = axisOf(verified['src/data/supportDates.json']).firstYear;

/** What the timeline may show of the entries of a product. */
function releaseGroup(
  product: string,
  entries: readonly LifecycleEntry[],
): ReleaseGroup {
  return {
    product,
    rows: entries
      .filter((entry) => lastDayOf(lastDaysOf(entry)) >= startOf(firstYear))
      .map(toReleaseRow),
  };
}

/** The products of the timeline, in their order. */
const timelineProducts = [
  'Windows 11',
  'Windows 10',
  'Windows Server',
  'Office',
] as const;

/**
 * `<SupportTimeline />`: what gets updates, or ended since last year, on one axis. It is for /news alone; other pages have
 * a line with `<SupportEnd />`, and a link.
 */
export const supportTimeline = define(z.strictObject({}), () => ({
  /** On one axis of time. The name of a product is its heading where there are several. */
  groups: timelineProducts.map((product) =>
    releaseGroup(product, selectEntries(product)),
  ),
}));
export type SupportTimelineProps = ReturnType<typeof supportTimeline>;

/** `<UpdateCheck />`: whether a version of Windows 10 or 11 still gets updates. */
export const updateCheck = define(z.strictObject({}), () => ({
  /** Newest first. */
  entries: versionEntries.map((entry): VersionEntry => ({
    id: entry.id,
    product: entry.product,
    version: entry.version,
    edition: entry.edition,
    released: entry.released,
    mainstreamEnd: entry.mainstreamEnd,
    extendedEnd: entry.extendedEnd,
    esuEnd: entry.esuEnd,
    esuYears: entry.esuYears,
    evidence: entry.evidence,
    onNewPcsOnly: entry.onNewPcsOnly,
  })),
}));
export type UpdateCheckProps = ReturnType<typeof updateCheck>;

/**
 * `<SupportEnd id="windows-11-25h2-home-and-pro" phase="esuEnd" />`. Without `phase`: the end of extended support, or
 * of mainstream support if there is no extended phase.
 */
export const supportEndOf = define(
  z.strictObject({id: z.string(), phase: z.enum(supportPhases).optional()}),
  ({id, phase}) => ({date: supportEnd(findLifecycleEntry(id), phase)}),
);
