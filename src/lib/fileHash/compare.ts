/** Reads checksums from pasted text and compares them with those of a file. */
import {countOf} from '../countOf';

export type Algorithm = 'SHA-256' | 'SHA-1';

/** Checksums of a file, in lower-case hexadecimal. */
export type Digests = Readonly<Record<Algorithm, string>>;

export interface Checksum {
  algorithm: Algorithm;
  /** Lower-case hexadecimal: 64 characters for SHA-256, 40 for SHA-1. */
  value: string;
  /** The file name in the same line of a checksum file, without its folder. */
  fileName?: string;
}

/**
 * The result of reading pasted text:
 * - `empty`: there is no text;
 * - `checksums`: at least one usable checksum, in the order of the text;
 * - `unusable`: something else; `reason` is a sentence that explains it and what to do.
 */
export type PastedText =
  | {kind: 'empty'}
  | {kind: 'checksums'; checksums: readonly [Checksum, ...Checksum[]]}
  | {kind: 'unusable'; reason: string};

/** Whether a file has a pasted checksum. `expected` is the first match, or the first checksum if none matches. */
export interface Verdict {
  isMatch: boolean;
  expected: Checksum;
  /** Number of checksums that were pasted for this file. */
  count: number;
}

/** By number of hexadecimal characters. */
const algorithms: ReadonlyMap<number, Algorithm> = new Map([
  [64, 'SHA-256'],
  [40, 'SHA-1'],
]);

const otherAlgorithms: ReadonlyMap<number, string> = new Map([
  [8, 'CRC-32'],
  [32, 'MD5'],
  [56, 'SHA-224'],
  [96, 'SHA-384'],
  [128, 'SHA-512'],
]);

/** Shorter runs of hexadecimal characters are words such as "dead" or "face", or parts of a file name. */
const shortestRun = 20;

/** Longer than a file name with punctuation can be on any system. */
const longestName = 300;

/** Longer than any checksum file that people paste. The rest is ignored, so that the page stays fast. */
const longestText = 200_000;

const isHex = (text: string): boolean => /^[0-9a-f]+$/i.test(text);

/** Joins a line of hexadecimal groups, such as old versions of certutil print: `a1 b2 c3`, `A1:B2:C3`, `A1B2-C3D4`. */
function joinGroups(line: string): string | undefined {
  const groups = line.split(/[\s:-]+/);
  const joined = groups.join('');
  return groups.length > 1 &&
    joined.length >= shortestRun &&
    groups.every(
      (group) => group.length >= 2 && group.length % 2 === 0 && isHex(group),
    )
    ? joined
    : undefined;
}

interface Run {
  hex: string;
  fileName?: string;
  /** True if an ellipsis follows, because PowerShell cut the value. */
  isCut: boolean;
}

/** The file name in a line of a checksum file: `<hash> *Windows.iso`, or `SHA256 (Windows.iso) = <hash>`. */
function namedFile(before: string, after: string): string | undefined {
  const name =
    /\((.+)\)\s*=\s*$/.exec(before)?.[1] ?? /^\s+\*?(\S.*)$/.exec(after)?.[1];
  return name?.trim().split(/[/\\]/).pop();
}

/** The hexadecimal runs of a line, from left to right. */
function runsOfLine(line: string): Run[] {
  const grouped = joinGroups(line.replace(/^.*?[:=]\s+(?=\S)/, ''));
  if (grouped) {
    return [{hex: grouped, isCut: false}];
  }
  return [
    ...line.matchAll(/(?<![0-9a-z])(?:0x)?([0-9a-f]{20,})(?![0-9a-z])/gi),
  ].map((match) => {
    const end = match.index + match[0].length;
    const before = line.slice(
      Math.max(0, match.index - longestName),
      match.index,
    );
    const after = line.slice(end, end + longestName);
    return {
      hex: match[1]!,
      fileName: namedFile(before, after),
      isCut: after.startsWith('..'),
    };
  });
}

