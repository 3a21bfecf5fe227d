/** A source to show below a table. */
export interface ShownSource {
  title: string;
  /** Public HTTPS URL. */
  url: string;
  /** `false` if nobody has read the page yet, so that it is only a place to check. */
  read?: boolean;
}

/** Removes duplicate sources, in order of first occurrence. */
export function uniqueSources(
  shown: readonly ShownSource[],
): readonly ShownSource[] {
  return [...new Map(shown.map((source) => [source.title, source])).values()];
}
