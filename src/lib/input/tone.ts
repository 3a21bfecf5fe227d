/** How good or bad a statement is for the visitor. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** A sentence with its tone. */
export interface Judgment {
  tone: Tone;
  text: string;
}
