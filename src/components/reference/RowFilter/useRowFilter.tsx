import {useMemo, useState, type ReactNode} from 'react';
import {fold, matchWords} from '@site/src/lib/matchWords';
import {FilterField} from './FilterField';

/** Shorter tables are faster to read than to filter. */
const fewestRows = 8;

interface Filter<Row> {
  /** Rows that do not match stay in the page, hidden. */
  isShown: (row: Row) => boolean;
  /** The field and the count, to place before the table; null if the table is short. */
  field: ReactNode;
}

interface Options<Row> {
  rows: readonly Row[];
  /** All text of a row that a visitor might type. */
  textOf: (row: Row) => string;
  /** What the rows are, for the label and the count: `versions`. */
  noun: string;
  /** Name of the table. */
  title: string;
}

/** Filters the rows of a static table while the visitor types, and announces how many remain. */
export function useRowFilter<Row>({
  rows,
  textOf,
  noun,
  title,
}: Options<Row>): Filter<Row> {
  const [query, setQuery] = useState('');
  const texts = useMemo(
    () => new Map(rows.map((row) => [row, fold(textOf(row))])),
    [rows, textOf],
  );
  const matches = matchWords(query);
  const isShown = (row: Row) => matches(texts.get(row) ?? '');

  return {
    isShown,
    field: rows.length >= fewestRows && (
      <FilterField
        label={`Filter ${noun}`}
        context={title}
        query={query}
        onQuery={setQuery}
        count={`${rows.filter(isShown).length} of ${rows.length} ${noun}`}
      />
    ),
  };
}
