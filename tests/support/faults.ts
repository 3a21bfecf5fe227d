import {formatFaults, type Fault} from '../../src/lib/content/fault';

/** Fails with one line for each fault and nothing else, so that a terminal and CI can link file and line. */
export function expectNoFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) {
    const error = new Error(`\n${formatFaults(faults)}`);
    // The position of the test in our code does not help to fix a text.
    error.stack = error.message;
    throw error;
  }
}
