import {formatFaults, type Fault} from '../../checks/fault';

/** Fails with one line per fault and nothing else, so that terminals and CI can link the file and line. */
export function expectNoFaults(
  found: readonly (Fault | false | '' | undefined)[],
): void {
  const faults = found.filter((each): each is Fault => Boolean(each));
  if (faults.length > 0) {
    const error = new Error(`\n${formatFaults(faults)}`);
    // A stack trace of the test would not help to fix a text.
    error.stack = error.message;
    throw error;
  }
}
