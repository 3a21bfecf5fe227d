import type {Confidence} from '@site/src/data/lifecycle';

/** How a table labels the evidence for a date. */
export const confidenceLabels: Readonly<Record<Confidence, string>> = {
  confirmed: 'Two sources agree',
  'single-source': 'One source',
  secondary: 'Reported',
  inferred: 'Inferred',
};

/** What a sentence adds after a date, if anything. */
export const inlineConfidenceLabels: Readonly<
  Record<Confidence, string | null>
> = {
  confirmed: null,
  'single-source': 'from one source',
  secondary: 'reported',
  inferred: 'inferred',
};
