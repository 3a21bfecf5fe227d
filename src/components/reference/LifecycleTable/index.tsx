import type {ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {useRowFilter} from '@site/src/components/reference/RowFilter/useRowFilter';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {SupportPhrase} from '@site/src/components/reference/SupportPhrase';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {formatDate} from '@site/src/lib/dates/formatDate';
import type {
  LifecycleRow,
  LifecycleTableProps,
} from '@site/src/lib/reference/lifecycleTables';
import type {SupportPhase} from '@site/src/lib/lifecycleEntries';
import styles from './styles.module.css';

/**
 * Under the Modern policy the first end date is the end of servicing; otherwise it is the end of mainstream support.
 */
function firstEndLabel(hasExtended: boolean, hasModern: boolean): string {
  if (!hasExtended) {
    return 'Support ends';
  }
  return hasModern
    ? 'Mainstream support or servicing ends'
    : 'Mainstream support ends';
}

function Released({
  row: {released: date, evidence},
}: {
  row: LifecycleRow;
}): ReactNode {
  return (
    <td className={styles.date}>
      {date ? <time dateTime={date}>{formatDate(date)}</time> : 'Not listed'}{' '}
      {date && evidence && <Evidence kind={evidence} />}
    </td>
  );
}

function EndDate({
  row: {ends},
  phase,
}: {
  row: LifecycleRow;
  phase: SupportPhase;
}): ReactNode {
  const end = ends[phase];
  if (!end) {
    return <td className={styles.none}>None listed</td>;
  }
  return (
    <td className={styles.date}>
      <time dateTime={end.date}>{formatDate(end.date)}</time>{' '}
      <SupportPhrase end={end.date} className={styles.phrase} />{' '}
      {end.evidence && <Evidence kind={end.evidence} />}
    </td>
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
          <strong>{edition === null ? name : `${name}, ${edition}`}</strong>:{' '}
          {note}
        </li>
      ))}
    </ul>
  );
}

function searchedText(row: LifecycleRow): string {
  const days = [
    row.released,
    ...Object.values(row.ends).map((end) => end?.date),
  ];
  return [
    row.name,
    row.edition ?? 'All',
    ...days.flatMap((day) => (day ? [day, formatDate(day)] : [])),
    row.evidence,
  ].join(' ');
}

/** When versions of a product were released and when their support ends, as a complete table. */
export function LifecycleTable({
  product,
  hasModern,
  rows,
  sources,
}: LifecycleTableProps): ReactNode {
  const {isShown, field} = useRowFilter({
    rows,
    textOf: searchedText,
    noun: 'versions',
    title: `support dates of ${product}`,
  });
  const hasEditions = rows.some(({edition}) => edition !== null);
  const hasExtended = rows.some(({ends}) => ends.extendedEnd !== null);
  const hasEsu = rows.some(({ends}) => ends.esuEnd !== null);

  return (
    <>
      {field}
      <TableRegion label={`Support dates of ${product}`}>
        <table className={styles.table}>
          <caption>{product}: release and end of support</caption>
          <thead>
            <tr>
              <th scope="col">Version</th>
              {hasEditions && (
                <th scope="col">
                  {product === 'Office' ? 'Platform' : 'Editions'}
                </th>
              )}
              <th scope="col">Released</th>
              <th scope="col">{firstEndLabel(hasExtended, hasModern)}</th>
              {hasExtended && <th scope="col">Extended support ends</th>}
              {hasEsu && (
                <th scope="col">
                  <abbr title="Extended Security Updates">ESU</abbr> ends
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} hidden={!isShown(row)}>
                <th scope="row">{row.name}</th>
                {hasEditions && <td>{row.edition ?? 'All'}</td>}
                <Released row={row} />
                <EndDate row={row} phase="mainstreamEnd" />
                {hasExtended && <EndDate row={row} phase="extendedEnd" />}
                {hasEsu && <EndDate row={row} phase="esuEnd" />}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <Notes rows={rows} />
      <SourceLinks subject="these dates" sources={sources} />
    </>
  );
}
