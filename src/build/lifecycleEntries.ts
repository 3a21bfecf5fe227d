import {
  lifecycle,
  supportPhases,
  type LifecycleEntry,
  type LifecycleProduct,
  type SupportPhase,
} from '../data/lifecycle';

function quoteAll(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

/**
 * The entries of a product, or only those of the given versions, in the order of the data.
 *
 * @throws {RangeError} if a version is unknown; the message lists the known ones.
 */
export function selectEntries(
  product: LifecycleProduct,
  versions?: readonly string[],
): readonly LifecycleEntry[] {
  const ofProduct = lifecycle.filter((entry) => entry.product === product);
  if (!versions) {
    return ofProduct;
  }
  const known = [...new Set(ofProduct.map((entry) => entry.version))];
  const unknown = versions.filter((version) => !known.includes(version));
  if (unknown.length > 0) {
    throw new RangeError(
      `The lifecycle data of ${product} has no version ${quoteAll(unknown)}. Use some of ${quoteAll(known)}.`,
    );
  }
  return ofProduct.filter((entry) => versions.includes(entry.version));
}

/** The entry with this id. @throws {RangeError} if there is none. */
export function findLifecycleEntry(id: string): LifecycleEntry {
  const entry = lifecycle.find((candidate) => candidate.id === id);
  if (!entry) {
    throw new RangeError(
      `The lifecycle data has no entry "${id}". The ids are in src/data/supportDates.json.`,
    );
  }
  return entry;
}

/**
 * The end date of `phase`. Defaults to the end of extended support, or of mainstream support if there is no extended
 * phase; ESU is used only if requested.
 *
 * @throws {RangeError} if the entry has no such date.
 */
export function supportEnd(
  entry: LifecycleEntry,
  phase: SupportPhase = entry.extendedEnd ? 'extendedEnd' : 'mainstreamEnd',
): string {
  const end = entry[phase];
  if (!end) {
    const existing = supportPhases.filter((candidate) => entry[candidate]);
    throw new RangeError(
      `The entry "${entry.id}" has no date "${phase}". It has ${quoteAll(existing) || 'none'}.`,
    );
  }
  return end;
}

/** What ends with a phase, as the end of a title: "mainstream support ends". */
export function whatEnds(entry: LifecycleEntry, phase: SupportPhase): string {
  if (phase === 'esuEnd') {
    return 'Extended Security Updates end';
  }
  const isAll = !entry.extendedEnd || entry.extendedEnd === entry.mainstreamEnd;
  const name = phase === 'mainstreamEnd' ? 'mainstream' : 'extended';
  return isAll ? 'support ends' : `${name} support ends`;
}
