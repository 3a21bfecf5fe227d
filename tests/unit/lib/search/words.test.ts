import {expect, test} from 'vitest';
import {termOf, tokenize} from '../../../../src/lib/search/tokenize';
import {readCode} from '../../../../src/lib/search/codes';
import {nearestSpelling} from '../../../../src/lib/search/nearestSpelling';
import {unitsOf} from '../../../../src/lib/search/units';
import {markWords} from '../../../../src/lib/search/markWords';

const cases: readonly [what: string, text: string, tokens: string[]][] = [
  ['no stop words', 'how to activate the PC', ['activate', 'pc']],
  ['a file name and its parts', 'slmgr.vbs', ['slmgr.vbs', 'slmgr', 'vbs']],
  ['a switch with and without slash', '/dlv', ['/dlv', 'dlv']],
  ['a setup folder', '$OEM$', ['$oem$', 'oem']],
  [
    'a path, its segments and their parts',
    '%windir%\\slmgr.vbs',
    ['%windir%\\slmgr.vbs', '%windir%', 'windir', 'slmgr.vbs', 'slmgr', 'vbs'],
  ],
  [
    'a build number and its long parts',
    '10.26100.701',
    ['10.26100.701', '26100', '701'],
  ],
  ['a name and its number', 'KMS38', ['kms38', 'kms', '38']],
  ['a code with and without 0x', '0xC004F074', ['0xc004f074', 'c004f074']],
  ['a code without 0x the same', 'C004F074', ['c004f074', '0xc004f074']],
  ['a parameter without its sign', '-ComputerName', ['computername']],
  ['words without apostrophes', "Microsoft's doesn’t", ['microsoft', 'doesnt']],
  ['no surrounding punctuation', '("Windows," Office.)', ['windows', 'office']],
  ['what stands between Chinese letters', '最新版激活office失败', ['office']],
  ['nothing for emoji and signs', '🔑 -- // $ …', []],
];

test.each(cases)('gives %s', (what, text, tokens) => {
  expect(tokenize(text).sort()).toEqual([...tokens].sort());
});

test('the plural of a word in -us has its term', () => {
  expect(termOf('viruses')).toBe(termOf('virus'));
  expect(termOf('causes')).toBe(termOf('cause'));
});

test.each([
  ['wi', false],
  ['win', true],
  ['win ', false],
])('the last word of %j can go on: %s', (query, mayGoOn) => {
  expect(unitsOf(query)).toMatchObject([{mayGoOn}]);
});

test('an unfinished code is not certain, so longer ones may still match', () => {
  expect(readCode('OxCOO4F074')).toMatchObject({token: '0xc004f074'});
  expect(readCode('0xC004F')).toMatchObject({
    token: '0xc004f',
    isCertain: false,
  });
});

test('Office setup and sign-in codes keep their form', () => {
  expect(readCode('30015-1011')).toMatchObject({token: '30015-1011'});
  expect(readCode('aadsts70002')).toMatchObject({label: 'AADSTS70002'});
  expect(readCode('0x80072f8f-0x20000')).toMatchObject({
    label: '0x80072F8F-0x20000',
  });
  expect(readCode('0x426-0x0')).toMatchObject({
    label: '0x426-0x0',
    isCertain: true,
  });
});

test.each(['1603', '5063709', '20241129', 'deadbeef', 'kms38', ''])(
  'does not read "%s" as a code',
  (word) => {
    expect(readCode(word)).toBeNull();
  },
);

test.each([
  ['hsot', 'host'],
  ['windwos', 'windows'],
  ['sever', 'server'],
  ['rice', null],
  ['ghost', null],
  ['iwndows', 'windows'],
  ['hst', null],
  ['kms83', null],
])('"%s" is nearest to %s', (word, nearest) => {
  const known = 'host hosts activation windows server kms38 price'.split(' ');
  expect(nearestSpelling(word, known)).toBe(nearest);
});

test('of equally near words, the first is meant, and a nearer one that follows wins', () => {
  expect(nearestSpelling('hostt', ['hosts', 'hosta'])).toBe('hosts');
  expect(nearestSpelling('hostt', ['hosta', 'hosts'])).toBe('hosta');
  // Eight letters allow two mistakes, seven only one.
  expect(nearestSpelling('activtae', ['activates', 'activate'])).toBe(
    'activate',
  );
  expect(nearestSpelling('serverxx', ['servers'])).toBe('servers');
  expect(nearestSpelling('serverx', ['serves'])).toBeNull();
});

test('marks whole words and keeps the text', () => {
  const text = 'Run slmgr.vbs /dlv <b>here</b>.';
  const segments = markWords(text, new Set(['slmgr.vbs', 'here']));
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(
    segments.filter(({isMarked}) => isMarked).map((segment) => segment.text),
  ).toEqual(['slmgr.vbs', 'here']);
});
