import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
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

test.each(
  Object.entries({
    '0xC004F051': 'Found 0xC004F051: Product key is blocked.',
    'first 0xC004F074, then 0xC004F051':
      'Found 0xC004F051: Product key is blocked, and 1 other code.',
    '0xC004D30E': 'Found 0xC004D30E: The trusted store is full.',
    '0xC0DE1234': 'Found 0xC0DE1234: No entry here.',
    'Unlicensed product':
      'Found Office found no license for the account that is signed in.',
    '4294967295': 'This number stands for "not set". It isn\'t an error.',
    '': '',
  }),
)('announces %j', (text, announced) => {
  expect(answerErrors(text).said).toBe(announced);
});

test('announces how many codes have the same beginning, and an entry without a code by its label', () => {
  expect(answerErrors('0xC004F07').said).toMatch(/^\d+ codes found\.$/);
  expect(answerErrors('setup-key-matches-no-image').said).toMatch(
    /^Found Setup message: ./,
  );
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

test('the beginning of up to five codes has a link to each, and of more one to all', () => {
  const starts = new Set(
    errorCodes.map(({code}) => code.slice(0, '0xC004F07'.length)),
  );
  const answers = [...starts].map(answerErrors);
  const linksOf = (count: number) =>
    answers
      .find(({name}) => name === `The beginning of ${count} codes`)!
      .cards[0]!.links!.map(({text}) => text);
  expect(linksOf(5)).toHaveLength(5);
  expect(linksOf(5)).not.toContain('All codes');
  expect(linksOf(6)).toHaveLength(6);
  expect(linksOf(6).at(-1)).toBe('All codes');
});

test('a text without codes has no card, and the number for "not set" has one', () => {
  expect(answerErrors('hello')).toMatchObject({cards: [], said: ''});
  expect(answerErrors(' \n').cards).toEqual([]);
  expect(answerErrors('4294967295').cards).toHaveLength(1);
});

test('tells whether something is known about a code, or about the number in it', () => {
  const isUnknown = (text: string) => answerErrors(text).isUnknown;
  expect(isUnknown('0xC0DE1234')).toBe(true);
  expect(isUnknown('0x80070005')).toBe(false);
  expect(isUnknown('0xC0DE1234 or 0xC004F074')).toBe(false);
  expect(isUnknown('hello')).toBe(false);
});

test('the tab names the first code', () => {
  expect(answerErrors('0xC004F051').title).toBe(
    '0xC004F051: Product key is blocked',
  );
  expect(answerErrors('0xC004F07').title).toBeUndefined();
});

test('says what a code means, if it has an entry', () => {
  expect(meaningOf('0xC004F051')).toBe('Product key is blocked');
  expect(meaningOf('0xC0DE1234')).toBeUndefined();
});

test.each([
  ['0xC004F0ZZ', /^Not a whole code: Z isn't a hexadecimal digit/],
  ['error 0xC004F0XY on my laptop', /^Not a whole code: X isn't/],
  ['0xC004F03S', /^Not a whole code: S isn't/],
  ['0xC004F07', /^Not a whole code/],
  ['0xC004F0744', /^Not a whole code: it has 9 digits/],
  ['0x8007000', /^Not a whole code: the beginning of 3 codes$/],
])('says of %j that it is no whole code', (text, title) => {
  expect(answerErrors(text).cards[0]?.title).toMatch(title);
});

test('compares a code with a wrong letter only if few codes are like it', () => {
  const steps = (text: string) =>
    JSON.stringify(answerErrors(text).cards[0]?.plans);
  expect(steps('0xC004C06S')).toMatch(/Compare it with.*Copy the code/);
  expect(steps('0xC004F0ZZ')).not.toMatch(/Compare it with/);
});

test.each(['C004F0O4', 'error C004C0O3', 'C004FO74'])(
  'reads letters for digits in %j',
  (text) => {
    expect(answerErrors(text).cards[0]?.code).toMatch(/^0xC004[CF]0[07][34]$/);
  },
);

test.each([
  '0xC004FXXX', // Any code of the licensing service.
  '0xzzzzzzzz',
  'codecool c0ffeebo',
])('takes %j for no misread code', (text) => {
  expect(answerErrors(text).cards[0]?.title ?? '').not.toMatch(/hexadecimal/);
});
