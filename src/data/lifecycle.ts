import type {EvidenceKind} from './evidence';
import rows from './supportDates.json';
import type {SourceId} from './sources';

/** Product names as the components accept them. */
export const lifecycleProducts = [
  'Windows 11',
  'Windows 10',
  'Windows 8.1',
  'Windows 8',
  'Windows 7',
  'Windows Vista',
  'Windows XP',
  'Windows Server',
  'Office',
] as const;

export type LifecycleProduct = (typeof lifecycleProducts)[number];

/** The phases of support, in chronological order. */
export const supportPhases = [
  'mainstreamEnd',
  'extendedEnd',
  'esuEnd',
] as const;

export type SupportPhase = (typeof supportPhases)[number];

/**
 * The release and support dates of one version of a product. Dates are ISO calendar dates (`2025-10-14`) without a
 * time zone; an end date is the last day of the phase. A date that no source lists is absent.
 */
export interface LifecycleEntry {
  /** Lower case, words joined by hyphens, never changed: pages refer to it. */
  id: string;
  product: LifecycleProduct;
  /** Release or service pack (`25H2`, `SP1`), the product name for Office, or `all` if all versions share the dates. */
  version: string;
  /** Shown instead of `version` if that is a technical name. */
  versionLabel?: string;
  /** Windows editions that share the dates, `all`, `channel release` (Windows Server), or the platform (Office). */
  edition: string;
  /** First general availability. */
  released?: string;
  /** End of mainstream support or, under the Modern policy, end of servicing. */
  mainstreamEnd: string;
  /** End of extended support. */
  extendedEnd?: string;
  /** End of the last Extended Security Updates year that the sources date; a paid or enrolled program. */
  esuEnd?: string;
  /** The ends of the ESU years before that one, where each year is a license of its own. */
  esuYears?: readonly string[];
  /** Set if no other PC gets the release. */
  onNewPcsOnly?: true;
  /** Microsoft's lifecycle policy, only where a source names it. */
  policy?: 'modern' | 'fixed';
  /**
   * Absent if Microsoft documents the dates, which includes a copy of its own data. Applies to every date of the entry,
   * except to the ESU date if `esuEvidence` is set.
   */
  evidence?: EvidenceKind;
  /** Set if the evidence for the ESU date differs from that for the others. */
  esuEvidence?: EvidenceKind;
  /** One or two sentences that a reader needs with the dates. Explains the evidence if there is any. */
  note?: string;
  /** Where the dates come from. */
  sources: readonly SourceId[];
}

/*
 * How to add an entry
 *
 * 1. Copy the row of the nearest release in `supportDates.json` and put it above that one: newest first within a product,
 *    Home and Pro before Enterprise and Education, Office for Windows before Office for Mac.
 * 2. Build its id from product, version and edition: `windows-11-25h2-home-and-pro`. Leave out what is `all`.
 * 3. Write the dates as Microsoft prints them for the whole release; leave out what was not printed.
 * 4. Name the sources, and add them to `sources/pages.ts` if they are new. Set `evidence` if Microsoft does not document
 *    the dates; an inferred one needs a `note` that says from what.
 * 5. Run `npm run check:content`: it reports what is wrong.
 *
 * `@__PURE__` keeps the entries out of pages whose dates the build has already written.
 */
export const lifecycle: readonly LifecycleEntry[] =
  /* @__PURE__ */ lifecycleProducts.flatMap((product) =>
    (rows[product] as readonly Omit<LifecycleEntry, 'product'>[]).map(
      ({id, ...row}) => ({id, product, ...row}),
    ),
  );
