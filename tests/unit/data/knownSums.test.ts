import {expect, test} from 'vitest';
import {knownSums} from '../../../src/data/knownSums';

const all = knownSums.flatMap(({sums}) => sums);

test('every known checksum is a SHA-256 in lower case, and is there once', () => {
  for (const {sha256, file} of all) {
    expect(sha256, file).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(all.map(({sha256}) => sha256)).size).toBe(all.length);
});

test('every known checksum is of one file, with a day that exists', () => {
  expect(new Set(all.map(({file}) => file)).size).toBe(all.length);
  for (const {released = '2026-01-01', file} of all) {
    expect(Number.isNaN(Date.parse(released)), file).toBe(false);
  }
});
