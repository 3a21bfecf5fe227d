import process from 'node:process';
import {expect} from 'vitest';
import fc from 'fast-check';

/** No input as short as those of the tests may take longer to read, in milliseconds. */
const SLOW = 50;

/** Time for the most inputs that anyone asks for, in milliseconds. */
export const longTest = {timeout: 900_000};

/** How long a call takes at its best, if it first took longer than `most`: other work on the machine only adds to it. */
function timeOf(call: () => void, most: number): number {
  let best = Infinity;
  for (let run = 0; run < 5 && best > most; run += 1) {
    const start = performance.now();
    call();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/**
 * Tries a reader with many inputs: it must throw for none and be quick with each. The environment variable
 * `PROPERTY_RUNS` sets their number, and makes it print the slowest.
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
      const spent = timeOf(() => read(text), slowest.spent);
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
