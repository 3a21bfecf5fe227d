import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  algorithmsFor,
  isSumList,
  longestList,
  readSums,
  type PastedText,
} from '../../../../src/lib/fileHash/readSums';
import {longTest, tryInputs} from '../../../support/tryInputs';

const digest = (algorithm: string, text = 'Windows') =>
  createHash(algorithm).update(text).digest('hex');
const base64 = (algorithm: string) =>
  createHash(algorithm).update('Windows').digest('base64');
const [sha512, sha384, sha256, sha1, md5] = [
  'sha512',
  'sha384',
  'sha256',
  'sha1',
  'md5',
].map((each) => digest(each)) as [string, string, string, string, string];
const other256 = digest('sha256', 'Office');

const read = (text: string) =>
  readSums(text) as Partial<
    Extract<PastedText, {kind: 'checksums'}> & {reason: string}
  >;

/** The values, such as `SHA-256 <value>`. */
const found = (text: string): readonly string[] =>
  (read(text).checksums ?? []).map(
    ({algorithm, value}) => `${algorithm} ${value}`,
  );

const groups = (hex: string, size: number, mark: string): string =>
  hex.match(new RegExp(`.{1,${size}}`, 'g'))!.join(mark);

/** Texts with one SHA-256. */
const forms = {
  'groups of eight': groups(sha256, 8, ' '),
  hyphens: groups(sha256, 4, '-'),
  'pairs behind a label': `SHA256 = ${groups(sha256, 2, ' ')}`,
  'a label without a blank': `sha256:${sha256}`,
  'a label with blanks': `SHA 256 ${sha256}`,
  'a label in a tag of its own': `<b>SHA256</b><code>${sha256}</code>`,
  '0x': `0x${sha256}`,
  'a value in brackets': `<${sha256}>`,
  'certutil on Windows 7': `SHA256 hash of file Windows.iso:\r\n${groups(sha256, 2, ' ')}\r\nCertUtil: -hashfile command completed successfully.`,
  'the table of Get-FileHash': `Algorithm       Hash      Path\r\n---------       ----      ----\r\nSHA256          ${sha256.toUpperCase()}       C:\\Windows.iso`,
  'the list of Get-FileHash in a narrow window': `Algorithm : SHA256\r\nHash      : ${sha256.slice(0, 40)}\r\n            ${sha256.slice(40)}\r\nPath      : C:\\Windows.iso`,
  'a BSD checksum file': `SHA256 (Windows.iso) = ${sha256}`,
  'a link that ends in it': `https://example.com/${md5}/a?t=${sha1}#sha256=${sha256}`,
  'a size and a year before it': `2022 5368709120 ${sha256}`,
  'a date and a time before it': `2026-05-02 20:53:40 ${sha256}`,
  'an ID before it': `8d368fc1-9470-4be2-8d66-90e836cbb051 ${sha256}`,
  'Base64 behind a name': `integrity="sha256-${base64('sha256')}"`,
  'Base64 without its padding': `SHA256: ${base64('sha256').replace('=', '')}`,
  'two lines of a page': `<p>${groups(sha256, 40, '<br>')}</p>`,
  'a label of another length': `SHA-384: ${sha256}`,
};

test.each(Object.entries(forms))('reads one value: %s', (_, text) => {
  expect(found(text)).toEqual([`SHA-256 ${sha256}`]);
});

test('each algorithm has its own length', () => {
  expect(found([sha512, sha384, sha256, sha1, md5].join('\n\n'))).toEqual([
    `SHA-512 ${sha512}`,
    `SHA-384 ${sha384}`,
    `SHA-256 ${sha256}`,
    `SHA-1 ${sha1}`,
    `MD5 ${md5}`,
  ]);
  for (const [name, hex] of [
    ['SHA-512', sha512],
    ['SHA-384', sha384],
    ['SHA-1', sha1],
    ['MD5', md5],
  ] as const) {
    const value = base64(name.replace('-', ''));
    expect(found(`${name}: ${value}`)).toEqual([`${name} ${hex}`]);
  }
  expect(found(`${md5} SHA1: ${sha1}`)).toHaveLength(2);
  expect(found(`${sha512.slice(0, 68)}\n${sha512.slice(68)}`)).toEqual([
    `SHA-512 ${sha512}`,
  ]);
  // Shorter lines are a list of something else, such as error codes.
  expect(found(groups(sha512, 16, '\n'))).toEqual([`SHA-512 ${sha512}`]);
  expect(found(groups(sha512, 15, '\n'))).toEqual([]);
});

