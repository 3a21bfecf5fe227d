/**
 * On a phone, a table of three or more columns, or whose rows have long names, shows each row as a card, by the styles of
 * `src/components/ui/TableRegion`. Both kinds of tables, `DataTable` and those of Markdown, have the attributes for it:
 * each cell repeats the label of its column, and everything has its role, because browsers may forget that an element
 * with another `display` belongs to a table.
 */

export const tableRoles = {
  table: 'table',
  section: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

const fewestColumns = 3;

export const becomesCards = (columns: number, hasLongNames = false): boolean =>
  columns >= fewestColumns || hasLongNames;

/** A text of this length needs a wide column. In a narrow one, each word would be on a line of its own. */
const proseLength = 24;

/** A name of this length leaves too little of a phone to the texts beside it. */
const nameLength = 40;

/** Whether a column has sentences, by the text of its longest cell. */
export const isProse = (texts: readonly string[]): boolean =>
  texts.some(({length}) => length >= proseLength);

export const areLongNames = (texts: readonly string[]): boolean =>
  texts.some(({length}) => length >= nameLength);

export interface SharedColumn {
  label: string;
  value: string;
}

/** The indexes of the columns that a table shows, and the values of those with the same text in every row. */
export interface SplitColumns {
  shown: number[];
  shared: SharedColumn[];
}

/**
 * Removes columns that would repeat one text in each row. The table states that text once instead. The first
 * column names the rows, so it stays, and so do all columns of a single row.
 */
export function splitColumns(
  labels: readonly string[],
  rows: readonly (readonly unknown[])[],
): SplitColumns {
  const shown: number[] = [];
  const shared: SharedColumn[] = [];
  labels.forEach((label, column) => {
    const value = rows[0]?.[column];
    if (
      column > 0 &&
      rows.length > 1 &&
      typeof value === 'string' &&
      rows.every((cells) => cells[column] === value)
    ) {
      shared.push({label, value});
    } else {
      shown.push(column);
    }
  });
  return {shown, shared};
}
