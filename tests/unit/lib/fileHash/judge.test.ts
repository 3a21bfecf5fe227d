import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import type {Digests} from '../../../../src/lib/fileHash/algorithms';
import {algorithmsFor, judge} from '../../../../src/lib/fileHash/judge';
import {readSums, type PastedSums} from '../../../../src/lib/fileHash/readSums';

const digest = (algorithm: string, text = 'Windows'): string =>
  createHash(algorithm).update(text).digest('hex');
const digests: Digests = {
  'SHA-256': digest('sha256'),
  'SHA-1': digest('sha1'),
  MD5: digest('md5'),
};
const {'SHA-256': own256, 'SHA-1': own1, MD5: ownMd5} = digests;
const [other256, other1] = [digest('sha256', 'b'), digest('sha1', 'b')];
const otherMd5 = digest('md5', 'b');
const halves = (between: string) =>
  `${own256.slice(0, 32)}${between}${own256.slice(32)}`;

/** Texts with what is equal, and what differs from it. */
test.each([
  ['its SHA-256', own256, 'SHA-256 | '],
  ['its SHA-256, whatever it is called', `MD5: ${own256}`, 'SHA-256 | '],
  ['its SHA-256 for another file', `${own256}  b.iso`, 'SHA-256 | '],
  ['another', other256, 'none | SHA-256'],
  ['the strongest of two', `${own1} ${own256}`, 'SHA-256 | '],
  ['one of two', `${own256} ${other256}`, 'SHA-256 | SHA-256'],
  ['a weaker one', `${own1}\n\n${other256}`, 'SHA-1 | SHA-256'],
  ['none, strongest first', `${otherMd5} ${other1}`, 'none | SHA-1 MD5'],
  ['halves of one in a line', `x86 ${halves(' ')}`, 'SHA-256 | '],
  ['halves of one in two lines', halves('\n'), 'SHA-256 | '],
  // The other reading of the lines, a SHA-256, is no value that differs.
  ['one of two lines', `${otherMd5}\n${ownMd5}`, 'MD5 | '],
  [
    'that, and its SHA-256',
    `${own256}\n\n${otherMd5}\n${ownMd5}`,
    'SHA-256 | SHA-256',
  ],
])('a file against %s', (_, text, expected) => {
  const {equal, differing} = judge(digests, readSums(text) as PastedSums);
  expect(
    `${equal?.algorithm ?? 'none'} | ${differing.map((each) => each.algorithm).join(' ')}`,
  ).toBe(expected);
});

test('an algorithm is computed only if a reading of a value has its length', () => {
  expect(algorithmsFor(readSums(`SHA-512: ${own256} ${own1}`))).toEqual([
    'SHA-256',
    'SHA-1',
  ]);
  expect(algorithmsFor(readSums(halves('\n')))).toEqual(['SHA-256', 'MD5']);
  expect(algorithmsFor({kind: 'empty'})).toEqual([]);
});
