/** A source as a table shows it. */
export interface ShownSource {
  title: string;
  /** Public https address. */
  url: string;
  /** `false` when nobody opened the page and it is only the place to check. */
  read?: boolean;
}

/** The same sources without repetition, in the order in which they come first. */
export function uniqueSources(
  shown: readonly ShownSource[],
): readonly ShownSource[] {
  return [...new Map(shown.map((source) => [source.title, source])).values()];
}
