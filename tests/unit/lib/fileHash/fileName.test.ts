import {expect, test} from 'vitest';
import {quotedName, visibleName} from '../../../../src/lib/fileHash/fileName';

test('shows characters that turn a name around', () => {
  expect(visibleName('Windows\u202egpj.exe')).toBe('Windows[U+202E]gpj.exe');
  expect(visibleName('a\u200b\u2066`\n.iso')).toBe(
    'a[U+200B][U+2066][U+0060][U+000A].iso',
  );
  expect(visibleName('Windows 11 (1).iso')).toBe('Windows 11 (1).iso');
});

test('isolates a name in a right-to-left script only', () => {
  expect(quotedName('Windows.iso')).toBe('“Windows.iso”');
  expect(quotedName('ويندوز.iso')).toBe('“\u2068ويندوز.iso\u2069”');
});
