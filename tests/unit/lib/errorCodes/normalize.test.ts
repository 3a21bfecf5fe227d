import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {normalizeErrorCode} from '../../../../src/lib/errorCodes/normalize';
import {readCorpus} from '../../../support/corpus';

test('reads every 32-bit code of the site in any notation', () => {
  const codes = errorCodes
    .map(({code}) => code)
    .filter((code) => /^0x[\dA-F]{8}$/.test(code));
  expect(codes.length).toBeGreaterThan(200);
  for (const code of codes) {
    const value = Number(code);
    const signed = value > 0x7fff_ffff ? value - 2 ** 32 : value;
    expect.soft(normalizeErrorCode(String(value)), code).toBe(code);
    expect.soft(normalizeErrorCode(String(signed)), code).toBe(code);
    expect.soft(normalizeErrorCode(code.slice(2)), code).toBe(code);
    expect.soft(normalizeErrorCode(code.toLowerCase()), code).toBe(code);
  }
});

test('normalizing twice changes nothing', () => {
  for (const {text} of readCorpus('codes')) {
    const once = normalizeErrorCode(text);
    expect.soft(normalizeErrorCode(once ?? ''), text).toBe(once);
  }
});
