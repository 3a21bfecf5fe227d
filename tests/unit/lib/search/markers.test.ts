import {expect, test} from 'vitest';
import {markersOf} from '../../../../src/lib/search/markers';

test.each([
  ['Is Windows activated?', ['=done']],
  ['activate Windows', []],
  ['Do I have to activate Windows?', ['=needed']],
  ['does it need to be activated', ['=done', '=needed']],
  ['from KMS to MAK', ['>mak']],
  ['MAK or KMS', []],
  ['upgrade Windows 10 to Windows 11', ['>11']],
  ['win10 to win11', ['>11']],
  ['upgrade to pro', ['>profession']],
  ['upgrade to Professional', ['>profession']],
  ['Home instead of Pro', ['>profession']],
  ['switch to the Office for Mac', []],
  ['how to remove the key, and go back to my own', []],
])('%j: %j', (text, markers) => {
  expect(markersOf(text)).toEqual(markers);
});
