/** What pages show of the ends of support. Without the data, so that each page ships only its rows. */

/** The phases of support, in chronological order. */
export const supportPhases = [
  'mainstreamEnd',
  'extendedEnd',
  'esuEnd',
] as const;

export type SupportPhase = (typeof supportPhases)[number];

/** What a table or a timeline shows of an entry. */
export interface LifecycleRow {
  /** Id of the entry in the data. */
  id: string;
  /** The version, or the product if the dates cover every version. */
  name: string;
  /** Editions or platform; null if the row applies to all. */
  edition: string | null;
  /** ISO date; null if none is listed. */
  released: string | null;
  /** ISO dates. */
  ends: {mainstreamEnd: string; extendedEnd?: string; esuEnd?: string};
  note?: string;
}
