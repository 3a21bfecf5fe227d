/** Compares the checksums of a file with pasted ones: a value is equal, whatever the text calls it, or it isn't. */
import {algorithms} from './algorithms';
import type {Algorithm, Digests} from './algorithms';
import type {Checksum, PastedText} from './readSums';

export interface JudgedSum extends Checksum {
  isSame: boolean;
}

export interface Verdict {
  /** The strongest value that is equal. */
  equal?: Checksum;
  /** Values for this file, as far as the text tells, that differ; strongest first. */
  differing: readonly Checksum[];
  /** Every pasted value, in the order of the text. */
  sums: readonly JudgedSum[];
}

/** The name in lower case, without the number that a browser adds to a second download: `Windows (1).iso`. */
const plainName = (name: string): string =>
  name.toLowerCase().replace(/ ?\(\d{1,3}\)(?=(?:\.\w{1,8}){0,2}$)/, '');

/** The words of a text between single blanks, so that a name is found as a whole. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[\s"'`|,;:*()<>=\\/]+/g, ' ')
    .trim()} `;

export function judge(
  digests: Digests,
  fileName: string,
  checksums: readonly Checksum[],
): Verdict {
  const own = wordsOf(plainName(fileName));
  const isOwn = ({context}: Checksum) => wordsOf(context).includes(own);
  const sums = checksums.map((sum) => ({
    ...sum,
    isSame: digests[sum.algorithm] === sum.value,
  }));
  const strongestFirst = [...sums].sort(
    (a, b) => algorithms.indexOf(a.algorithm) - algorithms.indexOf(b.algorithm),
  );
  const equal = strongestFirst.find(({isSame}) => isSame);
  // A list that names the file gives it the values of that name. The file may also have been renamed.
  const hasOwn = sums.some(isOwn);
  const isFor = (sum: Checksum) =>
    hasOwn ? isOwn(sum) : !equal?.name || sum.name === equal.name;
  return {
    equal,
    differing: strongestFirst.filter(
      (sum) =>
        !sum.isSame &&
        !sum.isUnlikely &&
        !equal?.isUnlikely &&
        (!sum.name || isFor(sum)),
    ),
    sums: sums.filter(({isSame, isUnlikely}) => isSame || !isUnlikely),
  };
}

/** The algorithms whose checksums a pasted text needs. */
export function algorithmsFor(pasted: PastedText): readonly Algorithm[] {
  return algorithms.filter(
    (each) =>
      pasted.kind === 'checksums' &&
      pasted.checksums.some(({algorithm}) => algorithm === each),
  );
}
