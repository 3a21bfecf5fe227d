import {expect, test} from 'vitest';
import {
  answerErrors,
  meaningOf,
} from '../../../../src/lib/errorCodes/answerErrors';

test('says which codes of a text it knows nothing about', () => {
  const left = (text: string) => answerErrors(text).unexplained;
  expect(left('0xC0DE1234 0x803F7999 0xC004F074 0xC004D30E 0x803F701')).toEqual(
    ['0xC0DE1234'],
  );
  expect(left('0x80071234')).toEqual(['0x80071234']);
  expect(left('hello')).toEqual([]);
});

test('says by what to find pages about the errors: codes, and the areas of those that have no entry', () => {
  expect(answerErrors('0xC004F074, in 2024').about).toEqual(['0xC004F074']);
  expect(answerErrors('0x80072EE6').about).toEqual([
    '0x80072EE6',
    "Connection to Microsoft's servers",
  ]);
  expect(answerErrors('Unlicensed product').about).toEqual([]);
});

test('the address has the codes of a text, and none that stands for a message in it', () => {
  const address = (text: string) => answerErrors(text).codes;
  expect(address('first 0xC004F074, then 0xC004F051')).toBe(
    '0xC004F051 0xC004F074',
  );
  expect(
    address('Windows reported that the hardware of your device has changed'),
  ).toBe('');
  const log = (count: number) =>
    Array.from({length: count}, (_, at) => `0xC0DE${1000 + at}`).join('\n');
  expect(address(log(20)).split(' ')).toHaveLength(20);
  expect(address(log(21)).split(' ')).toHaveLength(20);
});

test('an unfinished code has the first eight that it may be, and where all are', () => {
  const linksOf = (code: string) =>
    answerErrors(code).cards[0]!.plans![0]!.lists[0]!.steps.map(({to}) => to);
  const all = '/troubleshoot#error-codes';
  expect(linksOf('0xC004F0').indexOf(all)).toBe(8);
  expect(linksOf('0xC004F07')).toContain('/troubleshoot#0xC004F074');
  expect(linksOf('0x803F701')).not.toContain(all);
});

test('a mistyped code has a link to what it may be', () => {
  const [card] = answerErrors(
    'Activation Failed. [Error Code 0x803F701]',
  ).cards;
  expect(card!.plans![0]!.lists[0]!.steps[0]!.to).toBe(
    '/troubleshoot#0x803F7001',
  );
});

test('tells whether something is known about a code, or about the number in it', () => {
  const isUnknown = (text: string) => answerErrors(text).isUnknown;
  expect(isUnknown('0xC0DE1234')).toBe(true);
  expect(isUnknown('-17004')).toBe(true);
  expect(isUnknown('82')).toBe(false);
  expect(isUnknown('0x80070005')).toBe(false);
  expect(isUnknown('0xC0DE1234 or 0xC004F074')).toBe(false);
  expect(isUnknown('hello')).toBe(false);
});

test('the tab names the first code', () => {
  expect(answerErrors('0xC004F051').title).toBe(
    '0xC004F051: Product key is blocked',
  );
});

test('says what a code means, if it has an entry', () => {
  expect(meaningOf('0xC004F051')).toBe('Product key is blocked');
  // The first half of an upgrade result.
  expect(meaningOf('0x8007025D')).toBeDefined();
  expect(meaningOf('0xC0DE1234')).toBeUndefined();
});
