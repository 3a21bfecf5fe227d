/** Functions on given entries. Nothing here imports the list of all codes, which is large. */
import type {ErrorCode, ProductFamily} from '../../data/errorCodes/types';

/**
 * The entry for a code as `normaliseErrorCode` gives it, for the name of an entry without a code, or for a symbol such as
 * `SL_E_VL_BINDING_SERVICE_UNAVAILABLE`, each in any letter case; undefined when `entries` has none.
 *
 * An upgrade result is found by its first half as well: `0x8007025D` gives the entry `0x8007025D-0x2000C`.
 */
export function findEntry<Entry extends Pick<ErrorCode, 'code' | 'symbol'>>(
  entries: readonly Entry[],
  name: string,
): Entry | undefined {
  const code = name.trim().toLowerCase();
  if (code === '') {
    return undefined;
  }
  return (
    entries.find((entry) => entry.code.toLowerCase() === code) ??
    entries.find(
      (entry) =>
        entry.symbol?.toLowerCase() === code ||
        entry.code.toLowerCase().startsWith(`${code}-0x`),
    )
  );
}

/** The product families that return the code, Windows first. */
export function familiesOf(entry: ErrorCode): readonly ProductFamily[] {
  return [...new Set(entry.meanings.map(({family}) => family))];
}

/**
 * What the code means in one line: the meaning where all products agree, otherwise every meaning in turn
 * ("Windows: …; Office: …").
 */
export function summarizeMeaning(entry: ErrorCode): string {
  const names = {windows: 'Windows', office: 'Office'} as const;
  const distinct = entry.meanings.filter(
    ({meaning}, index, all) =>
      all.findIndex((other) => other.meaning === meaning) === index,
  );
  if (distinct.length === 1) {
    return distinct[0]!.meaning;
  }
  return distinct
    .map(({family, context, meaning}) =>
      familiesOf(entry).length === 1
        ? `${meaning} (${context ?? names[family]})`
        : `${names[family]}: ${meaning}`,
    )
    .join('; ');
}
