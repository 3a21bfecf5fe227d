import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import fc from 'fast-check';
import {judge, missingAlgorithms} from '../../../../src/lib/fileHash/judge';
import {readSums} from '../../../../src/lib/fileHash/readSums';

const digest = (algorithm: string, text: string): string =>
  createHash(algorithm).update(text).digest('hex');
const digests = {
  'SHA-256': digest('sha256', 'Windows'),
  'SHA-1': digest('sha1', 'Windows'),
};
const {'SHA-256': sha256, 'SHA-1': sha1} = digests;
const otherSha256 = digest('sha256', 'Office');
const otherSha1 = digest('sha1', 'Office');
const otherMd5 = digest('md5', 'Office');

function verdict(text: string, name = 'Windows.iso', known = digests) {
  const pasted = readSums(text);
  if (pasted.kind !== 'checksums') {
    throw new Error(`no checksum in "${text}"`);
  }
  return judge(known, name, pasted.checksums);
}

/** Texts by what they are, with the verdict and the outcome of each checksum. */
const cases: Readonly<Record<string, readonly [string, string]>> = {
  'its SHA-256': [sha256, 'match: same'],
  'its SHA-1': [sha1, 'match: same'],
  'another SHA-256': [otherSha256, 'mismatch: different'],
  'both of its values': [`${sha1} ${sha256}`, 'match: same same'],
  'its SHA-1 and another SHA-256: the SHA-256 decides': [
    `${sha1} ${otherSha256}`,
    'mismatch: same different',
  ],
  'its SHA-256 and another SHA-1: the SHA-256 decides, but it is not silent': [
    `${otherSha1} ${sha256}`,
    'mixed: different same',
  ],
  'its SHA-1 and another MD5: neither decides, so one that differs is enough': [
    `${sha1} ${otherMd5}`,
    'mismatch: same different',
  ],
  'its SHA-256 and another one': [
    `${sha256} ${otherSha256}`,
    'mixed: same different',
  ],
  'a list that names it: only its own line counts': [
    `${otherSha256} *WINDOWS.iso\n${digest('sha256', 'Visio')} *Other.iso`,
    'mismatch: different other',
  ],
  'a list that names it, and has its value for another file': [
    `${otherSha256} *WINDOWS.iso\n${sha256} *Other.iso`,
    'mismatch: different other',
  ],
  'a list that does not name it, but has its value': [
    `${otherSha256} *Office.img\n${sha256} *Other.iso`,
    'match: other same',
  ],
  'a list of other files': [
    `${otherSha256} *Office.img\n${digest('sha256', 'x')} *x.iso`,
    'mismatch: different different',
  ],
  'the table of a download page': [
    `English 64-bit ${sha256}\nGerman 64-bit ${otherSha256}`,
    'match: same other',
  ],
  'a renamed file whose SHA-1 is right and whose SHA-256 is not': [
    `SHA1 (a.iso) = ${sha1}\nSHA256 (a.iso) = ${otherSha256}`,
    'mismatch: same different',
  ],
};

test.each(Object.entries(cases))('a file against %s', (_, [text, expected]) => {
  const {kind, sums} = verdict(text);
  const outcomes = sums.map(({outcome}) => outcome).join(' ');
  expect(`${kind}: ${outcomes}`).toBe(expected);
});

test('a SHA-512 is computed only if a checksum that can be of this file needs it', () => {
  const sha512 = digest('sha512', 'Windows');
  const missing = (text: string) => {
    const pasted = readSums(text);
    return pasted.kind === 'checksums'
      ? missingAlgorithms(digests, 'Windows.iso', pasted.checksums)
      : undefined;
  };
  expect(missing(sha256)).toEqual([]);
  expect(missing(sha512)).toEqual(['SHA-512']);
  expect(missing(`${sha256} *Windows.iso\n${sha512} *Other.iso`)).toEqual([]);
  expect(
    verdict(sha512, 'Windows.iso', {...digests, 'SHA-512': sha512} as never)
      .kind,
  ).toBe('match');
});

test('one changed digit is a mismatch, whatever else matches', () => {
  fc.assert(
    fc.property(
      fc.nat({max: 63}),
      fc.constantFrom(...'0123456789abcdef'),
      fc.boolean(),
      (at, digit, hasSha1) => {
        const changed = sha256.slice(0, at) + digit + sha256.slice(at + 1);
        const {kind} = verdict(hasSha1 ? `${sha1} ${changed}` : changed);
        expect(kind).toBe(changed === sha256 ? 'match' : 'mismatch');
      },
    ),
  );
});

test('the number of a second download is no part of the name', () => {
  const list = `${otherSha256}  setup_amd64.zip\n${sha256}  setup_arm64.zip`;
  expect(verdict(list, 'setup_arm64 (1).zip').kind).toBe('match');
  expect(verdict(list, 'setup_amd64 (2).zip').kind).toBe('mismatch');
});

test('a SHA-1 of another file is no proof of another name', () => {
  const list = `${otherSha1} *Windows.iso\n${sha1} *Other.iso`;
  expect(verdict(list).kind).toBe('mismatch');
});
