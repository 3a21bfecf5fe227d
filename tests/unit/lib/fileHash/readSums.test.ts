import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  isSumList,
  longestText,
  readSums,
  type Checksum,
} from '../../../../src/lib/fileHash/readSums';
import {longTest, tryInputs} from '../../../support/tryInputs';

const digest = (algorithm: string, text: string): string =>
  createHash(algorithm).update(text).digest('hex');
const sha256 = digest('sha256', 'Windows');
const sha1 = digest('sha1', 'Windows');
const sha512 = digest('sha512', 'Windows');
const sha384 = digest('sha384', 'Windows');
const md5 = digest('md5', 'Windows');
const otherSha256 = digest('sha256', 'Office');

function checksums(text: string): readonly Checksum[] {
  const pasted = readSums(text);
  return pasted.kind === 'checksums' ? pasted.checksums : [];
}

/** What was found, one checksum a line: `SHA-256 <value> of <name>`. */
const found = (text: string): readonly string[] =>
  checksums(text).map(
    ({algorithm, value, name}) =>
      `${algorithm} ${value}${name ? ` of ${name}` : ''}`,
  );

function reason(text: string): string {
  const pasted = readSums(text);
  return pasted.kind === 'unusable' ? pasted.reason : pasted.kind;
}

function notes(text: string): readonly string[] {
  const pasted = readSums(text);
  return pasted.kind === 'checksums' ? pasted.notes : [];
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

test.each(Object.entries(forms))('reads %s', (form, text) => {
  expect(
    checksums(text).map(({algorithm, value}) => [algorithm, value]),
  ).toEqual([['SHA-256', sha256]]);
});

test('names what was mistyped, for up to four characters', () => {
  for (const typos of ['O', 'Ol', 'OlIs']) {
    expect(reason(typos + sha256.slice(typos.length))).toContain(
      '"O" is not a hexadecimal character',
    );
  }
  expect(reason(`OlIsx${sha256.slice(5)}`)).toContain(
    'There is no checksum in this text.',
  );
});

/** Texts with the checksums that they hold. */
const texts: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  'each algorithm by its length': [
    [sha512, sha384, sha256, sha1, md5].join('\n\n'),
    [
      `SHA-512 ${sha512}`,
      `SHA-384 ${sha384}`,
      `SHA-256 ${sha256}`,
      `SHA-1 ${sha1}`,
      `MD5 ${md5}`,
    ],
  ],
  'two values in one line': [
    `MD5: ${md5} SHA1: ${sha1}`,
    [`MD5 ${md5}`, `SHA-1 ${sha1}`],
  ],
  'a file of several checksums': [
    `${sha256} *Windows.iso\n${otherSha256} *Office.img`,
    [
      `SHA-256 ${sha256} of Windows.iso`,
      `SHA-256 ${otherSha256} of Office.img`,
    ],
  ],
  'the table of a download page': [
    `Language\tSHA256\nEnglish 64-bit\t${sha256.toUpperCase()}\nGerman 64-bit\t${otherSha256.toUpperCase()}`,
    [
      `SHA-256 ${sha256} of English 64-bit`,
      `SHA-256 ${otherSha256} of German 64-bit`,
    ],
  ],
  'a table whose cells are below each other': [
    `English 64-bit\n${sha256}\nGerman 64-bit\n${otherSha256}`,
    [
      `SHA-256 ${sha256} of English 64-bit`,
      `SHA-256 ${otherSha256} of German 64-bit`,
    ],
  ],
  'a Markdown table': [
    `| File | SHA-256 |\n|---|---|\n| Windows.iso | \`${sha256}\` |`,
    [`SHA-256 ${sha256} of Windows.iso`],
  ],
  'a file name above its checksums': [
    `File: Windows.iso\nSHA-1: ${sha1}\nSHA-256: ${sha256}`,
    [`SHA-1 ${sha1} of Windows.iso`, `SHA-256 ${sha256} of Windows.iso`],
  ],
  'two records of Get-FileHash': [
    [sha256, otherSha256]
      .map(
        (hash, at) =>
          `Algorithm : SHA256\r\nHash      : ${hash.toUpperCase()}\r\nPath      : C:\\ISO\\${at}.iso`,
      )
      .join('\r\n\r\n'),
    [`SHA-256 ${sha256} of 0.iso`, `SHA-256 ${otherSha256} of 1.iso`],
  ],
  'a SHA-512 that a narrow window broke': [
    `Algorithm : SHA512\nHash      : ${sha512.slice(0, 68)}\n            ${sha512.slice(68)}\nPath      : C:\\a.iso`,
    [`SHA-512 ${sha512} of a.iso`],
  ],
  'CSV of Get-FileHash': [
    `"Algorithm","Hash","Path"\n"SHA256","${sha256.toUpperCase()}","C:\\ISO\\Windows.iso"`,
    [`SHA-256 ${sha256} of Windows.iso`],
  ],
  'CSV with the name first': [
    `name;sha256\nWindows.iso;${sha256}`,
    [`SHA-256 ${sha256} of Windows.iso`],
  ],
  'JSON of Get-FileHash': [
    JSON.stringify([
      {Algorithm: 'SHA256', Hash: sha256.toUpperCase(), Path: 'C:\\a.iso'},
      {Algorithm: 'SHA1', Hash: sha1, Path: 'C:\\b.iso'},
    ]),
    [`SHA-256 ${sha256} of a.iso`, `SHA-1 ${sha1} of b.iso`],
  ],
  'a value that a sentence repeats': [
    `didn't match expected: ${md5}\nmine is not equal ${md5}, so the file is bad`,
    [`MD5 ${md5}`],
  ],
  'a link that ends in a checksum': [
    `https://example.com/${md5}/Windows.iso?t=${sha1}#sha256=${sha256}`,
    [`SHA-256 ${sha256}`],
  ],
  'a link with a checksum parameter': [
    `https://example.com/Windows.iso?checksum=sha512:${sha512}`,
    [`SHA-512 ${sha512}`],
  ],
  'certutil for two files': [
    [sha256, otherSha256]
      .map(
        (hash, at) =>
          `SHA256 hash of ${at}.iso:\n${hash}\nCertUtil: -hashfile command completed successfully.`,
      )
      .join('\n'),
    [`SHA-256 ${sha256} of 0.iso`, `SHA-256 ${otherSha256} of 1.iso`],
  ],
  'a value that is repeated': [`${sha256}\n\n${sha256}`, [`SHA-256 ${sha256}`]],
  'nothing of a commit or a certificate': [
    `commit ${sha1}\nSignerCertificate Status Path\n----- ---- ----\n${sha1} Valid setup.exe\nSHA256: ${sha256}`,
    [`SHA-256 ${sha256}`],
  ],
  'a name that holds the name of an algorithm': [
    `SHA256 (sha3-256-test.iso) = ${sha256}`,
    [`SHA-256 ${sha256} of sha3-256-test.iso`],
  ],
  'a sentence, without taking its words for a name': [
    `My hash is ${sha256} and theirs is ${otherSha256}.`,
    [`SHA-256 ${sha256}`, `SHA-256 ${otherSha256}`],
  ],
};

