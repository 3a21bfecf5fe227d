import type {ReactNode} from 'react';
import {SourceList} from '@site/src/components/reference/SourceList';
import {SupportPhrase} from '@site/src/components/reference/SupportPhrase';
import {confidenceLabels} from '@site/src/components/reference/confidenceLabels';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {LifecycleEntry, LifecycleProduct} from '@site/src/data/lifecycle';
import {formatDate} from '@site/src/lib/dates/formatDate';
import {
  selectEntries,
  supportDate,
} from '@site/src/lib/lifecycle/selectEntries';
import type {SupportPhase} from '@site/src/lib/lifecycle/selectEntries';
import styles from './styles.module.css';

interface Props {
  product: LifecycleProduct;
  /** Exact `version` strings of the data. Without it every version is shown. */
  versions?: readonly string[];
}

function versionName({product, version, versionLabel}: LifecycleEntry): string {
  return versionLabel ?? (version === 'all' ? product : version);
}

/** The first end date is that of servicing for releases under the Modern policy, of mainstream support for others. */
function firstEndLabel(hasExtended: boolean, hasModern: boolean): string {
  if (!hasExtended) {
    return 'Support ends';
  }
  return hasModern
    ? 'Mainstream support or servicing ends'
    : 'Mainstream support ends';
}

function Released({date}: {date: string | null}): ReactNode {
  return (
    <td className={styles.date}>
      {date ? <time dateTime={date}>{formatDate(date)}</time> : 'Not listed'}
    </td>
  );
}

function EndDate({
  entry,
  phase,
}: {
  entry: LifecycleEntry;
  phase: SupportPhase;
}): ReactNode {
  const end = supportDate(entry, phase);
  if (!end) {
    return <td className={styles.none}>None listed</td>;
  }
  return (
    <td className={styles.date}>
      <time dateTime={end.date}>{formatDate(end.date)}</time>{' '}
      <SupportPhrase end={end.date} className={styles.phrase} />{' '}
      {end.confidence !== entry.confidence && (
        <span className={styles.aside}>{confidenceLabels[end.confidence]}</span>
      )}
    </td>
  );
}

interface NotesProps {
  entries: readonly LifecycleEntry[];
  hasEditions: boolean;
}

/** What a reader needs beside the dates, by row; in the table it would push the columns apart. */
function Notes({entries, hasEditions}: NotesProps): ReactNode {
  const noted = entries.filter(({note}) => note);
  if (noted.length === 0) {
    return null;
  }
  return (
    <ul className={styles.notes}>
      {noted.map((entry) => (
        <li key={entry.id}>
          <strong>
            {versionName(entry)}
            {hasEditions && entry.edition !== 'all' && `, ${entry.edition}`}
          </strong>
          : {entry.note}
        </li>
      ))}
    </ul>
  );
}

/** When versions of a product were released and when their support ends, as a complete table. */
export function LifecycleTable({product, versions}: Props): ReactNode {
  const entries = selectEntries(product, versions);
  const hasEditions = entries.some(({edition}) => edition !== 'all');
  const hasExtended = entries.some(({extendedEnd}) => extendedEnd !== null);
  const hasEsu = entries.some(({esuEnd}) => esuEnd !== null);
  const hasModern = entries.some(({policy}) => policy === 'modern');

  return (
    <>
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
              <th scope="col">Basis</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">{versionName(entry)}</th>
                {hasEditions && (
                  <td>{entry.edition === 'all' ? 'All' : entry.edition}</td>
                )}
                <Released date={entry.released} />
                <EndDate entry={entry} phase="mainstreamEnd" />
                {hasExtended && <EndDate entry={entry} phase="extendedEnd" />}
                {hasEsu && <EndDate entry={entry} phase="esuEnd" />}
                <td>{confidenceLabels[entry.confidence]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <Notes entries={entries} hasEditions={hasEditions} />
      <SourceList
        subject="these dates"
        ids={entries.flatMap((entry) => entry.sources)}
      />
    </>
  );
}
