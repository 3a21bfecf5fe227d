import {expect, test} from 'vitest';
import fc from 'fast-check';
import {errorCodes} from '../../../../src/data/errorCodes';
import {findCodes, maximumCodes} from '../../../../src/lib/errorCodes/extract';
import {longestText} from '../../../../src/lib/errorCodes/textSource';
import {longTest, tryInputs} from '../../../support/tryInputs';

/** The codes that a text certainly has. */
const extractErrorCodes = (text: string) =>
  findCodes(text)
    .filter(({certainty}) => certainty !== 'number')
    .map(({code}) => code);

test('finds every code of the site in a sentence', () => {
  const lost = errorCodes
    .map(({code}) => code)
    .filter((code) => !/^[a-z]/.test(code) || code.startsWith('0x'))
    .filter(
      (code) =>
        !extractErrorCodes(`It stopped with error ${code} just now`).includes(
          code,
        ),
    );
  expect(lost).toEqual([]);
});

test(`finds at most ${maximumCodes} codes`, () => {
  const many = Array.from(
    {length: maximumCodes + 50},
    (_, index) => `0x8007${String(index + 1000)}`,
  ).join(' ');
  expect(extractErrorCodes(many)).toHaveLength(maximumCodes);
});

test('the end of a text over the limit is read', () => {
  const log = `0xC004F034 ${'x '.repeat(longestText / 2)}0xC004F074`;
  expect(extractErrorCodes(log)).toEqual(['0xC004F074']);
});

const codeLike = fc.constantFrom(
  '0x',
  '0xC004F074',
  '-',
  '8',
  '30015-',
  ' (0',
  'error ',
  ': ',
  'SL_',
  '_E',
  'aadsts',
  '\n',
  '\u2212',
  '\u0000',
  '\ud800',
);

test('never throws, and accepts its own results', longTest, () => {
  tryInputs(
    fc.oneof(
      fc.string({unit: 'binary', maxLength: 300}),
      fc.array(codeLike, {maxLength: 60}).map((parts) => parts.join('')),
    ),
    2_000,
    (text) => {
      for (const code of extractErrorCodes(text)) {
        expect(extractErrorCodes(code)).toEqual([code]);
      }
    },
  );
});
