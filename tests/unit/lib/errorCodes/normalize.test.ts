import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {normalizeErrorCode} from '../../../../src/lib/errorCodes/normalize';

const forms: readonly [text: string, code: string, why: string][] = [
  ['0xC004F074', '0xC004F074', 'the canonical form'],
  ['0Xc004F074', '0xC004F074', 'an upper-case X'],
  ['\u22121073418124', '0xC004F074', 'a typographic minus'],
  ['1074065420', '0x4004F00C', 'an informational code in decimal'],
  ['-1', '0xFFFFFFFF', 'the largest code as a negative number'],
  ['4294967295', '0xFFFFFFFF', 'the largest code'],
  ['-2147483648', '0x80000000', 'the smallest signed number'],
  ['65536', '0x10000', 'the first decimal read as a 32-bit code'],
  ['65535', '65535', 'the last plain setup result'],
  ['0x40E', '0x40E', 'a short code'],
  ['0x0000040e', '0x40E', 'a short code with leading zeros'],
  ['0x8004005', '0x8004005', 'seven digits, as one product prints it'],
  ['1603', '1603', 'a setup result'],
  ['30015-1011', '30015-1011', 'an Office setup code'],
  ['30015-1011 (0)', '30015-1011', 'its number in parentheses'],
  ['0-2031 (17004)', '0-2031', 'a longer number in parentheses'],
  ['30015\u20131011', '30015-1011', 'an en dash'],
  ['30015 - 1011', '30015-1011', 'spaces around the dash'],
  ['0x8007025D - 0x2000C', '0x8007025D-0x2000C', 'an upgrade result'],
  [
    '0xc1900101-0x20017',
    '0xC1900101-0x20017',
    'an upgrade result without spaces',
  ],
  ['AADSTS70002', 'AADSTS70002', 'a sign-in code'],
  ['aadsts 70002', 'AADSTS70002', 'a sign-in code typed loosely'],
  ['SaRA 30', 'SaRA-30', 'a tool result'],
  ['sara-30', 'SaRA-30', 'a tool result as an anchor'],
  ['  0xC004F074\n', '0xC004F074', 'space around the code'],
  ['\u00a00xC004F074', '0xC004F074', 'a no-break space'],
  ['Error code: 0xC004F074.', '0xC004F074', 'the words before it'],
  ['error 0xC004F074', '0xC004F074', 'one word before it'],
  ['(0xC004F074)', '0xC004F074', 'parentheses'],
  ['"0xC004F074"', '0xC004F074', 'quotation marks'],
];

test.each(forms)('reads %j as %s: %s', (text, code) => {
  expect(normalizeErrorCode(text)).toBe(code);
});

test.each([
  '',
  '   ',
  'error',
  'hello',
  '0x',
  '0xC004F07G',
  '0x1C004F074',
  'C004F07',
  '4294967296',
  '-2147483649',
  '-0',
  '99999999999',
  '30015-',
  '-30015-1011',
  '30015-1011-4',
  '123456-7',
  'AADSTS',
  'SaRA',
  '0xC004F074 0xC004F038',
  '<script>',
])('rejects %j', (text) => {
  expect(normalizeErrorCode(text)).toBeNull();
});

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
  for (const [text] of forms) {
    const once = normalizeErrorCode(text);
    expect.soft(normalizeErrorCode(once ?? ''), text).toBe(once);
  }
});
