/** Compares the checksums of a file with pasted ones. */
import {algorithms, isStrong} from './algorithms';
import type {Algorithm, Digests} from './algorithms';
import type {Checksum} from './readSums';

/** The result for one pasted checksum. `other` means that it belongs to another file in the list. */
export interface JudgedSum extends Checksum {
  outcome: 'same' | 'different' | 'other';
}

/**
 * What the pasted checksums say about a file:
 * - `match`: all checksums for this file are equal to its own;
 * - `mixed`: some are equal, and those that differ don't decide: SHA-1 or MD5 beside a stronger one, or several values
 *   of one algorithm, although a file has only one;
 * - `mismatch`: the strongest ones, or the only ones, differ.
 */
const kinds = ['match', 'mixed', 'mismatch'] as const;

export interface Verdict {
  kind: (typeof kinds)[number];
  /** The checksum that decides: the strongest equal one, otherwise the strongest that differs. */
  decisive: Checksum;
  /** Every pasted checksum, in the order of the text. */
  sums: readonly JudgedSum[];
}

const rank = ({algorithm}: Checksum): number => algorithms.indexOf(algorithm);

const isSame = (digests: Digests, {algorithm, value}: Checksum): boolean =>
  digests[algorithm] === value;

/** The name in lower case, without the number that a browser adds to a second download: `Windows (1).iso`. */
const plainName = (name: string): string =>
  name.toLowerCase().replace(/ ?\(\d{1,3}\)(?=(?:\.\w{1,8}){0,2}$)/, '');

const isOwn = (fileName: string, {name}: Checksum): boolean =>
  !name || plainName(name) === plainName(fileName);

/**
 * The checksums that may belong to a file: those with its name (ignoring case) and those without a name. If there are
 * none, the file may have been renamed, so any may belong to it.
 */
function candidates(
  fileName: string,
  checksums: readonly Checksum[],
): readonly Checksum[] {
  const own = checksums.filter((sum) => isOwn(fileName, sum));
  return own.length > 0 ? own : checksums;
}

/** The verdict for checksums that all claim to belong to the same file. */
function judgeGroup(
  digests: Digests,
  group: readonly Checksum[],
): Pick<Verdict, 'kind' | 'decisive'> {
  const strongestFirst = [...group].sort((a, b) => rank(a) - rank(b));
  const same = strongestFirst.filter((sum) => isSame(digests, sum));
  const refuted = strongestFirst.find(
    (sum) => !same.some(({algorithm}) => algorithm === sum.algorithm),
  );
  const [best] = same;
  const isRefuted =
    refuted &&
    (!best || isStrong(refuted.algorithm) || !isStrong(best.algorithm));
  if (isRefuted) {
    return {kind: 'mismatch', decisive: refuted};
  }
  return {
    kind: same.length === group.length ? 'match' : 'mixed',
    decisive: best!,
  };
}

/** Judges each pasted checksum, and the file. */
export function judge(
  digests: Digests,
  fileName: string,
  checksums: readonly [Checksum, ...Checksum[]],
): Verdict {
  const possible = candidates(fileName, checksums);
  const groups = new Map<string, Checksum[]>();
  for (const sum of possible) {
    // Without this file's name, each name is a file of its own.
    const key = isOwn(fileName, sum) ? '' : sum.name!;
    const group = groups.get(key);
    if (group) {
      group.push(sum);
    } else {
      groups.set(key, [sum]);
    }
  }
  const [best] = [...groups.values()]
    .map((group) => ({group, ...judgeGroup(digests, group)}))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const judged = new Set(best!.kind === 'mismatch' ? possible : best!.group);
  return {
    kind: best!.kind,
    decisive: best!.decisive,
    sums: checksums.map((sum) => {
      const compared = isSame(digests, sum) ? 'same' : 'different';
      return {...sum, outcome: judged.has(sum) ? compared : 'other'};
    }),
  };
}

/** Algorithms still needed to compare this file's checksums. */
export function missingAlgorithms(
  digests: Partial<Digests>,
  fileName: string,
  checksums: readonly Checksum[],
): readonly Algorithm[] {
  const possible = candidates(fileName, checksums);
  return algorithms.filter(
    (each) =>
      digests[each] === undefined &&
      possible.some(({algorithm}) => algorithm === each),
  );
}
