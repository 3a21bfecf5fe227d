/** Functions for given entries. This module must not import the list of all codes, which is large. */
import type {ErrorCode, ProductFamily} from '../../data/errorCodes/types';

interface NamedEntry {
  code: string;
  symbol?: string;
}

/**
 * Finds entries by their code in canonical form, their name if they have no code, and their symbol, such as
 * `SL_E_VL_BINDING_SERVICE_UNAVAILABLE`; the surer names first. Ignores case. The names are collected once, because a log has
 * hundreds of codes to find.
 *
 * An upgrade result is also found by its first half: `0x8007025D` gives the entry `0x8007025D-0x2000C`.
 */
export function finderOf<Entry extends NamedEntry>(
  entries: readonly Entry[],
): (name: string) => Entry | undefined {
  const index = new Map<string, Entry>();
  const add = (name: string | undefined, entry: Entry) => {
    const key = name?.toLowerCase();
    if (key && !index.has(key)) {
      index.set(key, entry);
    }
  };
  entries.forEach((entry) => add(entry.code, entry));
  entries.forEach((entry) => {
    add(entry.symbol, entry);
    add(/^(.+)-0x/i.exec(entry.code)?.[1], entry);
  });
  return (name) => index.get(name.trim().toLowerCase());
}

/** The product families that return the code, in the order of its meanings. */
export function familiesOf(entry: ErrorCode): readonly ProductFamily[] {
  return [...new Set(entry.meanings.map(({family}) => family))];
}

/** What the products are called. */
export const productFamilyNames: Readonly<Record<ProductFamily, string>> = {
  windows: 'Windows',
  office: 'Office',
};

/**
 * The meaning of the code in one line, or all of them ("…; or: …"), with their products if these differ ("Windows: …; Office: …").
 */
export function summarizeMeaning(entry: ErrorCode): string {
  const distinct = entry.meanings.filter(
    ({meaning}, index, all) =>
      all.findIndex((other) => other.meaning === meaning) === index,
  );
  if (distinct.length === 1) {
    return distinct[0]!.meaning;
  }
  return familiesOf({...entry, meanings: distinct}).length === 1
    ? distinct.map(({meaning}) => meaning).join('; or: ')
    : distinct
        .map(({family, meaning}) => `${productFamilyNames[family]}: ${meaning}`)
        .join('; ');
}

/** The address of a section or page: `#…` is on the troubleshooter. */
export function sectionPath(link: string): string {
  return link.startsWith('#') ? `/troubleshoot${link}` : link;
}
