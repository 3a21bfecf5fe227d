import type {ActivationReport} from '@site/src/lib/activationStatus/types';

/** A pasted text that another page goes on with. */
export interface Handed {
  text: string;
  /** What was read in it, if it is a report. */
  report?: ActivationReport;
}

/** In memory, because it must not appear in an address. */
let held: Handed | undefined;

/** Keeps a text until the page of its reader opens. */
export function handOver(handed: Handed): void {
  held = handed;
}

/** What was handed over, once. */
export function takeOver(): Handed | undefined {
  const handed = held;
  held = undefined;
  return handed;
}