test.each(Object.entries(texts))('reads %s', (what, [text, expected]) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['SHA3-256', `SHA3-256: ${sha256}`],
  ['SHA3-256', `SHA3-256 (Windows.iso) = ${sha256}`],
  ['SHA3-512', `SHA3-512\n${sha512}`],
  ['SHA3_256', JSON.stringify({sha3_256: sha256})],
  ['BLAKE2B-512', `BLAKE2b-512 ${sha512}`],
  ['BLAKE3', `blake3: ${sha256}`],
  ['SHA512/256', `SHA512/256: ${sha256}`],
  ['RIPEMD160', `Algorithm : RIPEMD160\nHash      : ${sha1}`],
  ['MD4', `MD4 hash of a.iso:\n${md5}`],
] as const)(
  'does not compare %s as if it were an algorithm of the same length: %s',
  (name, text) => {
    expect(checksums(text)).toEqual([]);
    expect(reason(text)).toContain(`A ${name} value cannot be compared`);
  },
);

test('columns that name algorithms apply to the values below them', () => {
  const text = `File,SHA3-256,SHA-256\nWindows.iso,${otherSha256},${sha256}`;
  expect(found(text)).toEqual([`SHA-256 ${sha256} of Windows.iso`]);
  expect(notes(text)).toEqual([
    expect.stringContaining('A SHA3-256 value cannot be compared'),
  ]);
});

test('says what was not used beside a usable value', () => {
  expect(notes(`checksums didn't match expected: ${sha1}`)).toEqual([
    expect.stringContaining("The file isn't the one"),
  ]);
  expect(notes(`${sha256}  a.iso\n${otherSha256}  b.iso\na.iso: OK`)).toEqual([
    expect.stringContaining('OK: the file has the value'),
  ]);
  expect(notes(`SHA-256: ${sha256}\nSHA-1: ${sha1.slice(1)}`)).toEqual([
    expect.stringContaining('39 hexadecimal characters; SHA-1 has 40'),
  ]);
});

test('reads a long list whole, and says where it stopped in a longer one', () => {
  const line = `${otherSha256} *Office.img\n`;
  const long = `${line.repeat(4000)}${sha256} *Windows.iso`;
  expect(found(long)).toContain(`SHA-256 ${sha256} of Windows.iso`);
  const longer = line.repeat(Math.ceil(longestText / line.length) + 1);
  expect(notes(longer).at(-1)).toMatch(/^Only the first 2,000,000 of /);
  expect(reason('x '.repeat(longestText))).toContain('Only the first');
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
  expect(isSumList({name: 'SHA256SUMS', size: 5e9})).toBe(false);
});

test('treats whitespace as empty', () => {
  expect(readSums(' \r\n\t\u00a0').kind).toBe('empty');
});

