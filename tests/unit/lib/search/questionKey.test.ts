import {expect, test} from 'vitest';
import {findKey, questionKey} from '../../../../src/lib/search/questionKey';

const keys = new Set(
  [
    'How do I remove my product key?',
    'What is Ohook?',
    'Can Home become Pro?',
    'upgrade to Windows 11',
    'Is Windows activated?',
  ].map(questionKey),
);

test.each([
  ['how do I remove my product key', 'How do I remove my product key?'],
  ['uninstall the product key on my Windows PC', 'remove product key'],
  ['please remove product keys', 'remove product key'],
  ['REMOVE PRODCUT KEY!', 'remove product key'],
  ['what is ohook', 'What is Ohook?'],
  ['upgrading to win11', 'upgrade to Windows 11'],
])('%j asks the same as %j', (text, other) => {
  expect(findKey(text, keys)).toBe(questionKey(other));
});

test.each([
  'remove product key from the registry',
  'do not remove my product key',
  'why remove the product key twice',
  'can Pro become Home',
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
