import type {ReactNode} from 'react';
import {useRowFilter} from '@site/src/components/reference/RowFilter/useRowFilter';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {
  OfficeProductRow,
  OfficeProductTableProps,
} from '@site/src/lib/reference/officeTables';
import styles from './styles.module.css';

function searchedText({
  id,
  product,
  note,
  license,
  channels,
  media,
}: OfficeProductRow): string {
  return [id, product, note, license, channels, media].join(' ');
}

/** Product IDs for the Office Deployment Tool with the channels they can use. */
export function OfficeProductTable({
  title,
  version,
  rows,
}: OfficeProductTableProps): ReactNode {
  const {isShown, field} = useRowFilter({
    rows,
    textOf: searchedText,
    noun: 'products',
    title,
  });
  return (
    <>
      {field}
      <DataTable
        label={title}
        caption={`${title} for the Office Deployment Tool`}
        columns={[
          {label: 'Product ID'},
          {label: 'Product', isProse: true},
          {label: 'License and channel', isProse: true},
          {label: 'Genuine files from'},
        ]}
        rows={rows.map((row) => ({
          key: row.id,
          isHidden: !isShown(row),
          cells: [
            <Code>{row.id}</Code>,
            <>
              {row.product}
              {row.note && <small>{row.note}</small>}
            </>,
            `${row.license}, ${row.channels}`,
            row.media ?? 'Not stated',
          ],
        }))}
      />
      <p className={styles.legend}>
        Every one of these products reports version {version}.
      </p>
    </>
  );
}
