import * as z from 'zod';
import type {ErrorCode, ProductFamily} from '../../data/errorCodes/types';
import {findErrorCode} from '../errorCodes/find';
import {normalizeErrorCode} from '../errorCodes/normalize';
import {entryView, firstStepLine, rowsOfKind} from '../errorCodes/view';
import {define} from './define';

export interface ErrorTableRow {
  /** The code in canonical form; also its anchor in the troubleshooter. */
  code: string;
  /** Shown instead of the code if the product does not print one. */
  label?: string;
  meaning: string;
  /** What to do first. Several if the meanings differ: each with what reports the code so. */
  fixes: readonly {text: string; titles: readonly string[]}[];
}

export interface ErrorTableProps {
  caption: string;
  rows: readonly ErrorTableRow[];
}

function selectEntry(code: string, family?: ProductFamily): ErrorCode {
  const entry = findErrorCode(normalizeErrorCode(code) ?? code);
  if (!entry) {
    throw new RangeError(
      `the error codes have no entry "${code}". Add it in src/data/errorCodes.`,
    );
  }
  const meanings = family
    ? entry.meanings.filter((meaning) => meaning.family === family)
    : entry.meanings;
  if (meanings.length === 0) {
    throw new RangeError(`"${code}" has no meaning for "${String(family)}".`);
  }
  return {...entry, meanings};
}

/** The row of one entry. */
export function toRow(entry: ErrorCode): ErrorTableRow {
  const {code, label, summary, meanings} = entryView(entry);
  const titles = new Map<string, string[]>();
  for (const meaning of meanings) {
    const text = firstStepLine(rowsOfKind([meaning], 'steps'));
    titles.set(text, [...(titles.get(text) ?? []), meaning.title]);
  }
  return {
    code,
    label,
    meaning: summary,
    fixes: Array.from(titles, ([text, its]) => ({
      text,
      titles: [...new Set(its)],
    })),
  };
}

/** `<ErrorTable codes={['0xC004F074']} family="windows" caption="…" />`: the codes in the given order. */
export const errorTable = define(
  z.strictObject({
    codes: z.array(z.string()).min(1, 'name at least one code'),
    /** Limits meanings and fixes to one product family, for a page about it. */
    family: z.enum(['windows', 'office']).optional(),
    caption: z.string().default('Error codes'),
  }),
  ({codes, family, caption}): ErrorTableProps => {
    const rows = codes.map((code) => toRow(selectEntry(code, family)));
    const duplicate = rows.find(
      ({code}, index) => rows.findIndex((row) => row.code === code) !== index,
    );
    if (duplicate) {
      throw new RangeError(`"${duplicate.code}" is named twice.`);
    }
    return {caption, rows};
  },
);
