/** Compares the checksums of a file with pasted ones: a value is equal, whatever the text calls it, or it isn't. */
import {algorithms} from './algorithms';
import type {Algorithm, Digests} from './algorithms';
import type {Checksum, PastedSums, PastedText} from './readSums';

export interface Verdict {
  /** The strongest value that is equal. */
  equal?: Checksum;
  /** The values that differ, strongest first. */
  differing: readonly Checksum[];
}

export function judge(
  digests: Digests,
  {checksums, others}: PastedSums,
): Verdict {
  const isEqual = ({algorithm, value}: Checksum) =>
    digests[algorithm] === value;
  const strongestFirst = [...checksums].sort(
    (a, b) => algorithms.indexOf(a.algorithm) - algorithms.indexOf(b.algorithm),
  );
  const equal = strongestFirst.find(isEqual);
  const misread = equal ? undefined : others.find(isEqual);
  return misread
    ? {equal: misread, differing: []}
    : {equal, differing: strongestFirst.filter((sum) => !isEqual(sum))};
}

/** The algorithms whose checksums a pasted text needs. */
export function algorithmsFor(pasted: PastedText): readonly Algorithm[] {
  const sums =
    pasted.kind === 'checksums' ? [...pasted.checksums, ...pasted.others] : [];
  return algorithms.filter((each) =>
    sums.some(({algorithm}) => algorithm === each),
  );
}
