import {expect, test} from 'vitest';
import {
  parseSlashShortcut,
  slashShortcutOff,
} from '../../../../src/lib/search/slashShortcut';

test('the slash key is off only if the storage says so', () => {
  expect(parseSlashShortcut(slashShortcutOff)).toBe(false);
  for (const stored of [null, '', 'OFF', '"off"', 'null', '{"a":[']) {
    expect(parseSlashShortcut(stored), String(stored)).toBe(true);
  }
});
