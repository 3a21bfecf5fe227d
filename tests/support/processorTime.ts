import process from 'node:process';

/**
 * Milliseconds of processor time that a call takes at its best of five, or of `runs`, so that other work on the machine
 * does not count. Stops at a run that takes at most `enough`. Readers remember their last text, so each run needs its own.
 */
export function processorTime(
  call: (run: number) => unknown,
  enough = 0,
  runs = 5,
): number {
  let best = Infinity;
  for (let run = 0; run < runs && best > enough; run += 1) {
    const start = process.cpuUsage();
    call(run);
    const {user, system} = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
