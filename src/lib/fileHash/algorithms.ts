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

/**
 * Names in text. A name counts more than the length, because algorithms that this page doesn't compute can have
 * checksums of the same length.
 */
const names =
  /(?<![a-z0-9])(?:sha-?512[/_]-?(?:256|224)|sha-?3(?:[-_]?(?:224|256|384|512))?(?!\d)|keccak(?:[-_]?\d{3})?|blake[23][a-z]*(?:[-_]?\d{3})?|ripemd-?\d{3}|sm3|whirlpool|tiger|crc-?(?:32|64)|md[24]|mactripledes|ed2k|sha-?224|sha-?(?:512|384|256|1)|md-?5)(?![a-z0-9])/gi;

/** An algorithm that can be computed, or another name as a text has it. */
export type NamedAlgorithm =
  {algorithm: Algorithm; other?: never} | {other: string; algorithm?: never};

/** The last algorithm that a text names. */
export function lastNamed(text: string): NamedAlgorithm | undefined {
  const name = [...text.matchAll(names)].at(-1)?.[0];
  return name === undefined ? undefined : identify(name);
}

/** All algorithms that a text names, in its order. */
export function allNamed(text: string): readonly NamedAlgorithm[] {
  return [...text.matchAll(names)].map(([name]) => identify(name));
}

/** The text without names of algorithms. */
export function withoutNames(text: string): string {
  return text.replace(names, ' ');
}

function identify(name: string): NamedAlgorithm {
  const plain = name.replace(/[-_]/g, '').toUpperCase();
  const algorithm = algorithms.find((each) => each.replace('-', '') === plain);
  return algorithm ? {algorithm} : {other: name.toUpperCase()};
}
