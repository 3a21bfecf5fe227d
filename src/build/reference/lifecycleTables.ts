import * as z from 'zod';
import {lifecycle, type LifecycleEntry} from '../../data/lifecycle';
import {
  findLifecycleEntry,
  selectEntries,
  supportDate,
  supportEnd,
} from '../lifecycleEntries';
import type {LifecycleRow, SupportDate} from '../../lib/dates/supportPhases';
import {define} from './define';

export interface LifecycleTableProps {
  product: string;
  rows: readonly LifecycleRow[];
}

function toRow(entry: LifecycleEntry): LifecycleRow {
  const {id, product, version, versionLabel, edition} = entry;
  return {
    id,
    name: versionLabel ?? (version === 'all' ? product : version),
    edition: edition === 'all' ? null : edition,
    released: entry.released ?? null,
    ends: {
      mainstreamEnd: supportDate(entry, 'mainstreamEnd'),
      extendedEnd: supportDate(entry, 'extendedEnd'),
      esuEnd: supportDate(entry, 'esuEnd'),
    },
    note: entry.note,
  };
}

/** `<LifecycleTable product="Windows 11" versions={['25H2']} />`; every version without `versions`. */
export const lifecycleTable = define(
  z.strictObject({
    product: z.string(),
    /** Exact `version` strings in the data. */
    versions: z.array(z.string()).optional(),
  }),
  ({product, versions}): LifecycleTableProps => ({
    product,
    rows: selectEntries(product, versions).map(toRow),
  }),
);

export interface SupportTimelineProps {
  /** On one axis of time. The name of a product is its heading where there are several. */
  groups: readonly {product: string; rows: readonly LifecycleRow[]}[];
  /** The year in which the axis starts; that of the first release if absent. */
  since?: number;
}

/** The groups of the timeline of all products, in their order. */
const timelineGroups: readonly {
  product: string;
  has: (entry: LifecycleEntry) => boolean;
}[] = [
  {
    product: 'Windows 11',
    has: ({product, version}) =>
      product === 'Windows 11' && !/^LTS/.test(version),
  },
  {
    product: 'Windows 10',
    has: ({product, version}) =>
      product === 'Windows 10' && !/^LTS/.test(version),
  },
  {product: 'LTSC', has: ({version}) => /^LTS/.test(version)},
  {product: 'Windows Server', has: ({product}) => product === 'Windows Server'},
  {product: 'Office', has: ({product}) => product === 'Office'},
];

/**
 * `<SupportTimeline since="2026" />`: what got updates in that year or gets them later, by product, on one axis from that
 * year on. It is for /news alone; other pages have a line with `<SupportEnd />`, and a link.
 */
export const supportTimeline = define(
  z.strictObject({since: z.string()}),
  ({since}): SupportTimelineProps => {
    const groups = timelineGroups.map(({product, has}) => ({
      product,
      rows: lifecycle
        .filter(
          (entry) =>
            has(entry) &&
            (entry.esuEnd ?? entry.extendedEnd ?? entry.mainstreamEnd) >=
              `${since}-01-01`,
        )
        .map((entry): LifecycleRow => {
          const row = toRow(entry);
          return product === 'LTSC'
            ? {...row, name: `${entry.product} ${row.name}`}
            : row;
        }),
    }));
    if (groups.some(({rows}) => rows.length === 0)) {
      throw new RangeError(`not every product has updates since "${since}"`);
    }
    return {groups, since: Number(since)};
  },
);

/**
 * `<SupportEnd id="windows-11-25h2-home-and-pro" phase="esuEnd" />`. Without `phase`: the end of extended support, or
 * of mainstream support if there is no extended phase.
 */
export const supportEndOf = define(
  z.strictObject({id: z.string(), phase: z.string().optional()}),
  ({id, phase}): SupportDate => supportEnd(findLifecycleEntry(id), phase),
);
