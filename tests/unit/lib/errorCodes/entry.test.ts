import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {findErrorCode} from '../../../../src/lib/errorCodes/lookUp';
import {troubleshooterLink} from '../../../../src/lib/errorCodes/troubleshooterLink';
import {activationStatusReader} from '../../../../src/build/reference/activationStatusReader';

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
