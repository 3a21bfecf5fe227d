/** The checksum algorithms that the file verifier knows. */

/** Strongest first. */
export const algorithms = [
  'SHA-512',
  'SHA-384',
  'SHA-256',
  'SHA-1',
  'MD5',
] as const;

export type Algorithm = (typeof algorithms)[number];

/** Computed for every file. The others take extra time, so only if a pasted checksum needs them. */
export const usualAlgorithms = [
  'SHA-256',
  'SHA-1',
] as const satisfies readonly Algorithm[];

/** Checksums of a file, in lower-case hexadecimal. */
export type Digests = Readonly<
  Record<(typeof usualAlgorithms)[number], string> &
    Partial<Record<Algorithm, string>>
>;

/** Algorithms for which nobody can make two files with the same checksum. SHA-1 and MD5 are not among them. */
export function isStrong(algorithm: Algorithm): boolean {
  return algorithm !== 'SHA-1' && algorithm !== 'MD5';
}

/** What each computes for a file without content. */
const ofNothing: Readonly<Record<Algorithm, string>> = {
  'SHA-512':
    'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
  'SHA-384':
    '38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b',
  'SHA-256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'SHA-1': 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  MD5: 'd41d8cd98f00b204e9800998ecf8427e',
};

/** Whether a checksum is that of an empty file. */
export const isOfNothing = (algorithm: Algorithm, value: string): boolean =>
  ofNothing[algorithm] === value;

/** Number of hexadecimal characters. */
export const lengthOf = (algorithm: Algorithm): number =>
  ofNothing[algorithm].length;

/** The algorithm whose checksums have this many hexadecimal characters. */
export function algorithmOfLength(length: number): Algorithm | undefined {
  return algorithms.find((each) => lengthOf(each) === length);
}
