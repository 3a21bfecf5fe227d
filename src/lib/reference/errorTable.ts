import * as z from 'zod';
import type {ErrorCode, ProductFamily} from '../../data/errorCodes/types';
import {firstStepLine, summarizeMeaning} from '../errorCodes/entry';
import {findErrorCode} from '../errorCodes/find';
import {normalizeErrorCode} from '../errorCodes/normalize';
import {define} from './define';

export interface ErrorTableRow {
  /** The code in canonical form; also its anchor in the troubleshooter. */
  code: string;
  /** Shown instead of the code if the product does not print one. */
  label?: string;
  meaning: string;
  /** The first fix, with the product families that it applies to. Several if the families differ. */
  fixes: readonly {text: string; families: readonly ProductFamily[]}[];
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
  const fixes = new Map<string, Set<ProductFamily>>();
  for (const meaning of entry.meanings) {
    const text = firstStepLine(meaning);
    fixes.set(text, (fixes.get(text) ?? new Set()).add(meaning.family));
  }
  return {
    code: entry.code,
    label: entry.label,
    meaning: summarizeMeaning(entry),
    fixes: [...fixes].map(([text, families]) => ({
      text,
      families: [...families],
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
