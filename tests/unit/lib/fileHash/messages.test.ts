import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {
  describeKnown,
  describePasted,
  describeVerdict,
  failureTexts,
  resultCard,
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
  for (const explain of Object.values(failureTexts)) {
    const sentence = explain('Windows.iso', '1.20 GB');
    expect(sentence).toContain('“Windows.iso”');
    expect(sentence).toMatch(/again|copy/i);
  }
  expect(failureTexts['read-error']('x', '1.20 GB')).toContain('1.20 GB');
});

const words = (text: string, known: Digests = digests) =>
  describeVerdict('a.iso', known, readSums(text));

const {'SHA-256': own256, 'SHA-1': own1} = digests;
const [other256, other1] = ['c'.repeat(64), 'c'.repeat(40)];
const other512 = 'c'.repeat(128);

test('equality with a pasted value is never called genuine', () => {
  expect(words(own256).text).not.toMatch(/genuine|Microsoft/);
});

const [[file, sha256]] = Object.entries(knownSums[0]!.sums) as [
  [string, string],
];
const known = {file, sha256};

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

test('only values that Microsoft itself publishes are called those of Microsoft', () => {
  for (const {evidence, statedBy, sums} of knownSums) {
    for (const sum of Object.values(sums)) {
      expect(describeKnown(sum)[0]).toMatch(/ lists this SHA-256 for /);
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
  expect(
    replyOf([cardOf('')], {address: (path) => `https://site.example${path}`}),
  ).toBe(
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
