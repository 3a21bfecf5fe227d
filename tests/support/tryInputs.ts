import process from 'node:process';
import {expect} from 'vitest';
import fc from 'fast-check';
import {processorTime} from './processorTime';

/** No input as short as those of the tests may take longer to read, in milliseconds of processor time. */
const SLOW = 50;

/** Time for the most inputs that anyone asks for, in milliseconds. */
export const longTest = {timeout: 900_000};

/**
 * Tries a reader with many inputs: it must throw for none. The environment variable `PROPERTY_RUNS` sets their number;
 * then each is timed too, and the slowest printed.
 */
export function tryInputs(
  inputs: fc.Arbitrary<string>,
  usual: number,
  read: (text: string) => void,
): void {
  const wanted = Number(process.env.PROPERTY_RUNS);
  let slowest = {spent: 0, text: ''};
  fc.assert(
    fc.property(inputs, (text) => {
      if (!wanted) {
        read(text);
        return;
      }
      const spent = processorTime(
        (run) => read(text + ' '.repeat(run)),
        slowest.spent,
      );
      if (spent > slowest.spent) {
        slowest = {spent, text};
      }
      expect(spent).toBeLessThan(SLOW);
    }),
    {numRuns: wanted || usual},
  );
  if (wanted) {
    const {spent, text} = slowest;
    process.stdout.write(
      `The slowest of ${wanted} took ${spent.toFixed(1)} ms: ${JSON.stringify(text.slice(0, 300))}\n`,
    );
  }
}
