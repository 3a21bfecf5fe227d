import type {ReactNode} from 'react';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {OfficeProductTableProps} from '@site/src/lib/reference/officeTables';
import styles from './styles.module.css';

/** Product IDs for the Office Deployment Tool with the channels they can use. */
export function OfficeProductTable({
  title,
  version,
  hasAssumedChannel,
  rows,
  sources,
}: OfficeProductTableProps): ReactNode {
  return (
    <>
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
              <th scope="col">Basis</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <code>{row.id}</code>
                </th>
                <td>
                  {row.product}
                  {row.note && <span className={styles.note}>{row.note}</span>}
                </td>
                <td>{row.license}</td>
                <td>{row.channels}</td>
                <td>{row.media ?? 'Not stated'}</td>
                <td>
                  {row.confidence === 'documented'
                    ? 'Documented'
                    : 'Third-party list; check before use'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className={styles.legend}>
        Every one of these products reports version {version}.
        {hasAssumedChannel &&
          ' Assumed: no page read lists the channels of these retail products; Current is the default of the tool.'}
      </p>
      <SourceLinks subject="this table" sources={sources} />
    </>
  );
}
