import type {ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {useRowFilter} from '@site/src/components/reference/RowFilter/useRowFilter';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {Code} from '@site/src/components/ui/Code';
import {TableRegion} from '@site/src/components/ui/TableRegion';
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
  hasAssumedChannel,
  rows,
  sources,
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
      <TableRegion label={title}>
        <table>
          <caption>{title} for the Office Deployment Tool</caption>
          <thead>
            <tr>
              <th scope="col">Product ID</th>
              <th scope="col">Product</th>
              <th scope="col">License</th>
              <th scope="col">Channel</th>
              <th scope="col">Genuine files from</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} hidden={!isShown(row)}>
                <th scope="row">
                  <Code>{row.id}</Code>{' '}
                  {row.evidence && <Evidence kind={row.evidence} />}
                </th>
                <td>
                  {row.product}
                  {row.note && <span className={styles.note}>{row.note}</span>}
                </td>
                <td>{row.license}</td>
                <td>{row.channels}</td>
                <td>{row.media ?? 'Not stated'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className={styles.legend}>
        Every one of these products reports version {version}.
        {hasAssumedChannel &&
          ' Inferred: Current is the default channel of the Office Deployment Tool.'}
      </p>
      <SourceLinks subject="this table" sources={sources} />
    </>
  );
}
