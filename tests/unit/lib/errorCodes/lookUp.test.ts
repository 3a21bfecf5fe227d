import {expect, test} from 'vitest';
import fc from 'fast-check';
import {errorCodes} from '../../../../src/data/errorCodes';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';
import {longTest, tryInputs} from '../../../support/tryInputs';

test('never throws with any text', longTest, () => {
  const parts = fc.constantFrom(
    '0xC004F074',
    '0x80070005-0x2000C',
    'error ',
    '17002',
    ' couldn’t verify account ',
    'unlicensed product',
    '\n',
    'O',
    '4294967295',
  );
  tryInputs(
    fc.oneof(
      fc.string({unit: 'binary', maxLength: 120}),
      fc.array(parts, {maxLength: 20}).map((all) => all.join('')),
    ),
    1_000,
    (text) => {
      expect(() => lookUpErrors(text)).not.toThrow();
    },
  );
});

test('says what a code means, and not what happens now', () => {
  const plains = errorCodes.flatMap(({meanings}) =>
    meanings.flatMap(({plain}) => plain ?? []),
  );
  expect(plains.join('\n')).not.toMatch(
    /(?:Windows|Office) is (?:asking|looking|waiting)\b/,
  );
});
