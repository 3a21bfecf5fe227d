/** The weight that a statement has for the visitor. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** A sentence with its weight. */
export interface Judgment {
  tone: Tone;
  text: string;
}
