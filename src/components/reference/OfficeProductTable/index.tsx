import {useState, type ReactNode} from 'react';
import {FilterField} from '@site/src/components/reference/FilterField';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import {fold, matchWords} from '@site/src/lib/text/matchWords';
import type {OfficeProductTableProps} from '@site/src/build/reference/officeTables';
import styles from './styles.module.css';

/** Product IDs for the Office Deployment Tool with the channels they can use. Rows that do not match stay in the page. */
export function OfficeProductTable({
  title,
  version,
  rows,
}: OfficeProductTableProps): ReactNode {
  const [query, setQuery] = useState('');
  const matches = matchWords(query);
  const found = rows.filter((row) =>
    matches(fold(Object.values(row).join(' '))),
  );
  return (
    <>
      <FilterField
        label="Filter products"
        context={title}
        query={query}
        onQuery={setQuery}
        count={`${found.length} of ${rows.length} products`}
      />
      <DataTable
        caption={`${title} for the Office Deployment Tool`}
        columns={[
          {label: 'Product ID'},
          {label: 'Product', isProse: true},
          {label: 'License and channel', isProse: true},
          {label: 'Genuine files from'},
        ]}
        rows={rows.map((row) => ({
          key: row.id,
          isHidden: !found.includes(row),
          cells: [
            <Code>{row.id}</Code>,
            [row.product, row.note],
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