/** All runs in a text. A line of only hexadecimal continues the run above if together they form a whole checksum. */
function runsOfText(text: string): Run[] {
  const runs: Run[] = [];
  for (const line of text.split(/[\r\n]+/).map((each) => each.trim())) {
    const above = runs.at(-1);
    if (
      above &&
      isHex(line) &&
      !algorithms.has(line.length) &&
      algorithms.has(above.hex.length + line.length)
    ) {
      above.hex += line;
    } else {
      runs.push(...runsOfLine(line));
    }
  }
  return runs;
}

/** Explains a value of the wrong length. */
function explainLength(length: number): string {
  const other = otherAlgorithms.get(length);
  if (other) {
    return `This value has ${length} hexadecimal characters, the length of ${other}. This page computes SHA-256 (64) and SHA-1 (40): paste one of those.`;
  }
  const nearest = Math.abs(length - 64) <= Math.abs(length - 40) ? 64 : 40;
  const difference = Math.abs(length - nearest);
  return `This value has ${length} hexadecimal characters; SHA-256 has 64 and SHA-1 has 40. ${countOf(difference, 'character')} too ${length < nearest ? 'few' : 'many'} for ${algorithms.get(nearest)}: copy the whole value again.`;
}

/** Explains why a text has no usable checksum. */
function explainUnusable(text: string, runs: readonly Run[]): string {
  const cut = runs.find(({isCut}) => isCut);
  if (cut) {
    return 'PowerShell shortened this value: it ends in dots. Add "| Format-List" to the command, run it again and paste the whole value.';
  }
  const longest = [...runs].sort((a, b) => b.hex.length - a.hex.length)[0];
  if (longest) {
    return explainLength(longest.hex.length);
  }
  const words = text.trim().split(/\s+/);
  const almost = words.find((word) => /^[0-9a-z]{32,}$/i.test(word));
  if (almost) {
    const wrong = /[^0-9a-f]/i.exec(almost)![0];
    return `"${wrong}" is not a hexadecimal character: a checksum has only the digits 0 to 9 and the letters a to f. Copy it again instead of typing it.`;
  }
  if (words.length === 1 && isHex(words[0]!)) {
    return explainLength(words[0]!.length);
  }
  return 'There is no checksum in this text. A SHA-256 value has 64 characters, a SHA-1 value has 40, all of them 0 to 9 or a to f.';
}

/**
 * Finds the checksums in pasted text. Accepts a bare value in upper or lower case, with spaces, colons or hyphens
 * between groups; the output of `certutil -hashfile` and `Get-FileHash`, as a table or a list; and lines of a checksum
 * file. The length determines the algorithm. Never throws.
 */
export function readChecksums(pasted: string): PastedText {
  const text = pasted
    .slice(0, longestText)
    .normalize('NFKC')
    // Invisible characters in text that was copied from a web page.
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '');
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
  const runs = runsOfText(text);
  const [first, ...rest] = runs.flatMap(
    ({hex, fileName, isCut}): Checksum[] => {
      const algorithm = algorithms.get(hex.length);
      return algorithm && !isCut
        ? [
            {
              algorithm,
              value: hex.toLowerCase(),
              ...(fileName && {fileName}),
            },
          ]
        : [];
    },
  );
  return first
    ? {kind: 'checksums', checksums: [first, ...rest]}
    : {kind: 'unusable', reason: explainUnusable(text, runs)};
}

/**
 * Whether the file has one of the checksums. If checksums have file names and this file is among them (ignoring case),
 * only its own lines count.
 */
export function compareChecksums(
  digests: Digests,
  fileName: string,
  checksums: readonly [Checksum, ...Checksum[]],
): Verdict {
  const own = checksums.filter(
    (checksum) => checksum.fileName?.toLowerCase() === fileName.toLowerCase(),
  );
  const candidates = own.length > 0 ? own : checksums;
  const match = candidates.find(
    ({algorithm, value}) => digests[algorithm] === value,
  );
  return {
    isMatch: Boolean(match),
    expected: match ?? candidates[0]!,
    count: candidates.length,
  };
}
