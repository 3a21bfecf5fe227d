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
