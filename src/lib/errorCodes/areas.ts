import {errorAreas} from '../../data/errorCodes/areas';
import type {ErrorArea, ShortErrorCode} from '../../data/errorCodes/types';
import {findEntry} from './entry';

/** A code without an entry of its own whose meaning is known. */
export interface ShortEntry extends ShortErrorCode {
  area: ErrorArea;
}

const shortEntries: readonly ShortEntry[] = errorAreas.flatMap((area) =>
  area.codes.map((code) => ({...code, area})),
);

/** Finds a code without an entry of its own by its code in canonical form, or by its symbol. */
export function findShortEntry(name: string): ShortEntry | undefined {
  return findEntry(shortEntries, name);
}

/** The last text and the area that it names, because a log has hundreds of codes. */
let last: {text: string; area: ErrorArea | undefined} | undefined;

function areaNamedIn(text: string): ErrorArea | undefined {
  if (last?.text !== text) {
    last = {text, area: errorAreas.find(({words}) => words?.test(text))};
  }
  return last.area;
}

/** The area whose codes look like this one, given in canonical form; otherwise, the one that the text names. */
export function findArea(code: string, text = ''): ErrorArea | undefined {
  // Office prints `30088-4`; people write its first half alone.
  const name = /^30\d{3}$/.test(code) ? `${code}-0` : code;
  return errorAreas.find(({form}) => form?.test(name)) ?? areaNamedIn(text);
}
