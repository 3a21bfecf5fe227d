import {expect, test} from 'vitest';
import {tokenize, wordsOf} from '../../../../src/lib/search/tokenize';

const cases: readonly [what: string, text: string, tokens: string[]][] = [
  ['plain words in lower case', 'Check Activation', ['check', 'activation']],
  ['no stop words', 'how to activate the PC', ['activate', 'pc']],
  ['a file name and its parts', 'slmgr.vbs', ['slmgr.vbs', 'slmgr', 'vbs']],
  ['a switch with and without slash', '/dlv', ['/dlv', 'dlv']],
  ['a setup folder', '$OEM$', ['$oem$', 'oem']],
  [
    'a path, its segments and their parts',
    '%windir%\\slmgr.vbs',
    ['%windir%\\slmgr.vbs', '%windir%', 'windir', 'slmgr.vbs', 'slmgr', 'vbs'],
  ],
  ['a version as a single token', '8.1', ['8.1']],
  [
    'a build number and its long parts',
    '26100.7019',
    ['26100.7019', '26100', '7019'],
  ],
  ['a name and its number', 'KMS38', ['kms38', 'kms', '38']],
  ['a code with and without 0x', '0xC004F074', ['0xc004f074', 'c004f074']],
  ['a code without 0x the same', 'C004F074', ['c004f074', '0xc004f074']],
  ['a parameter without its sign', '-ComputerName', ['computername']],
  ['words without apostrophes', "Microsoft's doesn’t", ['microsoft', 'doesnt']],
  ['no surrounding punctuation', '("Windows," Office.)', ['windows', 'office']],
  ['nothing for emoji and signs', '🔑 -- // $ …', []],
];

for (const [what, text, tokens] of cases) {
  test(`gives ${what}`, () => {
    expect(tokenize(text).sort()).toEqual([...tokens].sort());
  });
}

test('finds the position of each word', () => {
  const text = 'Run slmgr.vbs /dlv now.';
  expect(wordsOf(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'Run',
    'slmgr.vbs',
    '/dlv',
    'now',
  ]);
});
