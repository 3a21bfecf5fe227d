import {expect, test} from 'vitest';
import {
  describeExtendCode,
  splitSetupResult,
} from '../../../../src/lib/errorCodes/setupResult';

test.each([
  [
    '0x20017',
    'Setup stopped in the small setup system after the first restart (safe OS), while starting the new system',
  ],
  [
    '0x4000D',
    'Setup stopped in the second start of the new Windows (OOBE boot), while moving data and settings',
  ],
  [
    '0x30000',
    'Setup stopped in the first start of the new Windows (first boot)',
  ],
  [
    '0x00001',
    'Setup stopped in a phase that the code does not name, while copying files',
  ],
  [
    '0x900FF',
    '`0x900FF` names no phase and no operation that Microsoft documents',
  ],
])('explains %s', (extend, text) => {
  expect(describeExtendCode(extend)).toBe(text);
});

test('splits results in two halves, and nothing else', () => {
  expect(splitSetupResult('0xC1900101-0x20017')).toEqual({
    result: '0xC1900101',
    extend: '0x20017',
  });
  expect(splitSetupResult('30015-1011')).toBeNull();
  expect(splitSetupResult('0xC1900101')).toBeNull();
});
