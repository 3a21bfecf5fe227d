import {expect, test} from 'vitest';
import {describeLookup} from '../../../../src/lib/errorCodes/describeLookup';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';

test.each([
  ['0xC004F051', 'Found 0xC004F051: Product key is blocked.'],
  [
    'first 0xC004F074, then 0xC004F051',
    'Found 0xC004F051: Product key is blocked, and 1 other code.',
  ],
  ['0xC004D30E', 'Found 0xC004D30E: The trusted store is full.'],
  ['0xC0DE1234', 'Found 0xC0DE1234: No entry here.'],
  [
    'Unlicensed product',
    'Found Office found no license for the account that is signed in.',
  ],
  ['4294967295', 'This number stands for “not set”. It is no error.'],
  ['', ''],
])('announces %j', (text, announced) => {
  expect(describeLookup(lookUpErrors(text))).toBe(announced);
});

test('announces how many codes have the same beginning, and an entry without a code by its label', () => {
  expect(describeLookup(lookUpErrors('0xC004F07'))).toMatch(
    /^\d+ codes found\.$/,
  );
  expect(describeLookup(lookUpErrors('setup-key-matches-no-image'))).toMatch(
    /^Found \(setup message without a code\): ./,
  );
});
