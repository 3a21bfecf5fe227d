import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {atOnce, inSteps} from '../../../../src/lib/input/inSteps';

let time = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

afterEach(() => vi.restoreAllMocks());

/** Three steps, each of which takes so many milliseconds and tells when it ends. */
function* work(milliseconds: number, told: string[]) {
  for (const step of ['first', 'second', 'third']) {
    time += milliseconds;
    told.push(step);
    yield;
  }
  return told.length;
}

test('the page answers after more than 8 milliseconds of work, and not before', async () => {
  for (const [milliseconds, expected] of [
    [9, ['first', 'page', 'second', 'third']],
    [8, ['first', 'second', 'page', 'third']],
    [2, ['first', 'second', 'third', 'page']],
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
