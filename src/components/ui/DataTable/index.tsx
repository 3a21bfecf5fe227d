import {Fragment, type ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {
  becomesCards,
  splitColumns,
  tableRoles,
} from '@site/src/lib/text/tables';

export interface Column {
  label: string;
  /** The header, if it is more than the label. */
  header?: ReactNode;
  /** Whether its cells have sentences, which need a minimum width. */
  isProse?: boolean;
  /** Class of all its cells, the header too, which may be all there is of a table that is still arriving. */
  className?: string;
}

/** Texts are one with remarks, each of which has its own line. */
type Cell = ReactNode | readonly (string | undefined)[];

export interface Row {
  key: string;
  id?: string;
  isHidden?: boolean;
  /** One for each column; the first names the row. A text that is the same in all rows is shown above the table. */
  cells: readonly Cell[];
}

interface Props {
  /** What the table holds. */
  caption: string;
  /** Below the caption. */
  note?: ReactNode;
  /** Most wanted first, after the one that names the rows. */
  columns: readonly Column[];
  rows: readonly Row[];
  /** Shown instead of rows, for example because all are hidden. */
  empty?: ReactNode;
}

function show(cell: Cell): ReactNode {
  if (Array.isArray(cell)) {
    return (cell as string[])
      .filter(Boolean)
      .map((text, index) => (
        <Fragment key={text}>
          {index === 0 ? show(text) : <small>{show(text)}</small>}{' '}
        </Fragment>
      ));
  }
  return typeof cell === 'string' ? <CodeText>{cell}</CodeText> : cell;
}

/** A table with named rows and columns. On a phone, each row of a wide one becomes a card. */
export function DataTable({
  caption,
  note,
  columns,
  rows,
  empty,
}: Props): ReactNode {
  const {shown, shared} = splitColumns(
    columns.map((column) => column.label),
    rows.map(({cells}) => cells),
  );
  const hasCards = becomesCards(shown.length, columns[0]!.isProse);
  const role = (part: keyof typeof tableRoles) =>
    hasCards ? tableRoles[part] : undefined;
  const [first, ...others] = shown.map((index) => ({
    index,
    ...columns[index]!,
  }));

  return (
    <TableRegion label={caption}>
      <table role={role('table')}>
        <caption>
          {caption} {note && <small>{note}</small>}{' '}
          {shared.length > 0 && (
            <small>
              {shared.map((each) => `${each.label}: ${each.value}.`).join(' ')}
            </small>
          )}
        </caption>
        <thead role={role('section')}>
          <tr role={role('row')}>
            {[first!, ...others].map((column) => (
              <th
                key={column.label}
                scope="col"
                role={role('columnHeader')}
                className={column.className}
                data-prose={column.isProse ? '' : undefined}>
                {column.header ?? column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={role('section')}>
          {rows.map(({key, id, isHidden, cells}) => (
            <tr key={key} id={id} hidden={isHidden} role={role('row')}>
              <th
                scope="row"
                role={role('rowHeader')}
                className={first!.className}>
                {show(cells[first!.index])}
              </th>
              {others.map((column) => (
                <td
                  key={column.label}
                  role={role('cell')}
                  data-label={hasCards ? column.label : undefined}
                  className={column.className}>
                  {show(cells[column.index])}
                </td>
              ))}
            </tr>
          ))}
          {empty && (
            <tr role={role('row')}>
              <td colSpan={shown.length} role={role('cell')}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </TableRegion>
  );
}
