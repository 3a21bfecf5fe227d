import {formatFaults, type Fault} from '../../checks/fault';

/** Fails with a text and nothing else. A stack trace of the test would not help to correct what it is about. */
export function failWith(message: string): never {
  const error = new Error(`\n${message}`);
  error.stack = error.message;
  throw error;
}

/** Fails with one line per fault, so that terminals and CI can link the file and line. */
export function expectNoFaults(
  found: readonly (Fault | false | '' | undefined)[],
): void {
  const faults = found.filter((each): each is Fault => Boolean(each));
  if (faults.length > 0) {
    failWith(formatFaults(faults));
  }
}
