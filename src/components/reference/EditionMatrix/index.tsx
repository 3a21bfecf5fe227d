import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {
  pathSupportLabels,
  pathSupportMeanings,
} from '@site/src/components/reference/pathSupportLabels';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {clientEditions, editionPaths} from '@site/src/data/editionPaths';
import type {ClientEdition, PathSupport} from '@site/src/data/editionPaths';
import type {EditionMatrixProps} from '@site/src/lib/reference/editionTables';
import styles from './styles.module.css';

const shown = Object.keys(pathSupportLabels) as PathSupport[];

/** Nothing becomes one of the other editions in place, so they need no column. */
const targets = clientEditions.filter((to) =>
  editionPaths.some((path) => path.to === to && path.support !== 'no'),
);

function Cell({from, to}: {from: ClientEdition; to: ClientEdition}): ReactNode {
  const path = editionPaths.find(
    (candidate) => candidate.from === from && candidate.to === to,
  );
  return path ? (
    <td className={clsx(styles.cell, styles[path.support])}>
      {pathSupportLabels[path.support]}
    </td>
  ) : (
    <td className={styles.cell}>Same edition</td>
  );
}

/** Which client editions can change to which without reinstalling: rows are the current edition, columns the target. */
export function EditionMatrix({sources}: EditionMatrixProps): ReactNode {
  return (
    <>
      <TableRegion label="Changes between client editions">
        <table className={styles.matrix}>
          <caption>
            Windows 10 and Windows 11: changing the edition without
            reinstalling, from the row to the column
          </caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              {targets.map((edition) => (
                <th key={edition} scope="col">
                  {`To ${edition}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clientEditions.map((from) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                {targets.map((to) => (
                  <Cell key={to} from={from} to={to} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <ul className={styles.legend}>
        {shown.map((support) => (
          <li key={support}>
            <strong className={styles[support]}>
              {pathSupportLabels[support]}
            </strong>
            : {pathSupportMeanings[support]}
          </li>
        ))}
      </ul>
      <p>
        No edition becomes one of the others in place:{' '}
        {clientEditions
          .filter((edition) => !targets.includes(edition))
          .join(', ')}
        .
      </p>
      <SourceLinks subject="this matrix" sources={sources} />
    </>
  );
}
