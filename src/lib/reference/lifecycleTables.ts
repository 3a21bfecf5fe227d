import * as z from 'zod';
import type {EvidenceKind} from '../../data/evidence';
import {lifecycle, type LifecycleEntry} from '../../data/lifecycle';
import {
  findLifecycleEntry,
  selectEntries,
  supportDate,
  supportEnd,
  type SupportDate,
  type SupportPhase,
} from '../lifecycleEntries';
import {define} from './define';
import {listSources} from '../sources/listSources';
import type {ShownSource} from '../sources/shownSource';

export interface LifecycleRow {
  /** Id of the entry in the data. */
  id: string;
  /** The version, or the product if the dates cover every version. */
  name: string;
  /** Editions or platform; null if the row applies to all. */
  edition: string | null;
  /** ISO date; null if none is listed. */
  released: string | null;
  ends: Readonly<Record<SupportPhase, SupportDate | null>>;
  /** Absent if Microsoft documents the dates. */
  evidence?: EvidenceKind;
  note?: string;
}

export interface LifecycleTableProps {
  product: string;
  rows: readonly LifecycleRow[];
  sources: readonly ShownSource[];
}

function toRow(entry: LifecycleEntry): LifecycleRow {
  const {id, product, version, versionLabel, edition} = entry;
  return {
    id,
    name: versionLabel ?? (version === 'all' ? product : version),
    edition: edition === 'all' ? null : edition,
    released: entry.released,
    ends: {
      mainstreamEnd: supportDate(entry, 'mainstreamEnd'),
      extendedEnd: supportDate(entry, 'extendedEnd'),
      esuEnd: supportDate(entry, 'esuEnd'),
    },
    evidence: entry.evidence,
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
  ({product, versions}): LifecycleTableProps => {
    const entries = selectEntries(product, versions);
    return {
      product,
      rows: entries.map(toRow),
      sources: listSources(entries.flatMap((entry) => entry.sources)),
    };
  },
);

export interface SupportTimelineProps {
  /** What the rows have in common, for the caption: a product. */
  product: string;
  rows: readonly LifecycleRow[];
  /** The year in which the axis starts; that of the first release if absent. */
  since?: number;
}

/** The ISO date in the given year on which free updates or ESU end. */
function endIn(
  {mainstreamEnd, extendedEnd, esuEnd}: LifecycleEntry,
  year: string,
): string | undefined {
  return [extendedEnd ?? mainstreamEnd, esuEnd ?? ''].find((end) =>
    end.startsWith(`${year}-`),
  );
}

/**
 * `<SupportTimeline endsIn="2027" />`: releases that lose free updates or ESU in that year, earliest first. The axis
 * starts a year before, so that it shows today.
 */
export const supportTimeline = define(
  z.strictObject({endsIn: z.string()}),
  ({endsIn}): SupportTimelineProps => {
    const rows = lifecycle
      .flatMap((entry) => {
        const end = endIn(entry, endsIn);
        return end === undefined ? [] : [{entry, end}];
      })
      .sort((one, other) => one.end.localeCompare(other.end))
      .map(({entry}): LifecycleRow => {
        const row = toRow(entry);
        const {product} = entry;
        return row.name.startsWith(product)
          ? row
          : {...row, name: `${product} ${row.name}`};
      });
    if (rows.length === 0) {
      throw new RangeError(`no support ends in "${endsIn}"`);
    }
    return {
      product: `What ends in ${endsIn}`,
      rows,
      since: Number(endsIn) - 1,
    };
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
