import {expect, test} from 'vitest';
import {findErrorCode} from '../../../../src/lib/errorCodes/lookUp';
import {activationStatusReader} from '../../../../src/build/reference/activationStatusReader';

test('the status reader gets exactly the 32-bit codes that have an entry', () => {
  const {codesWithEntry} = activationStatusReader({});
  expect(codesWithEntry).toContain('0xC004F074');
  // The first half of an upgrade result
  expect(codesWithEntry).toContain('0x8007025D');
  expect(codesWithEntry).not.toContain('1603');
  expect(new Set(codesWithEntry).size).toBe(codesWithEntry.length);
  expect(codesWithEntry.filter((code) => !findErrorCode(code))).toEqual([]);
});
