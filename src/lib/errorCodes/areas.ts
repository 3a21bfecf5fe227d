import {errorAreas} from '../../data/errorCodes/areas';
import type {ErrorArea, ShortErrorCode} from '../../data/errorCodes/types';
import {findEntry, indexEntries} from './entry';

/** A code without an entry of its own whose meaning is known. */
export interface ShortEntry extends ShortErrorCode {
  area: ErrorArea;
}

const shortEntries = indexEntries<ShortEntry>(
  errorAreas.flatMap((area) => area.codes.map((code) => ({...code, area}))),
);

/** Finds a code without an entry of its own by its code in canonical form, or by its symbol. */
export function findShortEntry(name: string): ShortEntry | undefined {
  return findEntry(shortEntries, name);
}

/** The area that a text names. */
export const areaNamedIn = (text: string): ErrorArea | undefined =>
  errorAreas.find(({words}) => words?.test(text));

/** The area whose codes look like this one, given in canonical form. */
export function findArea(code: string): ErrorArea | undefined {
  // Office prints `30088-4`; people write its first half alone.
  const name = /^30\d{3}$/.test(code) ? `${code}-0` : code;
  return errorAreas.find(({form}) => form?.test(name));
}
