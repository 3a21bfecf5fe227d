import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {
  familiesOf,
  summarizeMeaning,
} from '../../../../src/lib/errorCodes/entry';
import {findErrorCode} from '../../../../src/lib/errorCodes/lookUp';
import {troubleshooterLink} from '../../../../src/lib/errorCodes/troubleshooterLink';
import {activationStatusReader} from '../../../../src/build/reference/activationStatusReader';

const found: readonly [text: string, code: string, why: string][] = [
  ['0xc004f074', '0xC004F074', 'its code in lower case'],
  ['0x8007025d', '0x8007025D-0x2000C', 'the first half of an upgrade result'],
  [
    'sl_e_vl_binding_service_unavailable',
    '0xC004F074',
    'its symbol in any case',
  ],
  ['aadsts70002', 'AADSTS70002', 'a sign-in code'],
];

test.each(found)('finds by %j %s: %s', (text, code) => {
  expect(findErrorCode(text)?.code).toBe(code);
});

test.each(['', ' ', '0xDEADBEEF', '0xC004', 'activation', '0x'])(
  'finds nothing for %j',
  (text) => {
    expect(findErrorCode(text)).toBeUndefined();
  },
);

test('finds every entry by its own code', () => {
  const lost = errorCodes.filter(
    (entry) => findErrorCode(entry.code) !== entry,
  );
  expect(lost.map(({code}) => code)).toEqual([]);
});

test('lists the product families of a shared code, Windows first', () => {
  expect(familiesOf(findErrorCode('0xC004F074')!)).toEqual([
    'windows',
    'office',
  ]);
  expect(familiesOf(findErrorCode('17002')!)).toEqual(['office']);
});

test('summarizes a meaning that all products share once', () => {
  expect(summarizeMeaning(findErrorCode('0xC004F051')!)).toBe(
    'Product key is blocked',
  );
});

test('summarizes different meanings with the product in front', () => {
  expect(summarizeMeaning(findErrorCode('0x8004FE33')!)).toBe(
    'Windows: Secure processor certificate could not be obtained; Office: MAK activation cannot pass an authenticating proxy',
  );
});

test('adds the context to two meanings of one product', () => {
  expect(summarizeMeaning(findErrorCode('0x80070643')!)).toMatch(
    /^An installation failed.* \(.+\); ESU preparation check failed \(.+\)$/,
  );
});

test('links a code to its entry, or to the lookup if it has none', () => {
  expect(troubleshooterLink('0xC004F074')).toBe('/troubleshoot#0xC004F074');
  expect(troubleshooterLink('0xC0DE1234', false)).toBe(
    '/troubleshoot?code=0xC0DE1234#error-lookup',
  );
});

test('the status reader gets exactly the 32-bit codes that have an entry', () => {
  const {codesWithEntry} = activationStatusReader({});
  expect(codesWithEntry).toContain('0xC004F074');
  // The first half of an upgrade result
  expect(codesWithEntry).toContain('0x8007025D');
  expect(codesWithEntry).not.toContain('1603');
  expect(new Set(codesWithEntry).size).toBe(codesWithEntry.length);
  expect(codesWithEntry.filter((code) => !findErrorCode(code))).toEqual([]);
});
