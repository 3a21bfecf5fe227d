import {expect, test} from 'vitest';
import {findErrorCode} from '../../../../src/lib/errorCodes/find';
import {troubleshooterLink} from '../../../../src/lib/errorCodes/troubleshooterLink';
import {activationStatusReader} from '../../../../src/lib/reference/activationStatusReader';

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
