import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  decodeErrorCode,
  splitSetupResult,
} from '../../../../src/lib/errorCodes/decode';

const information = {isError: false};

test('decodes a Windows system error in a 32-bit code', () => {
  expect(decodeErrorCode('0x80070005')).toEqual({
    isError: true,
    facility: 7,
    facilityName: 'Windows system errors (Win32)',
    number: 5,
    meaning: 'access is denied',
    isHttpStatus: false,
  });
});

test.each([
  // An internet error, whose number is the lower half
  [
    '0x80072EE7',
    {number: 12007, meaning: 'the server name could not be found'},
  ],
  // A licensing code has no meaning as a system error, and a kernel status none whatever its number.
  [
    '0xC004FFFF',
    {isError: true, facility: 4, number: 0xffff, meaning: undefined},
  ],
  ['0xD0070005', {facilityName: 'the Windows kernel', meaning: undefined}],
  // A code below 0x80000000 is information.
  ['0x4004F00C', information],
  ['0x7FFFFFFF', information],
  ['0x80000000', {isError: true}],
  // The number of a web request is its HTTP status.
  ['0x80190194', {isHttpStatus: true, number: 404}],
  // A plain number is a system error without a facility.
  [
    '1603',
    {
      isError: true,
      facility: null,
      meaning: 'a fatal error during installation',
    },
  ],
  ['0', information],
  // An upgrade result is decoded by its first half.
  ['0x8007025D-0x2000C', {facility: 7, number: 605}],
])('decodes %s', (code, parts) => {
  expect(decodeErrorCode(code)).toMatchObject(parts);
});

test.each(['30015-1011', 'AADSTS70002', 'SaRA-30', '', 'x', '0x'])(
  'does not decode %j',
  (code) => {
    expect(decodeErrorCode(code)).toBeNull();
  },
);

test('kind, facility and number match the bits of the code', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), (value) => {
      const decoded = decodeErrorCode(`0x${value.toString(16).toUpperCase()}`)!;
      expect((value >>> 16) & 0x7ff).toBe(decoded.facility);
      expect(value & 0xffff).toBe(decoded.number);
      expect(decoded.isError).toBe(value >= 2 ** 31);
    }),
  );
});

test('splits results in two halves, and nothing else', () => {
  expect(splitSetupResult('0xC1900101-0x20017')).toEqual({
    result: '0xC1900101',
    extend: '0x20017',
  });
  expect(splitSetupResult('30015-1011')).toBeNull();
  expect(splitSetupResult('0xC1900101')).toBeNull();
});
