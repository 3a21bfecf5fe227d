import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import type {Digests} from '../../../../src/lib/fileHash/algorithms';
import {algorithmsFor, judge} from '../../../../src/lib/fileHash/judge';
import {readSums} from '../../../../src/lib/fileHash/readSums';

const digest = (algorithm: string, text = 'Windows'): string =>
  createHash(algorithm).update(text).digest('hex');
const digests: Digests = {
  'SHA-256': digest('sha256'),
  'SHA-1': digest('sha1'),
  MD5: digest('md5'),
};
const {'SHA-256': own256, 'SHA-1': own1} = digests;
const [other256, third256] = [digest('sha256', 'b'), digest('sha256', 'c')];
const [other1, otherMd5] = [digest('sha1', 'b'), digest('md5', 'b')];

/** Texts with what is equal, and what differs from it. */
test.each([
  ['its SHA-256', own256, 'SHA-256 | '],
  ['its SHA-256, whatever it is called', `MD5: ${own256}`, 'SHA-256 | '],
  ['another', other256, 'none | SHA-256'],
  ['the strongest of two', `${own1} ${own256}`, 'SHA-256 | '],
  ['one of two', `${own256} ${other256}`, 'SHA-256 | SHA-256'],
  ['a weaker one', `${own1}\n\n${other256}`, 'SHA-1 | SHA-256'],
  ['none, strongest first', `${otherMd5} ${other1}`, 'none | SHA-1 MD5'],
  [
    'halves of one',
    `x86 ${own256.slice(0, 32)} ${own256.slice(32)}`,
    'SHA-256 | ',
  ],
  [
    'a list that names it: only its own line counts',
    `${other256} *WINDOWS.iso\n${third256} *My-Windows.iso`,
    'none | SHA-256',
  ],
  [
    'a list that names it, and has its value for another',
    `${other256}  Windows.iso\n${own256}  b.iso`,
    'SHA-256 | SHA-256',
  ],
  [
    'a list that has its value for another name',
    `${other256} *b.img\n${own256} *c.iso`,
    'SHA-256 | ',
  ],
  [
    'a renamed file, of which the list has two values',
    `SHA1 (a.iso) = ${own1}\nSHA256 (a.iso) = ${other256}`,
    'SHA-1 | SHA-256',
  ],
  [
    'two values in a sentence that names another file',
    `'C:\\a.exe' did not meet '${other256}'. Actual: '${own256}'`,
    'SHA-256 | SHA-256',
  ],
  [
    'a table',
    `English 64-bit ${own256}\nGerman 64-bit ${other256}`,
    'SHA-256 | ',
  ],
  [
    'values below its name',
    `File: Windows.iso\nSHA-1: ${own1}\nSHA-256: ${other256}`,
    'SHA-1 | SHA-256',
  ],
])('a file against %s', (_, text, expected) => {
  const pasted = readSums(text);
  const {equal, differing} = judge(
    digests,
    'Windows (1).iso',
    pasted.kind === 'checksums' ? pasted.checksums : [],
  );
  expect(
    `${equal?.algorithm ?? 'none'} | ${differing.map((each) => each.algorithm).join(' ')}`,
  ).toBe(expected);
});

test('a name with blanks is found in each form of a list', () => {
  const name = 'Win 11 25H2.iso';
  for (const line of [
    `${other256}  ${name}`,
    `${other256} *C:\\My folder\\${name}`,
    `"${name}","${other256}"`,
    `echo '${other256} *${name}' | shasum -a 256 -c -`,
    `SHA256 (${name}) = ${other256}`,
    `SHA256 hash of ${name}:\n${other256}`,
  ]) {
    const pasted = readSums(`${third256} *a.iso\n${line}`);
    const sums = pasted.kind === 'checksums' ? pasted.checksums : [];
    expect(judge(digests, name, sums).differing, line).toMatchObject([
      {value: other256},
    ]);
  }
});

test('a less likely reading is listed only if it is equal', () => {
  const halves = `${own256.slice(0, 32)} ${own256.slice(32)}`;
  const listed = (known: Digests) => {
    const pasted = readSums(halves);
    const sums = pasted.kind === 'checksums' ? pasted.checksums : [];
    return judge(known, 'a.iso', sums).sums.length;
  };
  expect(listed(digests)).toBe(3);
  expect(listed({...digests, 'SHA-256': other256})).toBe(2);
});

test('an algorithm is computed only if a value has its length', () => {
  expect(algorithmsFor(readSums(`SHA-512: ${own256} ${own1}`))).toEqual([
    'SHA-256',
    'SHA-1',
  ]);
  expect(algorithmsFor({kind: 'empty'})).toEqual([]);
});
