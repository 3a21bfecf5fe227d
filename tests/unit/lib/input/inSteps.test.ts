import {expect, test} from 'vitest';
import {atOnce, inSteps} from '../../../../src/lib/input/inSteps';

/** Three steps of so many milliseconds, each of which tells when it ends. */
function* work(milliseconds: number, told: string[]) {
  for (const step of ['first', 'second', 'third']) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    told.push(step);
    yield;
  }
  return told.length;
}

test('the page answers between long steps, and short ones follow each other at once', async () => {
  for (const [milliseconds, expected] of [
    [12, ['first', 'page', 'second', 'third']],
    [0, ['first', 'second', 'third', 'page']],
  ] as const) {
    const told: string[] = [];
    const page = new Promise<void>((resolve) => {
      setTimeout(() => {
        told.push('page');
        resolve();
      });
    });
    expect(await inSteps(work(milliseconds, told))).toBeGreaterThanOrEqual(3);
    await page;
    expect(told).toEqual(expected);
  }
});

test('without a page, all steps are one', () => {
  const told: string[] = [];
  expect(atOnce(work(0, told))).toBe(3);
  expect(told).toEqual(['first', 'second', 'third']);
});