/** Digits that are no value, or a part of something longer. */
test.each([
  `${sha256}a`,
  `x${sha256}`,
  `${sha256}x`,
  sha256.slice(2),
  `https://example.com/${sha256}`,
  '{8d368fc1-9470-4be2-8d66-90e836cbb051}',
  'Product ID: 00330-80000-00000-AA123',
  'Installation ID: 0114923 4351674 3912839 2341723 9418273 4912837 4928374 9283412 3456789',
  '2015 2016 2017 2018 2019 2020 2021 2022 2023 2024',
  // Error codes, one a line.
  'c004f074\n803f7001\nc004d302\n8007232b',
  base64('sha256'),
])('finds no value in %s', (text) => {
  expect(read(text).checksums).toBeUndefined();
});

test.each([
  `256 SHA256:${base64('sha256').replace('=', '')} user@host.example (ED25519)`,
  `2048 MD5:${groups(md5, 2, ':')} (RSA)`,
])('says that %s is of a key, and not of a file', (text) => {
  expect(read(text).reason).toMatch(/fingerprint of an SSH key/);
  expect(found(`${text}\nSHA-256: ${sha256}`)).toEqual([`SHA-256 ${sha256}`]);
});

test('digits that can be read in two ways are told in the usual one, and compared in both', () => {
  const values = (text: string) => {
    const {checksums = [], others = []} = read(text);
    return [checksums, others].map((sums) =>
      sums.map(({algorithm}) => algorithm).join(' '),
    );
  };
  expect(values(groups(sha256, 32, '\n'))).toEqual(['SHA-256', 'MD5 MD5']);
  expect(values(groups(sha256, 32, ' '))).toEqual(['SHA-256', 'MD5 MD5']);
  expect(values(groups(sha256, 32, '-'))).toEqual(['SHA-256', 'MD5 MD5']);
  expect(values(groups(sha512, 32, '\n'))).toEqual([
    'SHA-256 SHA-256',
    'MD5 MD5 MD5 MD5 SHA-512',
  ]);
  expect(values(`${md5}\n${sha256}`)).toEqual(['MD5 SHA-256', 'SHA-384']);
  expect(values(groups(sha512, 64, '\n'))).toEqual([
    'SHA-256 SHA-256',
    'SHA-512',
  ]);
  expect(values(groups(sha256, 40, '\n'))).toEqual(['SHA-256', '']);
});

test('an algorithm is computed only if a reading of a value has its length', () => {
  const needed = (text: string) => algorithmsFor(readSums(text));
  expect(needed(`SHA-512: ${sha256} ${sha1}`)).toEqual(['SHA-256', 'SHA-1']);
  expect(needed(groups(sha256, 32, ' '))).toEqual(['SHA-256', 'MD5']);
  expect(needed('')).toEqual([]);
});

test('says what else a text tells', () => {
  for (const [text, note] of [
    [`SHA-256: ${sha256}\nSHA-1: ${sha1.slice(1)}`, '39 hexadecimal'],
    [
      `SHA-512: <b>${sha256}</b>`,
      `The text names SHA-512 beside ${sha256.slice(0, 8)}…, which has 64 characters, like SHA-256; SHA-512 has 128.`,
    ],
    [`SHA-512${'.'.repeat(10)}${sha256}`, 'The text names SHA-512'],
    [`Made by the media creation tool: ${sha256}`, 'Microsoft publishes no'],
    ...[
      `SHA3-256: ${sha256}`,
      JSON.stringify({sha3_256: sha256}),
      `BLAKE2b-512 ${sha512}`,
      `SHA512/256: ${sha256}`,
      `Algorithm : RIPEMD160\nHash      : ${sha1}`,
      `MD4 hash of a.iso:\n${md5}`,
      `git commit ${sha1}`,
      `Thumbprint : ${sha1}`,
      `SHA1 Fingerprint=${groups(sha1, 2, ':')}`,
    ].map((each) => [each, 'another kind of value'] as const),
  ] as const) {
    expect(read(text).notes, text).toEqual([expect.stringContaining(note)]);
    expect(found(text), text).toHaveLength(1);
  }
  for (const text of [
    `SHA256 (md5-test.iso) = ${sha256}`,
    `MD5: ${groups(sha256, 32, '\n')}`,
    // Names a value only right before it.
    `SHA-512${'.'.repeat(11)}${sha256}`,
    `SHA-256: ${sha256} CRC32: 8589EE18`,
  ]) {
    expect(read(text).notes, text).toEqual([]);
  }
});

