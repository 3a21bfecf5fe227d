import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {
  choiceMessages,
  describeKnown,
  describePasted,
  describeVerdict,
  explainFailure,
  failureReasons,
  resultCard,
  sumCard,
} from '../../../../src/lib/fileHash/messages';
import {replyOf} from '../../../../src/lib/answer/card';
import {
  algorithms,
  type Digests,
} from '../../../../src/lib/fileHash/algorithms';
import {readSums} from '../../../../src/lib/fileHash/readSums';
import {knownSums} from '../../../../src/data/knownSums';

const digests: Digests = {
  'SHA-256': 'a'.repeat(64),
  'SHA-1': 'b'.repeat(40),
};

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

const words = (text: string, known: Digests = digests) =>
  describeVerdict('a.iso', known, readSums(text));

const {'SHA-256': own256, 'SHA-1': own1} = digests;
const [other256, other1] = ['c'.repeat(64), 'c'.repeat(40)];
const other512 = 'c'.repeat(128);
const take =
  'Take the SHA-256 for the same release and language, if the publisher states one.';

test.each([
  ['', 'neutral', 'The checksums of “a.iso” are ready. Paste the published'],
  ['no', 'warning', 'the pasted text cannot be compared with them'],
  // Equality says what it proves, and needs no label.
  [own256, 'success', 'the pasted SHA-256: it is, bit for bit, the file'],
  [`SHA3-256: ${own256}`, 'success', 'the pasted SHA-256: it is, bit for bit'],
  [own1, 'success', 'the pasted SHA-1, so it arrived undamaged. It does not'],
  [`${own256}  b.iso`, 'success', 'the pasted SHA-256: it is, bit for bit'],
  [`${own1} ${own256}`, 'success', 'from. That proves'],
  // So it does in another reading of the digits. The usual one is no value that differs then.
  [`x86 ${'a'.repeat(32)} ${'a'.repeat(32)}`, 'success', 'SHA-256'],
  [`${'c'.repeat(32)}\n${'b'.repeat(32)}`, 'success', 'has the pasted MD5, so'],
  [
    `${own256}\n\n${'c'.repeat(32)}\n${'b'.repeat(32)}`,
    'warning',
    'has the pasted SHA-256',
  ],
  // A list has values of other files. Two values may be what this file should have, and what it has.
  [
    `${own256} ${other256}`,
    'warning',
    'bit for bit, the file that this value was made from. That proves as much as the place you copied it from. Another value differs, as that of another file does. Find out which one the publisher states for this file.',
  ],
  [
    `${own256} ${other256} ${other1}`,
    'success',
    '2 other values differ, as those of other files do. Find out which one',
  ],
  [
    `MD5: ${'c'.repeat(32)}\nSHA-1: ${own1}`,
    'warning',
    'for that, compare its SHA-256. Another value differs',
  ],
  [
    `SHA-1: ${own1}\nSHA-256: ${other256}\nSHA-512: ${other512}`,
    'warning',
    'has the pasted SHA-1, but no pasted value is its SHA-512 or SHA-256. SHA-1 can be forged: do not use the file until you know why.',
  ],
  // One strong value, and nothing that speaks against it.
  [
    other256,
    'danger',
    'does not have the pasted SHA-256. Check that this value is for the same release and language. If it is, the file is damaged or modified: do not use it.',
  ],
  [`SHA-256: ${other256}\nSHA-1: ${other1}`, 'danger', 'damaged or modified'],
  // The rest is only what was compared.
  [
    other1,
    'warning',
    `“a.iso” was compared: the pasted value is not its SHA-1. ${take}`,
  ],
  [`${other1.slice(8)}\n${other1.slice(8)}`, 'warning', 'not its SHA-256'],
  [
    `SHA3-256: ${other256}`,
    'warning',
    `the pasted value is not its SHA-256. ${take}`,
  ],
  [
    `${other512} *a.iso\n${other256} *b.iso\n${'d'.repeat(64)} *c.iso`,
    'warning',
    `none of the 3 pasted values is its SHA-512 or SHA-256. ${take}`,
  ],
])('the verdict on "%s" is a %s: %s', (pasted, tone, text) => {
  const all = {
    ...digests,
    'SHA-512': 'a'.repeat(128),
    MD5: 'b'.repeat(32),
  };
  expect(words(pasted, all)).toMatchObject({
    tone,
    text: expect.stringContaining(text),
  });
});

test('equality with a pasted value is never called genuine', () => {
  expect(words(own256).text).not.toMatch(/genuine|Microsoft/);
});

const known = knownSums[0]!.sums[0]!;

test.each(algorithms)('the %s of an empty file is called so', (algorithm) => {
  const sum = createHash(algorithm.replace('-', '')).digest('hex');
  const said = describePasted(readSums(`my download: ${sum.toUpperCase()}`));
  expect(said.tone).toBe('warning');
  expect(said.text).toMatch(
    new RegExp(`^This is the ${algorithm} of an empty file\\. .*download`),
  );
  const verdict = words(sum);
  expect(verdict.text).toMatch(/^“a.iso” was compared with .* empty file/);
  expect(verdict.text).not.toMatch(/damaged|modified/);
});

