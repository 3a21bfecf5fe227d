import {describe, expect, test} from 'vitest';
import {
  isRunIn,
  linesToType,
  partsOfLine,
  signsIn,
} from '../../../../src/lib/text/typedCommand';

test.each([
  ['Command Prompt', true],
  ['Command Prompt (administrator), in the Office16 folder', true],
  ['PowerShell (administrator)', true],
  ['Windows PowerShell', true],
  ['Terminal on macOS', true],
  ['PowerShellish.txt', false],
  ['Example output', false],
  ['C:\\ODT\\replace-msi.xml', false],
  [undefined, false],
])('a block titled %j is a command: %j', (title, isCommand) => {
  expect(isRunIn(title)).toBe(isCommand);
});

describe('a command to type', () => {
  const line = 'cscript //nologo %windir%\\System32\\slmgr.vbs  /dlv';

  test('has each blank and each backslash apart', () => {
    expect(partsOfLine(line)).toEqual([
      'cscript',
      ' ',
      '//nologo',
      ' ',
      '%windir%',
      '\\',
      'System32',
      '\\',
      'slmgr.vbs',
      ' ',
      ' ',
      '/dlv',
    ]);
    expect(partsOfLine('')).toEqual([]);
  });

  test('names each sign once, in the order of typing', () => {
    expect(signsIn(line)).toEqual([
      {sign: '/', name: 'slash'},
      {sign: '%', name: 'percent'},
      {sign: '\\', name: 'backslash'},
    ]);
    expect(signsIn('dir')).toEqual([]);
  });

  test('has no empty lines, and no indents', () => {
    expect(linesToType('one\n\n  two\n')).toEqual(['one', 'two']);
  });
});