test.each([
  [
    sha256.slice(1),
    '63 hexadecimal characters; SHA-256 has 64. 1 character too few',
  ],
  [`${sha256}0a`, 'SHA-256 has 64. 2 characters too many'],
  [sha1.slice(3), '37 hexadecimal characters; SHA-1 has 40'],
  [`SHA-512: ${sha256}`, 'SHA-512 has 128. 64 characters too few'],
  ['ab12', '4 hexadecimal characters; SHA-256 has 64'],
  ['Windows.iso: OK', 'OK: the file has the value'],
  ['Win 11.iso: FAILED', "The file isn't the one"],
  [
    'sha256sum: WARNING: 1 computed checksum did NOT match',
    "The file isn't the one",
  ],
  [
    'sha256sum: Win 11.iso: No such file or directory\nWin 11.iso: FAILED open or read',
    "didn't find the file",
  ],
  [sha256.replace(/^./, 'O'), '"O" is not a hexadecimal character'],
  [`SHA256          ${sha256.slice(0, 40).toUpperCase()}...`, 'Format-List'],
  [
    `Hash ${sha256.slice(0, 50).toUpperCase()}…  C:\\Windows.iso`,
    'Format-List',
  ],
  ['no idea where it is', 'no checksum in this text'],
  [`commit ${sha1}`, 'no checksum of a file in this text'],
  [`https://example.com/${sha256}`, 'no checksum in this text'],
  [`Thumbprint : ${sha1}`, 'no checksum of a file in this text'],
] as const)('explains "%s…": %s', (text, words) => {
  expect(reason(text)).toContain(words);
});

const hexDigit = fc.constantFrom(...'0123456789abcdef');
const hexOf = (length: number) =>
  fc
    .array(hexDigit, {minLength: length, maxLength: length})
    .map((digits) => digits.join(''));

test('finds any value in any notation, with or without other words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(32, 40, 64, 96, 128).chain((length) => hexOf(length)),
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
        const read = checksums(write(isUpper ? hex.toUpperCase() : hex));
        expect(read.map(({value}) => value)).toEqual([hex]);
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
            ...'a1 64 : ( ) = * [ { " , Hash Path Thumbprint SHA3-256 sha256 https://a.b/c# .iso … x 0x'.split(
              ' ',
            ),
            ' ',
            '\n',
            'commit ',
            md5,
            sha1,
            sha256,
            sha512,
          ),
          {maxLength: 60},
        )
        .map((parts) => parts.join('')),
    ),
    5_000,
    (text) => {
      const pasted = readSums(text);
      if (pasted.kind === 'unusable') {
        expect(pasted.reason).toMatch(/^["A-Z].*\.$/s);
      }
      for (const {algorithm, value} of checksums(text)) {
        expect(value).toMatch(/^[0-9a-f]+$/);
        expect(value).toHaveLength(
          {
            'SHA-512': 128,
            'SHA-384': 96,
            'SHA-256': 64,
            'SHA-1': 40,
            MD5: 32,
          }[algorithm],
        );
      }
    },
  );
});

const armor =
  '-----BEGIN PGP SIGNATURE-----\n\niQIzBAABCAAdFiEEmS4YQ3pYvSzS0uQhF0kLbM0YH3sFAl6EvTwACgkQF0kLbM0Y\n-----END PGP SIGNATURE-----';

test('a signature is called one', () => {
  expect(readSums(armor)).toMatchObject({
    kind: 'unusable',
    reason: expect.stringContaining('This is a signature'),
  });
});

test('a signed list is read, and its signature is no checksum', () => {
  expect(
    readSums(
      `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n${sha256}  Windows.iso\n${armor}`,
    ),
  ).toMatchObject({
    checksums: [{algorithm: 'SHA-256', name: 'Windows.iso'}],
    notes: [],
  });
});

test.each([
  '28632019  Defl:N 20750621  28% 08-24-2015 11:09 eff10632  installer.exe',
  'CRC32: EFF10632',
])('a CRC-32 is called one: %s', (text) => {
  expect(readSums(text)).toMatchObject({
    kind: 'unusable',
    reason: expect.stringContaining('CRC-32'),
  });
});

test.each([
  `${sha256}  Win 11 25H2.iso`,
  `${sha256} *Win 11 25H2.iso`,
  `${sha256} "Win 11 25H2.iso"`,
  `${sha256}  'Win 11 25H2.iso'`,
  `${sha256} *C:\\My folder\\Win 11 25H2.iso`,
  `echo "${sha256}  Win 11 25H2.iso" | sha256sum -c`,
  `echo '${sha256} *Win 11 25H2.iso' | shasum -a 256 -c -`,
  `SHA256 (Win 11 25H2.iso) = ${sha256}`,
])('reads a name with blanks: %s', (line) => {
  expect(readSums(line)).toMatchObject({
    kind: 'checksums',
    checksums: [{value: sha256, name: 'Win 11 25H2.iso'}],
  });
});