test.each([
  [`commit ${'9f3b2'.repeat(8)} broke it`, /a commit/],
  [`fixed in ${'9f3b2'.repeat(8)} (git)`, /a commit/],
  [`Thumbprint: ${'3B1EF'.repeat(8)}`, /thumbprint of a certificate/],
  [`guid ${'a1b2c3d4'.repeat(4)}`, /an ID/],
  [`SHA3-256 ${'a1b2c3d4'.repeat(8)}`, /such as SHA-3/],
])('%j has one answer: what the value is', (text, kind) => {
  const pasted = readSums(text);
  const said = describePasted(pasted);
  expect(said.text).toMatch(
    /^By the words beside it, this is another kind of value: /,
  );
  expect(said.text).toMatch(kind);
  expect(said.text).not.toMatch(/finds damage|short list|value found/);
  expect(sumCard(said, pasted).notes).toEqual([]);
});

test('a value that the text calls a checksum stays one beside a certificate', () => {
  const text = `SHA256: ${'a1b2c3d4'.repeat(8)}, signed with a certificate`;
  expect(describePasted(readSums(text)).text).toMatch(/^One value found/);
});

test('a known file is recognized without a pasted value, and a pasted value without a file', () => {
  const file = {...digests, 'SHA-256': known.sha256};
  expect(words('', file).tone).toBe('success');
  expect(words('', file).text).toContain(known.file);
  expect(words('c'.repeat(64), file).tone).toBe('danger');
  expect(words('c'.repeat(64), file).text).toContain(known.file);
  expect(describePasted(readSums(known.sha256)).text).toMatch(
    new RegExp(`${known.file.replaceAll('.', '[.]')}(?!.* short list)`),
  );
  expect(describePasted(readSums(`${known.sha256}\n${own1}`)).text).toContain(
    ` lists ${known.sha256.slice(0, 8)}… for ${known.file}`,
  );
});

const unknown = "It isn't in this site's short list, which proves nothing.";
const none =
  "None of them is in this site's short list, which proves nothing. Choose the file to compare.";
const weak =
  'SHA-1 finds damage, but does not rule out a forgery: look for a SHA-256 too.';

test.each([
  [other256, `One SHA-256 value found. ${unknown} Choose the file to compare.`],
  [
    other1,
    `One SHA-1 value found. ${unknown} ${weak} Choose the file to compare.`,
  ],
  // What else the text says leaves open of what kind they are.
  [
    `commit ${other256}`,
    "By the words beside it, this is another kind of value: a commit, which is a version of source code. It differs from all that is computed here. If it's the checksum of a file all the same, choose the file to compare.",
  ],
  [
    'c'.repeat(32) + '\n' + 'd'.repeat(32),
    `One value found. Digits beside each other are compared both apart and as one value. ${unknown} Choose the file to compare.`,
  ],
  [
    `expected ${other256}\ngot ${other256.toUpperCase()}`,
    `One SHA-256 value found. The text has it 2 times, so these values agree. ${unknown} Choose the file to compare.`,
  ],
  [
    `${other256}\n${other256}`,
    `One value found. Digits beside each other are compared both apart and as one value. The text has it 2 times, so these values agree. ${unknown} Choose the file to compare.`,
  ],
  [
    `Checksum for 'C:\\a.exe' did not meet '${other256}'. Actual: '${own256}'`,
    `2 checksums found. They differ, as those of two files do. If both are for one file, the published one and yours, download it again: it may be damaged, or changed by a tool that wrote a USB drive. If it comes out the same again, the published one may be of an older file. ${none}`,
  ],
  [
    `SHA-256: ${other256}\nSHA3-256: ${own256}`,
    `2 values found. They differ. ${none}`,
  ],
  [`SHA-1: ${other1}\nSHA3-256: ${own256}`, `2 values found. ${none}`],
  [
    `The page says ${other256}, here it is ${other1}`,
    `2 checksums found. They are of different lengths, so they are never equal, even for the same file. ${none}`,
  ],
  [`${other256}\n\n${own256}\n\n${other1}`, `3 checksums found. ${none}`],
])('says of "%s" alone: %s', (text, expected) => {
  expect(describePasted(readSums(text)).text).toBe(expected);
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

const cardOf = (text: string) =>
  resultCard(
    {name: 'a\u202e.iso', size: 6_543_210_987},
    {...digests, 'SHA-512': other512},
    {tone: 'success', text: 'It fits.'},
    readSums(text),
  );

test('the copied result has the name, the exact size, all checksums and the verdict', () => {
  expect(replyOf([cardOf('')], (path) => `https://site.example${path}`)).toBe(
    `It fits\nFile: a[U+202E].iso\nSize: 6.54 GB (6,543,210,987 bytes)\nSHA-256: ${own256}\nSHA-1: ${own1}\nSHA-512: ${other512}\nhttps://site.example/genuine-installation-media`,
  );
});

test('the card shows up to three pasted values below those of the file, and what else the text says', () => {
  const terms = (text: string) => cardOf(text).facts!.map(({term}) => term);
  const three = `${other256} ${'d'.repeat(64)} ${other1}`;
  expect(terms(three).slice(2)).toEqual([
    'SHA-256',
    'Pasted SHA-256',
    'SHA-1',
    'Pasted SHA-1',
    'SHA-512',
  ]);
  expect(cardOf(three).facts![3]!.texts).toHaveLength(2);
  expect(terms(`${three} ${'e'.repeat(40)}`)).toHaveLength(5);
  const {notes, facts} = cardOf(`SHA3-256: ${other256}`);
  expect(notes).toEqual([
    {text: expect.stringContaining('another kind of value')},
  ]);
  expect(facts![3]!.term).toBe('Pasted, as long as SHA-256');
});
