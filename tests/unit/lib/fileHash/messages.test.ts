import {expect, test} from 'vitest';
import {
  choiceMessages,
  describeKnown,
  describePasted,
  describeResult,
  describeVerdict,
  explainFailure,
  failureReasons,
} from '../../../../src/lib/fileHash/messages';
import {judge} from '../../../../src/lib/fileHash/judge';
import {readSums} from '../../../../src/lib/fileHash/readSums';
import {knownSums} from '../../../../src/data/knownSums';

const digests = {'SHA-256': 'a'.repeat(64), 'SHA-1': 'b'.repeat(40)};

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

const words = (text: string, known = digests) => {
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

test.each([
  ['', 'neutral', ''],
  ['no', 'warning', ''],
  // Equality says what it proves.
  [own256, 'success', 'as much as the place you copied it from'],
  [own1, 'success', 'a forgery: for that, compare its SHA-256'],
  // Of several equal values, the strongest is named.
  [`${own1} ${own256}`, 'success', 'has the pasted SHA-256'],
  [other256, 'danger', ''],
  [other1, 'danger', 'does not have the pasted SHA-1.'],
  [`${other1} ${'d'.repeat(40)}`, 'danger', 'the pasted SHA-1.'],
  [`${own1} ${other256}`, 'danger', 'the pasted SHA-256.'],
  [`${own256} ${other256}`, 'warning', ''],
  [`${own256} ${other1}`, 'warning', ''],
  [`${own256} *Windows.iso`, 'success', 'the pasted list gives for “Windows'],
])('the verdict on "%s" is a %s: %s', (pasted, tone, text) => {
  expect(words(pasted)).toMatchObject({
    tone,
    text: expect.stringContaining(text),
  });
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
  expect(describePasted(readSums('c'.repeat(64))).text).toBe(
    "One SHA-256 value found. It isn't in this site's short list, which proves nothing. Choose the file to compare.",
  );
  expect(
    describePasted(readSums(`${'c'.repeat(40)}  Win11_25H2_German_x64.iso`))
      .text,
  ).toBe(
    "One SHA-1 value found. Its file is Windows 11, 25H2, German, x64, by the name. It isn't in this site's short list, which proves nothing. SHA-1 finds damage, but does not rule out a forgery: look for a SHA-256 too. Choose the file to compare.",
  );
});

test('says which of two values are known, and that they differ', () => {
  const {sha256} = knownSums[0]!.sums[0]!;
  const other = 'b'.repeat(64);
  const describe = (text: string) => describePasted(readSums(text)).text;
  expect(describe(`expected ${sha256}\ngot ${other}`)).toMatch(
    /^2 checksums found\. They differ, so .+ lists \w{8}… for /,
  );
  expect(describe(`${sha256}  a.iso\n${other}  b.iso`)).not.toContain('differ');
  const pair = `SHA-256 doesn't match. The page says\n${sha256}\nchecked here it is\n${'c'.repeat(40)}`;
  expect(describe(pair)).toContain('One is a SHA-256 and the other a SHA-1');
  expect(readSums(pair)).toMatchObject({notes: []});
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
    describeResult(
      {
        name: 'a.iso',
        size: 6_543_210_987,
        digests: {...digests, 'SHA-512': 'c'.repeat(128)},
      },
      'It fits.',
    ),
  ).toBe(
    `File: a.iso\nSize: 6,543,210,987 bytes\nSHA-256: ${digests['SHA-256']}\nSHA-1: ${digests['SHA-1']}\nSHA-512: ${'c'.repeat(128)}\nIt fits.\n`,
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
