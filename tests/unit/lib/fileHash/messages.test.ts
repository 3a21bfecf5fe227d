import {expect, test} from 'vitest';
import {
  choiceMessages,
  describeKnown,
  describePasted,
  describeVerdict,
  explainFailure,
  failureReasons,
  resultCard,
} from '../../../../src/lib/fileHash/messages';
import {replyOf} from '../../../../src/lib/answer/card';
import type {Digests} from '../../../../src/lib/fileHash/algorithms';
import {judge} from '../../../../src/lib/fileHash/judge';
import {readSums} from '../../../../src/lib/fileHash/readSums';
import {knownSums} from '../../../../src/data/knownSums';

const digests: Digests = {'SHA-256': 'a'.repeat(64), 'SHA-1': 'b'.repeat(40)};

test('every failure names the file and says what to do', () => {
  const sentences = failureReasons.map((reason) =>
    explainFailure(reason, 'Windows.iso', '1.20 GB'),
  );
  expect(new Set(sentences).size).toBe(failureReasons.length);
  for (const sentence of sentences) {
    expect(sentence).toContain('“Windows.iso”');
    expect(sentence).toMatch(/again|copy/i);
  }
  expect(explainFailure('read-error', 'x', '1.20 GB')).toContain('1.20 GB');
});

test('an empty file, a folder and several files each have their own message', () => {
  expect(choiceMessages.empty('a.iso')).toContain('0 bytes');
  expect(choiceMessages.folder('Media')).toContain('folder');
  expect(choiceMessages.several(3)).toContain('3 files');
});

const words = (text: string, known: Digests = digests) => {
  const pasted = readSums(text);
  return describeVerdict(
    'a.iso',
    known,
    pasted,
    pasted.kind === 'checksums'
      ? judge(known, 'a.iso', pasted.checksums)
      : undefined,
  );
};

const {'SHA-256': own256, 'SHA-1': own1} = digests;
const [other256, other1] = ['c'.repeat(64), 'c'.repeat(40)];
const other512 = 'c'.repeat(128);
const mayBeOther = 'is of another kind, such as SHA-3 or a certificate.';
const takeRight =
  'Take the value for the same release and language from the page where you got the file.';

test.each([
  ['', 'neutral', 'The checksums of “a.iso” are ready.'],
  ['no', 'warning', 'the pasted text cannot be compared with them'],
  // Equality says what it proves, and needs no label.
  [own256, 'success', 'the pasted SHA-256: it is, bit for bit, the file'],
  [`SHA3-256: ${own256}`, 'success', 'the pasted SHA-256: it is, bit for bit'],
  [own1, 'success', 'the pasted SHA-1, so it arrived undamaged. It does not'],
  [`${own1} ${own256}`, 'success', 'has the pasted SHA-256'],
  // One strong value that can only be this file's.
  [other256, 'danger', 'It is another release or language, or it is damaged'],
  [`SHA-256: ${other256}\nSHA-1: ${other1}`, 'danger', 'damaged or modified'],
  [`${other256} *a.iso\n${'d'.repeat(64)} *b.iso`, 'danger', 'SHA-256. It is'],
  // The rest is only what was compared.
  [
    `SHA-1: ${other1}`,
    'warning',
    `does not have the pasted SHA-1. It isn't the file that this value was made from. ${takeRight}`,
  ],
  [
    `is it ${other256}?`,
    'warning',
    `SHA-256. It isn't the file that this value was made from, unless the value ${mayBeOther} ${takeRight}`,
  ],
  [
    `BLAKE3: ${other256}\nSHA-256: ${'d'.repeat(64)}`,
    'warning',
    `None of the 2 pasted values belongs to “a.iso”, unless one of them ${mayBeOther} They differ from each other, too. ${takeRight}`,
  ],
  [
    `ISO of the Media Creation Tool, SHA-256: ${other256}`,
    'warning',
    'was made from. Microsoft publishes no hash for a file that the Media',
  ],
  [
    `listed: ${other1}, is: ${other1}`,
    'warning',
    'The text has it 2 times, so these values agree.',
  ],
  // Some are equal, and some aren't.
  [
    `SHA-1: ${own1}\nSHA-256: ${other256}`,
    'danger',
    'does not have the pasted SHA-256, although it has the pasted SHA-1. SHA-1 can be forged: do not use',
  ],
  [
    `SHA-1: ${own1}\nSHA-256: ${other256}\nSHA-512: ${other512}`,
    'warning',
    'although it has the pasted SHA-1. SHA-1 can be forged',
  ],
  [
    `SHA-256: ${own256}\nSHA-512: ${other512}`,
    'warning',
    'has the pasted SHA-256, which decides, but not the pasted SHA-512. Check',
  ],
  [
    `SHA-1: ${own1}\nMD5: ${'c'.repeat(32)}`,
    'warning',
    'has the pasted SHA-1 but not the pasted MD5. Check',
  ],
  [
    `${own256} ${other256}`,
    'warning',
    'has one of the pasted SHA-256 values and not the others',
  ],
  [
    `SHA-256: ${own256}\nSHA3-256: ${other256}`,
    'success',
    `Another value differs. It may be of another kind`,
  ],
])('the verdict on "%s" is a %s: %s', (pasted, tone, text) => {
  expect(words(pasted, {...digests, 'SHA-512': 'a'.repeat(128)})).toMatchObject(
    {tone, text: expect.stringContaining(text)},
  );
});

