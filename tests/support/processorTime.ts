import process from 'node:process';

/** Milliseconds of processor time that a call takes, so that other work on the machine does not count. */
export function processorTime(call: () => unknown): number {
  const start = process.cpuUsage();
  call();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}
