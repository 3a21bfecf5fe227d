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

/** Number of hexadecimal characters. */
export const lengthOf: Readonly<Record<Algorithm, number>> = {
  'SHA-512': 128,
  'SHA-384': 96,
  'SHA-256': 64,
  'SHA-1': 40,
  MD5: 32,
};

/** The algorithm whose checksums have this many hexadecimal characters. */
export function algorithmOfLength(length: number): Algorithm | undefined {
  return algorithms.find((each) => lengthOf[each] === length);
}

/** Algorithms for which nobody can make two files with the same checksum. SHA-1 and MD5 are not among them. */
export function isStrong(algorithm: Algorithm): boolean {
  return algorithm !== 'SHA-1' && algorithm !== 'MD5';
}
