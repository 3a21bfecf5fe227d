import type {ReactNode} from 'react';
import {SupportTimeline} from '@site/src/components/drawings/SupportTimeline';
import {SupportEnd} from '@site/src/components/reference/SupportEnd';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {
  LifecycleRow,
  LifecycleTableProps,
} from '@site/src/build/reference/lifecycleTables';
import styles from './styles.module.css';

const EndDate = ({end}: {end: string | undefined}) =>
  end ? <SupportEnd date={end} /> : 'No date listed';

/** The last day of free updates, and below it that of mainstream support if that ended earlier. */
function FreeSupport({mainstreamEnd, extendedEnd}: LifecycleRow): ReactNode {
  return (
    <>
      <EndDate end={extendedEnd ?? mainstreamEnd} />
      {extendedEnd && extendedEnd > mainstreamEnd && (
        <small>
          Mainstream support until <SupportEnd date={mainstreamEnd} />
        </small>
      )}
    </>
  );
}

/** Notes on single rows, listed below the table because they would widen its columns. */
function Notes({rows}: {rows: readonly LifecycleRow[]}): ReactNode {
  const noted = rows.filter(({note}) => note);
  if (noted.length === 0) {
    return null;
  }
  return (
    <ul className={styles.notes}>
      {noted.map(({id, name, edition, note}) => (
        <li key={id}>
          <strong>{edition ? `${name}, ${edition}` : name}</strong>: {note}
        </li>
      ))}
    </ul>
  );
}

/** When versions of a product were released and when their support ends: drawn, with the complete table folded below. */
export function LifecycleTable({
  product,
  groups,
  rows,
}: LifecycleTableProps): ReactNode {
  return (
    <>
      <SupportTimeline groups={groups} />
      <details className={styles.table}>
        <summary>All dates of {product} in a table</summary>
        <div>
          <DataTable
            caption={`${product}: release and end of support`}
            columns={[
              {label: 'Version'},
              {label: 'Support ends'},
              {
                label: 'ESU ends',
                header: (
                  <>
                    <abbr title="Extended Security Updates">ESU</abbr> ends
                  </>
                ),
              },
              {label: 'Released'},
            ]}
            rows={rows.map((row) => ({
              key: row.id,
              cells: [
                <>
                  {row.name} {row.edition && <small>{row.edition}</small>}
                </>,
                <FreeSupport {...row} />,
                <EndDate end={row.esuEnd} />,
                row.released ? (
                  <SupportEnd date={row.released} />
                ) : (
                  'Not listed'
                ),
              ],
            }))}
          />
          <Notes rows={rows} />
        </div>
      </details>
    </>
  );
}
