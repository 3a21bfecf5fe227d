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
const [sha512, sha256, sha1, md5] = ['sha512', 'sha256', 'sha1', 'md5'].map(
  (each) => digest(each),
) as [string, string, string, string];
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

test('an algorithm is computed only if a reading of a value has its length', () => {
  const needed = (text: string) => algorithmsFor(readSums(text));
  expect(needed(`SHA-512: ${sha256} ${sha1}`)).toEqual(['SHA-256', 'SHA-1']);
  expect(needed(groups(sha256, 32, ' '))).toEqual(['SHA-256', 'MD5']);
  expect(needed('')).toEqual([]);
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
    1_000,
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
