import {expect, test} from 'vitest';
import {otherCommands} from '@site/src/data/otherCommands';
import {readCommands} from '@site/src/lib/input/readCommand';

test('reads a long script if half of its lines are commands', () => {
  const commands = ['sfc /scannow', 'slmgr /dlv', 'net stop sppsvc'];
  const words = ['first this one', 'then that one', 'and a last one'];
  expect(readCommands([...commands, ...words].join('\n'))).toHaveLength(3);
  expect(readCommands([...commands, ...words, 'and so on'].join('\n'))).toEqual(
    [],
  );
});

test('reads a command beside other words in up to five lines and 600 characters', () => {
  const found = (lines: number, length = 0) =>
    readCommands(
      `sfc /scannow${'\nand words'.repeat(lines - 1)}`.padEnd(length, '.'),
    );
  expect([found(5), found(5, 600)].flat()).toHaveLength(2);
  expect([found(6), found(5, 601)].flat()).toEqual([]);
});

test('finds each of the other commands as people write it', () => {
  for (const {starts, at} of otherCommands) {
    for (const start of starts) {
      expect(readCommands(`PS C:\\> ${start}`)[0]?.to, start).toBe(at);
    }
  }
});
