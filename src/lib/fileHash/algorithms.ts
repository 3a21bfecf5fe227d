/** The checksum algorithms that the file verifier knows, and their names in other programs' output. */

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

/** The algorithm whose checksums have this many hexadecimal characters, if no name says otherwise. */
export function algorithmOfLength(length: number): Algorithm | undefined {
  return algorithms.find((each) => lengthOf[each] === length);
}

/** Algorithms for which nobody can make two files with the same checksum. SHA-1 and MD5 are not among them. */
export function isStrong(algorithm: Algorithm): boolean {
  return algorithm !== 'SHA-1' && algorithm !== 'MD5';
}

const names =
  /(?<![a-z0-9])(?:sha[-_ ]?(?:512|384|256|1)|md-?5)(?![a-z0-9]|[/_-]2(?:24|56))/gi;

/** The last algorithm that a text names. */
export function lastNamed(text: string): Algorithm | undefined {
  const name = [...text.matchAll(names)].at(-1)?.[0].replace(/[-_ ]/, '');
  return algorithms.find(
    (each) => each.replace('-', '') === name?.toUpperCase(),
  );
}

/** Words for what has values of the same lengths, but isn't computed here. */
export const otherKinds =
  /(?<![a-z0-9])(?:sha-?3(?!\d)|sha-?512[/_-]2(?:24|56)|sha-?224|keccak|blake|ripemd|sm3|whirlpool|ed2k|md[24](?!\w))|thumbprint|fingerprint|certificate|serial number|\bcommit\b/i;