test('equality with a pasted value is never called genuine', () => {
  expect(words(own256).text).not.toMatch(/genuine|Microsoft/);
});

const known = knownSums[0]!.sums[0]!;

test('a known file is recognized without a pasted value, and a pasted value without a file', () => {
  const file = {...digests, 'SHA-256': known.sha256};
  expect(words('', file).tone).toBe('success');
  expect(words('', file).text).toContain(known.file);
  expect(words('c'.repeat(64), file).tone).toBe('danger');
  expect(words('c'.repeat(64), file).text).toContain(known.file);
  expect(describePasted(readSums(known.sha256)).text).toContain(known.file);
});

const pastedWords = (text: string) => describePasted(readSums(text)).text;
const unknown = "It isn't in this site's short list, which proves nothing.";
const none =
  "None of them is in this site's short list, which proves nothing. Choose the file to compare.";
const weak =
  'SHA-1 finds damage, but does not rule out a forgery: look for a SHA-256 too.';

test.each([
  [other256, `One SHA-256 value found. ${unknown} Choose the file to compare.`],
  [
    `${other1}  Win11_25H2_German_x64.iso`,
    `One SHA-1 value found. Its file is Windows 11, 25H2, German, x64, by the name. ${unknown} ${weak} Choose the file to compare.`,
  ],
  [
    `commit ${other1}`,
    `One value of 40 characters found. It can be compared as SHA-1, unless it ${mayBeOther} ${unknown} Choose the file to compare.`,
  ],
  [
    `SHA-256: ${other256}\nSHA3-512: ${other512}`,
    `2 values found. They can be compared, unless they are of another kind, such as SHA-3 or a certificate. ${none}`,
  ],
  [
    'c'.repeat(32) + '\n' + 'd'.repeat(32),
    `One SHA-256 value found, if its two lines belong together. ${unknown} Choose the file to compare.`,
  ],
  [
    `${other256}\n${own256}`,
    `2 checksums found, unless they are parts of one. They differ. ${none}`,
  ],
  [`${other256}  a.iso\n${own256}  b.iso`, `2 checksums found. ${none}`],
  [
    `made by the media creation tool: ${other256}`,
    `One SHA-256 value found. Microsoft publishes no hash for a file that the Media Creation Tool made: the tool builds it on your PC, so it matches no list. ${unknown} Choose the file to compare.`,
  ],
])('says of "%s" alone: %s', (text, expected) => {
  expect(pastedWords(text)).toBe(expected);
});

test.each([
  `expected ${other256}\ngot ${other256.toUpperCase()}`,
  `2026-05-01 12:30:45,123 INFO listed=${other256}\n2026-05-01 12:30:46,001 INFO is=${other256}`,
])('says that two values agree: %s', (text) => {
  expect(pastedWords(text)).toContain(
    'One SHA-256 value found. The text has it 2 times, so these values agree.',
  );
});

test.each([
  `expected ${other256}\ngot ${own256}`,
  `[2026-05-01 12:30:45] ERROR a.exe: listed sha256:${other256}, is sha256:${own256}`,
  `Checksum for 'C:\\a.exe' did not meet '${other256}'. Actual: '${own256}'`,
])('says that two values differ: %s', (text) => {
  expect(pastedWords(text)).toContain(
    "2 checksums found. They differ, so they aren't of the same file.",
  );
});

test('values of two lengths are never equal, and up to three are looked up', () => {
  expect(
    pastedWords(`The page says ${other256}, here it is ${other1}`),
  ).toContain('One is SHA-256 and the other SHA-1: these are never equal');
  const list = (count: number) =>
    [known.sha256, ...'bcdef']
      .map((each) => each.repeat(64).slice(0, 64))
      .slice(0, count)
      .map((each, at) => `${each} *${at}.iso`)
      .join('\n');
  expect(pastedWords(list(3))).toContain(
    `lists ${known.sha256.slice(0, 8)}… for ${known.file}`,
  );
  expect(pastedWords(list(4))).not.toContain(known.file);
});

test('only values that Microsoft itself publishes are called those of Microsoft', () => {
  for (const {evidence, statedBy, sums} of knownSums) {
    for (const {sha256} of sums) {
      expect(describeKnown(sha256)[0]).toMatch(/ lists this SHA-256 for /);
    }
    if (evidence) {
      expect(statedBy).not.toMatch(/^Microsoft/);
    }
  }
});

test('the copied result has the name, the exact size, all checksums and the verdict', () => {
  expect(
    replyOf(
      [
        resultCard(
          {
            name: 'a.iso',
            size: 6_543_210_987,
            digests: {...digests, 'SHA-512': 'c'.repeat(128)},
          },
          {tone: 'success', text: 'It fits.'},
        ),
      ],
      (path) => `https://site.example${path}`,
    ),
  ).toBe(
    `It fits\nFile: a.iso\nSize: 6.54 GB (6,543,210,987 bytes)\nSHA-256: ${digests['SHA-256']}\nSHA-1: ${digests['SHA-1']}\nSHA-512: ${'c'.repeat(128)}\nhttps://site.example/genuine-installation-media`,
  );
});

test.each(['setup.exe', 'sppc64.dll'])(
  'without a checksum, %s has its signature checked',
  (name) => {
    expect(
      describeVerdict(name, digests, {kind: 'empty'}, undefined).text,
    ).toContain('signature');
  },
);
