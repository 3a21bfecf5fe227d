import {expect, test} from 'vitest';
import {notificationReasons} from '../../../../src/data/licenseStates';
import {findErrorCode} from '../../../../src/lib/errorCodes/find';
import {troubleshooterLink} from '../../../../src/lib/errorCodes/troubleshooterLink';
import {activationStatusReader} from '../../../../src/lib/reference/activationStatusReader';

test('a code leads to its entry, and one without an entry to the lookup', () => {
  expect(troubleshooterLink('0xC004F074')).toBe('/troubleshoot#0xC004F074');
  expect(troubleshooterLink('0xC0DE1234', false)).toBe(
    '/troubleshoot?code=0xC0DE1234#error-lookup',
  );
});

test('every reason of the table of states has an entry', () => {
  expect(notificationReasons.filter(({code}) => !findErrorCode(code))).toEqual(
    [],
  );
});

test('the reader knows the codes that have an entry, and no other', () => {
  const {codesWithEntry} = activationStatusReader({});
  expect(codesWithEntry).toContain('0xC004F074');
  // The first half of an upgrade result.
  expect(codesWithEntry).toContain('0x8007025D');
  expect(codesWithEntry).not.toContain('1603');
  expect(new Set(codesWithEntry).size).toBe(codesWithEntry.length);
  expect(codesWithEntry.filter((code) => !findErrorCode(code))).toEqual([]);
});
