import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {judge} from '../../../../src/lib/fileHash/judge';
import {describeVerdict} from '../../../../src/lib/fileHash/messages';
import {readSums} from '../../../../src/lib/fileHash/readSums';

const digest = (algorithm: string, text: string) =>
  createHash(algorithm).update(text).digest('hex');

const content = 'Windows';
const [md5, sha1, sha256, sha384, sha512] = [
  'md5',
  'sha1',
  'sha256',
  'sha384',
  'sha512',
].map((each) => digest(each, content)) as [
  string,
  string,
  string,
  string,
  string,
];
const [wrong1, wrong256, wrong512] = ['sha1', 'sha256', 'sha512'].map((each) =>
  digest(each, 'Office'),
) as [string, string, string];
const pairs = (hex: string): string => hex.match(/../g)!.join(' ');
const list = (...names: readonly string[]): string =>
  names.map((name) => `${digest('sha256', name)} *${name}`).join('\n');

/** What visitors paste for a file "Windows.iso" that holds the word Windows, and how the verdict starts. */
const pastes: readonly (readonly [text: string, verdict: string])[] = [
  // Bare values
  [sha256, 'Good: “Windows.iso” has the pasted SHA-256'],
  [sha256.toUpperCase(), 'Good: '],
  [`  ${sha256}\r\n`, 'Good: '],
  [`0x${sha256}`, 'Good: '],
  [pairs(sha256), 'Good: '],
  [pairs(sha256).replaceAll(' ', ':'), 'Good: '],
  [`\u200b${sha256}\ufeff`, 'Good: '],
  [`SHA-256: ${sha256}`, 'Good: '],
  [`sha256=${sha256}`, 'Good: '],
  [sha1, 'does not rule out a forgery'],
  [md5, 'has the pasted MD5'],
  [sha384, 'has the pasted SHA-384'],
  [sha512, 'has the pasted SHA-512'],
  [wrong256, 'Problem: “Windows.iso” does not have the pasted SHA-256.'],
  [wrong1, 'does not have the pasted SHA-1.'],
  [wrong512, 'does not have the pasted SHA-512.'],
  // Several values
  [`${sha1}\n\n${sha256}`, 'Good: “Windows.iso” has the pasted SHA-256'],
  [
    `SHA-1: ${sha1}\nSHA-256: ${wrong256}`,
    'does not have the pasted SHA-256, although another value is the same',
  ],
  [
    `SHA-1: ${wrong1}\nSHA-256: ${sha256}`,
    'Check this: “Windows.iso” has the pasted SHA-256, which decides, but not the pasted SHA-1.',
  ],
  [`${sha512} ${sha256} ${sha1}`, 'has the pasted SHA-512'],
  [
    `${sha256}\n\n${wrong256}`,
    'Check this: “Windows.iso” has one of the pasted SHA-256 values',
  ],
  [`${wrong1}\n${wrong256}`, 'does not have any of the 2 pasted checksums'],
  [`MD5: ${md5} SHA1: ${sha1}`, 'has the pasted SHA-1'],
  // Checksum files
  [`${sha256}  Windows.iso`, 'Good: '],
  [`${sha256} *windows.ISO`, 'Good: '],
  [`SHA256 (Windows.iso) = ${sha256}`, 'Good: '],
  [`${list('a', 'b')}\n${sha256} *Windows.iso`, 'Good: '],
  [
    `${wrong256} *Windows.iso\n${sha256} *Other.iso`,
    'Check this: “Windows.iso” is not what its name says',
  ],
  [`${wrong256} *Windows.iso\n${wrong512} *Other.iso`, 'Problem: '],
  [`${sha256} *Other.iso`, 'that the pasted list gives for “Other.iso”'],
  [list('a', 'b', 'c'), 'does not have any of the 3 pasted checksums'],
  [`${sha512}  ./pool/Windows.iso`, 'has the pasted SHA-512'],
  // Get-FileHash and certutil
  [
    `Algorithm Hash Path\n--------- ---- ----\nSHA256    ${sha256.toUpperCase()}   C:\\Windows.iso`,
    'Good: ',
  ],
  [`Algorithm : SHA256\nHash : ${sha256}\nPath : D:\\Windows.iso`, 'Good: '],
  [
    `Algorithm : SHA512\nHash : ${sha512.slice(0, 68)}\n       ${sha512.slice(68)}\nPath : D:\\Windows.iso`,
    'has the pasted SHA-512',
  ],
  [
    `Hash : ${sha256.slice(0, 40)}\n       ${sha256.slice(40)}`,
    'has the pasted SHA-256',
  ],
  [
    `"Algorithm","Hash","Path"\n"SHA256","${sha256}","C:\\Windows.iso"`,
    'Good: ',
  ],
  [`name;sha256\nWindows.iso;${sha256}`, 'Good: '],
  [
    JSON.stringify({
      Algorithm: 'SHA256',
      Hash: sha256,
      Path: 'C:\\Windows.iso',
    }),
    'Good: ',
  ],
  [JSON.stringify({'Windows.iso': {sha1, sha256}}), 'Good: '],
  [
    `SHA256 hash of Windows.iso:\n${sha256}\nCertUtil: -hashfile command completed successfully.`,
    'Good: ',
  ],
  [
    `SHA1 hash of file Windows.iso:\n${pairs(sha1)}\nCertUtil: -hashfile command completed successfully.`,
    'has the pasted SHA-1',
  ],
  [`SHA512 hash of Windows.iso:\n${sha512}`, 'has the pasted SHA-512'],
  // Web pages and links
  [
    `English 64-bit\t${sha256.toUpperCase()}\nGerman 64-bit\t${wrong256}`,
    'that the pasted list gives for “English 64-bit”',
  ],
  [`English 64-bit\n${wrong256}\nGerman 64-bit\n${sha256}`, '“German 64-bit”'],
  [`| Windows.iso | \`${sha256}\` |`, 'Good: '],
  [`https://example.com/Windows.iso#sha256=${sha256}`, 'Good: '],
  [`https://example.com/${wrong1}/x.iso?checksum=sha256:${sha256}`, 'Good: '],
  [`https://example.com/${sha256}/Windows.iso`, 'cannot be compared'],
  // What cannot be compared
  [`SHA3-256: ${sha256}`, 'cannot be compared'],
  [`SHA3-256 (Windows.iso) = ${sha256}`, 'cannot be compared'],
  [`BLAKE3: ${sha256}`, 'cannot be compared'],
  [`SHA512/256: ${sha256}`, 'cannot be compared'],
  [`Algorithm : RIPEMD160\nHash : ${sha1}`, 'cannot be compared'],
  [sha256.slice(1), 'cannot be compared'],
  [`${sha256}0`, 'cannot be compared'],
  [`SHA-512: ${sha256}`, 'cannot be compared'],
  [`${sha256.slice(0, 50)}...`, 'cannot be compared'],
  [sha256.replace(/^./, 'O'), 'cannot be compared'],
  ['see the download page', 'cannot be compared'],
  [`commit ${sha1}`, 'cannot be compared'],
  [`SHA3-256: ${wrong256}\nSHA-256: ${sha256}`, 'Good: '],
  ['', 'Paste the published value'],
];

const known = {
  MD5: md5,
  'SHA-1': sha1,
  'SHA-256': sha256,
  'SHA-384': sha384,
  'SHA-512': sha512,
};

test.each(pastes)('the verdict on %j', (text, verdict) => {
  const pasted = readSums(text);
  const {tone, text: said} = describeVerdict(
    'Windows.iso',
    known,
    pasted,
    pasted.kind === 'checksums'
      ? judge(known, 'Windows.iso', pasted.checksums)
      : undefined,
  );
  const words = {
    neutral: '',
    success: 'Good: ',
    warning: 'Check this: ',
    danger: 'Problem: ',
  };
  expect(words[tone] + said).toContain(verdict);
});
