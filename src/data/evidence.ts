/**
 * How well a statement is supported. `<Evidence kind="reported" />` in a page, or a field of that type in the data,
 * adds a label to the statement, and `/credits` explains all labels.
 *
 * The id of a kind is the word that a text shows in parentheses. What Microsoft documents needs no label in a text.
 */
export interface EvidenceRule {
  /** The word alone, as in a legend. */
  label: string;
  /** Who says so. A full sentence. */
  explanation: string;
}

export const evidence = {
  documented: {
    label: 'Documented',
    explanation:
      'Microsoft says so, in a source that the page lists. A statement without a label is of this kind.',
  },
  reported: {
    label: 'Reported',
    explanation: 'The press or an established third party says so.',
  },
  community: {
    label: 'Community',
    explanation:
      'The documentation of a tool, its makers, or its users say so.',
  },
  inferred: {
    label: 'Inferred',
    explanation: 'It follows from documented facts, which the text names.',
  },
} as const satisfies Record<string, EvidenceRule>;

/** A key of {@link evidence}. */
export type EvidenceKind = keyof typeof evidence;

/** Where the labels are explained. */
export const evidenceLegend = '/credits#evidence';
