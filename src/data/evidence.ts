/** How well a statement in the data is supported, with the word for it. `/credits#evidence` says the same. */
export const evidence = {
  /** Microsoft says so. A statement without a kind is of this one. */
  documented: 'Documented',
  /** The press or an established third party says so. */
  reported: 'Reported',
  /** The documentation of a tool, its makers, or its users say so. */
  community: 'Community',
  /** It follows from documented facts, which the text names. */
  inferred: 'Inferred',
} as const;

/** A key of {@link evidence}. */
export type EvidenceKind = keyof typeof evidence;
