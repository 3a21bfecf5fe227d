import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  compareChecksums,
  readChecksums,
} from '../../../../src/lib/fileHash/compare';
import type {Checksum} from '../../../../src/lib/fileHash/compare';

const sha256 = createHash('sha256').update('Windows').digest('hex');
const sha1 = createHash('sha1').update('Windows').digest('hex');
const otherSha256 = createHash('sha256').update('Office').digest('hex');
const digests = {'SHA-256': sha256, 'SHA-1': sha1};

function checksums(text: string): readonly Checksum[] {
  const pasted = readChecksums(text);
  return pasted.kind === 'checksums' ? pasted.checksums : [];
}

function reason(text: string): string {
  const pasted = readChecksums(text);
  return pasted.kind === 'unusable' ? pasted.reason : pasted.kind;
}

const groups = (hex: string, size: number, mark: string): string =>
  hex.match(new RegExp(`.{${size}}`, 'g'))!.join(mark);

const forms: Readonly<Record<string, string>> = {
  'a bare value': sha256,
  'a value in upper case': sha256.toUpperCase(),
  'a value with spaces around it': `  ${sha256} \r\n`,
  'a value in byte pairs, as old versions of certutil print it': groups(
    sha256,
    2,
    ' ',
  ),
  'a value in groups of eight': groups(sha256, 8, ' '),
  'a value with colons': groups(sha256.toUpperCase(), 2, ':'),
  'a value with hyphens': groups(sha256, 4, '-'),
  'a value with a label': `SHA-256: ${sha256}`,
  'a grouped value with a label': `SHA256 = ${groups(sha256, 2, ' ')}`,
  'a value with a label and no space': `sha256:${sha256}`,
  'a value with 0x': `0x${sha256}`,
  'a value with invisible marks from a web page': `\ufeff${sha256.slice(0, 9)}\u200b${sha256.slice(9)}`,
  'the output of certutil': [
    'C:\\Users\\you\\Downloads>certutil -hashfile Windows.iso SHA256',
    'SHA256 hash of Windows.iso:',
    sha256,
    'CertUtil: -hashfile command completed successfully.',
  ].join('\r\n'),
  'the output of certutil on Windows 7': [
    'SHA256 hash of file Windows.iso:',
    groups(sha256, 2, ' '),
    'CertUtil: -hashfile command completed successfully.',
  ].join('\r\n'),
  'the table of Get-FileHash': [
    'PS C:\\> Get-FileHash .\\Windows.iso',
    '',
    'Algorithm       Hash                                                                   Path',
    '---------       ----                                                                   ----',
    `SHA256          ${sha256.toUpperCase()}       C:\\Windows.iso`,
  ].join('\r\n'),
  'the list of Get-FileHash': [
    'Algorithm : SHA256',
    `Hash      : ${sha256.toUpperCase()}`,
    'Path      : C:\\Users\\you\\Downloads\\Windows.iso',
  ].join('\r\n'),
  'the list of Get-FileHash in a narrow window': [
    'Algorithm : SHA256',
    `Hash      : ${sha256.toUpperCase().slice(0, 40)}`,
    `            ${sha256.toUpperCase().slice(40)}`,
    'Path      : C:\\Windows.iso',
  ].join('\r\n'),
  'a line of a checksum file': `${sha256}  Windows.iso`,
  'a line of a checksum file for binary mode': `${sha256} *Windows.iso`,
  'a line of a BSD checksum file': `SHA256 (Windows.iso) = ${sha256}`,
};

for (const [form, text] of Object.entries(forms)) {
  test(`reads ${form}`, () => {
    expect(
      checksums(text).map(({algorithm, value}) => [algorithm, value]),
    ).toEqual([['SHA-256', sha256]]);
  });
}

test('reads 40 characters as SHA-1', () => {
  expect(checksums(sha1)).toEqual([{algorithm: 'SHA-1', value: sha1}]);
});

test('reads both values if both are pasted', () => {
  expect(
    checksums(`SHA-1: ${sha1}\nSHA-256: ${sha256}`).map(
      ({algorithm}) => algorithm,
    ),
  ).toEqual(['SHA-1', 'SHA-256']);
});

test('treats whitespace as empty', () => {
  expect(readChecksums(' \r\n\t\u00a0').kind).toBe('empty');
});