test('counts each value of a long list', () => {
  const line = `${other256} *Office.img\n`;
  const text = `${line.repeat(4000)}${sha256} *Windows.iso`;
  expect(found(text)).toEqual([`SHA-256 ${other256}`, `SHA-256 ${sha256}`]);
  expect(read(text).count).toBe(4001);
});

test('knows lists of checksums by their names', () => {
  const names =
    'SHA256SUMS SHA256SUMS.txt Windows.iso.sha256 md5sums.txt checksum.txt'.split(
      ' ',
    );
  expect(
    [...names, 'Windows.iso', 'notes.txt'].filter((name) =>
      isSumList({name, size: 100}),
    ),
  ).toEqual(names);
  expect(isSumList({name: 'SHA256SUMS', size: longestList})).toBe(true);
  expect(isSumList({name: 'SHA256SUMS', size: longestList + 1})).toBe(false);
  expect(isSumList({name: 'SHA256SUMS', size: 0})).toBe(false);
});

test('treats whitespace as empty', () => {
  expect(readSums(' \r\n\t\u00a0').kind).toBe('empty');
});

const armor =
  '-----BEGIN PGP SIGNATURE-----\n\niQIzBAABCAAdFiEEmS4YQ3pYvSzS0uQhF0kLbM0YH3sFAl6EvTwACgkQF0kLbM0Y\n-----END PGP SIGNATURE-----';

test.each([
  [sha256.slice(1), '63 hexadecimal characters. A SHA-256 has 64'],
  [`${sha256}0a`, '66 hexadecimal'],
  [`a ${sha1.slice(20)} b`, '20 hexadecimal'],
  [`a ${sha1.slice(21)} b`, 'No checksum was read'],
  [`https://example.com/${sha256}`, 'No checksum was read'],
  [`SHA256 ${sha256.slice(0, 40)}...`, 'Format-List'],
  [`Hash ${sha256.slice(0, 50)}…  C:\\Windows.iso`, 'Format-List'],
  [armor, 'No checksum was read'],
  ['the hash of the Media Creation Tool ISO?', 'Microsoft publishes no hash'],
])('explains "%s…": %s', (text, words) => {
  expect(read(text).reason).toContain(words);
});

test('a signed list is read, and its signature is no checksum', () => {
  expect(
    found(
      `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n${sha256}  Windows.iso\n${armor}`,
    ),
  ).toEqual([`SHA-256 ${sha256}`]);
});

const hexOf = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), {
      minLength: length,
      maxLength: length,
    })
    .map((digits) => digits.join(''));

test('finds any value in any notation, with or without other words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(32, 40, 64, 96, 128).chain(hexOf),
      fc.boolean(),
      fc.constantFrom(
        (hex: string) => hex,
        (hex: string) => groups(hex, 2, ' '),
        (hex: string) => `Hash : ${hex}`,
        (hex: string) => `${hex} *Windows.iso`,
        (hex: string) => `hash of the file:\r\n${hex}\r\nDone.`,
        (hex: string) => `"Windows.iso","${hex}"`,
        (hex: string) => JSON.stringify({path: 'Windows.iso', hash: hex}),
      ),
      (hex, isUpper, write) => {
        const text = write(isUpper ? hex.toUpperCase() : hex);
        expect(found(text)).toEqual([expect.stringMatching(` ${hex}$`)]);
      },
    ),
    {numRuns: 1000},
  );
});

test('never throws, and every reason is a sentence', longTest, () => {
  tryInputs(
    fc.oneof(
      fc.string({unit: 'binary', maxLength: 300}),
      fc
        .array(
          fc.constantFrom(
            ...'a1 64 : ( ) = * [ { " , Hash Path Thumbprint SHA3-256 sha256 https://a.b/c# .iso … x 0x <b> </td>'.split(
              ' ',
            ),
            ' ',
            '\n',
            'commit ',
            md5,
            sha1,
            sha256,
            sha512,
            base64('md5'),
          ),
          {maxLength: 60},
        )
        .map((parts) => parts.join('')),
    ),
    5_000,
    (text) => {
      const {reason, checksums = []} = read(text);
      expect(reason ?? 'None.').toMatch(/^["A-Z].*\.$/s);
      for (const {algorithm, value} of checksums) {
        expect(`${algorithm} ${value}`).toMatch(
          /^(?:SHA-512 [\da-f]{128}|SHA-384 [\da-f]{96}|SHA-256 [\da-f]{64}|SHA-1 [\da-f]{40}|MD5 [\da-f]{32})$/,
        );
      }
    },
  );
});
