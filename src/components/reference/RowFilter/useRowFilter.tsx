import {useId, useMemo, useState, type ReactNode} from 'react';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {fold, matchWords} from '@site/src/lib/filter/matchWords';
import styles from './styles.module.css';

/** A shorter table is read faster than it is filtered. */
const fewestRows = 8;

interface Filter<Row> {
  /** Rows that are not shown stay in the page, hidden. */
  isShown: (row: Row) => boolean;
  /** The field and the count, to place before the table; null where the table is short. */
  field: ReactNode;
}

interface Options<Row> {
  rows: readonly Row[];
  /** Everything in a row that a visitor might type. */
  textOf: (row: Row) => string;
  /** What the rows are, for the label and the count: `switches`. */
  noun: string;
  /** Name of the table, which tells the fields of a page apart. */
  title: string;
}

/** Filters the rows of a static table as one types, and announces how many are left. */
export function useRowFilter<Row>({
  rows,
  textOf,
  noun,
  title,
}: Options<Row>): Filter<Row> {
  const id = useId();
  const [query, setQuery] = useState('');
  const shown = useMemo(() => {
    const matches = matchWords(query);
    return new Set(rows.filter((row) => matches(fold(textOf(row)))));
  }, [rows, textOf, query]);
  const count = useSettled(
    query.trim() === '' ? '' : `${shown.size} of ${rows.length} ${noun}`,
  );

  return {
    isShown: (row) => shown.has(row),
    field: rows.length >= fewestRows && (
      <div className={styles.filter}>
        <label htmlFor={id}>
          Filter {noun}
          <span className={styles.title}> in {title}</span>
        </label>
        <input
          id={id}
          type="search"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status">{count}</p>
      </div>
    ),
  };
}
