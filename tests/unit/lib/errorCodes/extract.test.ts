import {expect, test} from 'vitest';
import fc from 'fast-check';
import {errorCodes} from '../../../../src/data/errorCodes';
import {
  findCodes,
  isNotSet,
  maximumCodes,
} from '../../../../src/lib/errorCodes/extract';
import {longestText} from '../../../../src/lib/errorCodes/readText';
import {longTest, tryInputs} from '../../../support/tryInputs';

/** The codes that a text certainly has. */
const extractErrorCodes = (text: string) =>
  findCodes(text)
    .filter(({certainty}) => certainty !== 'number')
    .map(({code}) => code);

test.each([
  [
    'Windows Script Host\r\nActivating Windows(R), Professional edition (2de67392-b7a7-462a-b1ca-108dd189f588) ...\r\nError: 0xC004F074 (0x8007232B) 0xc004f074',
    ['0x8007232B', '0xC004F074'],
  ],
  ['Error code: 0xC004F074The Software Licensing Service', ['0xC004F074']],
  ['Error Code: 30015-1011 (0)', ['30015-1011']],
  ['Error code: 1-30088-1015 (1603)', ['30088-1015']],
  ['30010-4/30204-44', ['30010-4', '30204-44']],
  ['11-30088-1015', []],
  ['30010-4/30204', []],
  ['failed: 0-2031 (17004)', ['0-2031']],
  [
    'Setup failed 0x8007025D - 0x2000C The installation failed in the SAFE_OS phase',
    ['0x8007025D-0x2000C'],
  ],
  ["We couldn't start Word. Error Code: 0x426-0x0", ['0x426-0x0']],
  ['Excel shows 0x426 - 0x0 (again)', ['0x426-0x0']],
  ['hr=-1073418124 done', ['0xC004F074']],
  ['The code was 3221549172.', ['0xC004F074']],
  ['3221549172', ['0xC004F074']],
  ['Error 3221549172', ['0xC004F074']],
  ['It ended with exit code: 3221225786 today', ['0xC000013A']],
  ['LicenseStatusReason                 : 3221549076', ['0xC004F014']],
  ['{"LicenseStatusReason":3221549078,"Days":0}', ['0xC004F016']],
  ['LicenseStatusReason 1074066433', ['0x4004F401']],
  ['stopped, -1073418124 bytes', ['0xC004F074']],
  ['Setup ended with error 1603.', ['1603']],
  ['Exit code: 17004', ['17004']],
  ['AADSTS70002: Error validating credentials', ['AADSTS70002']],
  ['The scenario ended with SaRA 31 today', ['SaRA-31']],
  ['it says 80070005 again', ['0x80070005']],
  ['it says C004 F074 again', ['0xC004F074']],
  ['["0x80072EE7"], (0x80072EE2)', ['0x80072EE7', '0x80072EE2']],
])('finds the codes in %j', (text, codes) => {
  expect(extractErrorCodes(text)).toEqual(codes);
});

test.each([
  'reserved at 0x426-0x4FF',
  'mapped 0x42600-0x0',
  'offset 0x426-0x01',
  'on 2026-11-21 at 14:03:22',
  '{8d3e4b5a-1111-2222-3333-444455556666}',
  'Extended PID: 00000-03358-000-000000-03-1033-19045.0000-0012026',
  'Installation ID: 123456-1234567-1234567-123456',
  'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
  'Version 10.0.26100.7019, build 16.0.17328-20184',
  '10.20.30.40:1688',
  'call 425-555-0100 or 18005550100',
  'step 3 of 8 with 1024 files',
  // Numbers of ten digits count all kinds of things.
  'My drive has 3758096384 bytes free, is this enough?',
  'Call me at 3221225477 please',
  '2193158368 7 Windows.iso',
  'Installation ID               : 2226461831******************************',
  'after the error I called 3221549172 for help',
  'errors 3221549172',
  // A checksum in groups of four.
  'Windows.iso: A449 1D84 EB5F 87FA F4BC  2E88 DFBF 7E74 5873 E88F',
  '3221549172 times',
  '<img src=x onerror=alert(1)>',
  '',
])('finds no code in %j', (text) => {
  expect(extractErrorCodes(text)).toEqual([]);
});

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

test('symbols and numbers of Office setup may be codes', () => {
  expect(
    findCodes('hr = SL_E_VL_BINDING_SERVICE_UNAVAILABLE, setup 17002 failed'),
  ).toMatchObject([
    {code: 'SL_E_VL_BINDING_SERVICE_UNAVAILABLE', certainty: 'number'},
    {code: '17002', certainty: 'number'},
  ]);
});

test('codes in a link only count if there are no others', () => {
  const link = 'https://example.org/help/error-0x800f0906,-0x800f081f';
  expect(extractErrorCodes(`Error 0x800F0831, see ${link}`)).toEqual([
    '0x800F0831',
  ]);
  expect(extractErrorCodes(`What is ${link} about, please?`)).toEqual([
    '0x800F0906',
    '0x800F081F',
  ]);
});

test('4294967295 and -1 mean "not set"', () => {
  for (const text of ['4294967295', '-1', '0xFFFFFFFF', 'Count : 4294967295']) {
    expect(isNotSet(text), text).toBe(true);
    expect(findCodes(text), text).toEqual([]);
  }
  expect(isNotSet('0xC004F074')).toBe(false);
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
    20_000,
    (text) => {
      for (const code of extractErrorCodes(text)) {
        expect(extractErrorCodes(code)).toEqual([code]);
      }
    },
  );
});
