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
  [
    'qqqq zzzz',
    'This text has no error code in it that these docs know, and no message.',
  ],
  ['', ''],
])('announces %j', (text, announced) => {
  expect(describeLookup(lookUpErrors(text))).toBe(announced);
});

test('announces how many entries have the words, and an entry without a code by its label', () => {
  expect(describeLookup(lookUpErrors('kms count'))).toMatch(
    /^\d+ codes found\.$/,
  );
  expect(describeLookup(lookUpErrors('setup-key-matches-no-image'))).toMatch(
    /^Found \(setup message without a code\): ./,
  );
});