for (const [text, words] of [
  [sha256.slice(1), '63 hexadecimal characters'],
  [sha256.slice(1), '1 character too few for SHA-256'],
  [`${sha256}0a`, '2 characters too many for SHA-256'],
  [sha1.slice(3), '3 characters too few for SHA-1'],
  ['ab12', '4 hexadecimal characters'],
  ['d41d8cd98f00b204e9800998ecf8427e', 'the length of MD5'],
  ['a'.repeat(96), 'the length of SHA-384'],
  ['a'.repeat(128), 'the length of SHA-512'],
  [sha256.replace(/^./, 'O'), '"O" is not a hexadecimal character'],
  [`SHA256          ${sha256.slice(0, 40).toUpperCase()}...`, 'Format-List'],
  [
    `Hash ${sha256.slice(0, 50).toUpperCase()}…  C:\\Windows.iso`,
    'Format-List',
  ],
  ['no idea where it is', 'no checksum in this text'],
] as const) {
  test(`explains "${text.slice(0, 20)}…": ${words}`, () => {
    expect(reason(text)).toContain(words);
  });
}

test('a file with the checksum matches, for either algorithm', () => {
  for (const text of [sha256, sha1.toUpperCase()]) {
    const pasted = readChecksums(text);
    expect(pasted.kind).toBe('checksums');
    if (pasted.kind === 'checksums') {
      expect(
        compareChecksums(digests, 'Windows.iso', pasted.checksums).isMatch,
      ).toBe(true);
    }
  }
});

test('only the lines for this file count in a checksum file', () => {
  const text = `${otherSha256} *Windows.iso\n${sha256} *Other.iso`;
  const pasted = readChecksums(text);
  expect(pasted.kind).toBe('checksums');
  if (pasted.kind === 'checksums') {
    const judge = (name: string): boolean =>
      compareChecksums(digests, name, pasted.checksums).isMatch;
    expect(judge('WINDOWS.iso')).toBe(false);
    expect(judge('Other.iso')).toBe(true);
    expect(judge('Renamed.iso')).toBe(true);
  }
});

test('a mismatch has the expected value', () => {
  const verdict = compareChecksums(digests, 'Windows.iso', [
    {algorithm: 'SHA-256', value: otherSha256},
  ]);
  expect(verdict).toEqual({
    isMatch: false,
    expected: {algorithm: 'SHA-256', value: otherSha256},
    count: 1,
  });
});

const hexDigit = fc.constantFrom(...'0123456789abcdef');
const hexOf = (length: number) =>
  fc
    .array(hexDigit, {minLength: length, maxLength: length})
    .map((digits) => digits.join(''));

test('finds any value in any notation, with or without other words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(40, 64).chain((length) => hexOf(length)),
      fc.boolean(),
      fc.constantFrom(
        (hex: string) => hex,
        (hex: string) => groups(hex, 2, ' '),
        (hex: string) => `Hash : ${hex}`,
        (hex: string) => `${hex} *Windows.iso`,
        (hex: string) => `hash of the file:\r\n${hex}\r\nDone.`,
      ),
      (hex, isUpper, write) => {
        const found = checksums(write(isUpper ? hex.toUpperCase() : hex));
        expect(found.map(({value}) => value)).toEqual([hex]);
      },
    ),
  );
});

test('one changed digit is a mismatch', () => {
  fc.assert(
    fc.property(hexOf(64), fc.nat({max: 63}), hexDigit, (hex, at, digit) => {
      const changed = hex.slice(0, at) + digit + hex.slice(at + 1);
      const {isMatch} = compareChecksums({'SHA-256': hex, 'SHA-1': sha1}, 'x', [
        {algorithm: 'SHA-256', value: changed},
      ]);
      expect(isMatch).toBe(changed === hex);
    }),
  );
});

test('never throws, and every reason is a sentence', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({unit: 'binary', maxLength: 300}),
        fc
          .array(
            fc.constantFrom(
              'a1',
              '64',
              ' ',
              '\n',
              ':',
              '(',
              ')',
              '=',
              '*',
              'Hash',
              '…',
              'x',
              '0x',
              sha1,
              sha256,
            ),
            {maxLength: 60},
          )
          .map((parts) => parts.join('')),
      ),
      (text) => {
        const pasted = readChecksums(text);
        if (pasted.kind === 'unusable') {
          expect(pasted.reason).toMatch(/^["A-Z].*\.$/s);
        }
        for (const {algorithm, value} of checksums(text)) {
          expect(value).toMatch(/^[0-9a-f]+$/);
          expect(value).toHaveLength(algorithm === 'SHA-256' ? 64 : 40);
        }
      },
    ),
    {numRuns: 1000},
  );
});

test('reads any long text quickly', () => {
  for (const part of [
    sha256,
    `${sha256} `,
    '(',
    ' : ',
    `(${sha1})`,
    'ab ',
    '0x',
  ]) {
    const text = part.repeat(Math.ceil(300_000 / part.length));
    const start = performance.now();
    readChecksums(text);
    expect(performance.now() - start, part).toBeLessThan(1000);
  }
});
