import {expect, test} from 'vitest';
import {findKey, questionKey} from '../../../../src/lib/search/questionKey';

const keys = new Set(
  [
    'Windows is not activated',
    'is it safe',
    'How do I remove my product key?',
    'What is Ohook?',
    'Can Home become Pro?',
    'upgrade to Windows 11',
    'Is Windows activated?',
    'What is a digital license?',
    'get a digital license',
    'move a license to another PC',
    'Windows 11 Home to Windows 10 Pro',
    'KMS to MAK',
  ].map(questionKey),
);

test.each([
  ['how do I remove my product key', 'How do I remove my product key?'],
  ['uninstall the product key on my Windows PC', 'remove product key'],
  ['please remove product keys', 'remove product key'],
  ['REMOVE PRODCUT KEY!', 'remove product key'],
  ['remove my windows key', 'remove product key'],
  ['what is ohook', 'What is Ohook?'],
  ['upgrading to win11', 'upgrade to Windows 11'],
  // Said around it.
  [
    'hi guys, how do I actually remove my product key, thanks',
    'remove product key',
  ],
  ["my Windows isn't activated", 'Windows is not activated'],
  ["what's a digital license", 'What is a digital license?'],
  ['ohook', 'What is Ohook?'],
  ['how to get a digital license now', 'get a digital license'],
  // In another order.
  ['to another laptop, move the licence', 'move a license to another PC'],
  // With a version, where the answer has none.
  ['move a Windows 11 license to another PC', 'move a license to another PC'],
])('%j asks the same as %j', (text, other) => {
  expect(findKey(text, keys)).toBe(questionKey(other));
});

test.each([
  'remove product key from the registry',
  'do not remove my product key',
  'why remove the product key twice',
  'can Pro become Home',
  'is my Windows safe',
  'from MAK to KMS',
  'Windows 10 Home to Windows 11 Pro',
  'move a Windows 7 license to another PC',
  'move a Windows 10 license to another PC with Windows 11',
  'upgrade to Windows 10',
  'activate Windows',
  'do I have to upgrade to Windows 11?',
  'does it need to upgrade to Windows 11',
  '',
  '?!',
])('%j is another question, or none', (text) => {
  expect(findKey(text, keys)).toBeUndefined();
});

test('what every question is about counts where there is nothing else', () => {
  expect(questionKey('activate Windows')).toBe(questionKey('activate'));
  expect(questionKey('Windows')).not.toBe('');
});
