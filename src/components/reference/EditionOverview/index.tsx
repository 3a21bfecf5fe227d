import type {ReactNode} from 'react';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {
  pathSupportLabels,
  pathSupportMeanings,
} from '@site/src/components/reference/pathSupportLabels';
import {DataTable} from '@site/src/components/ui/DataTable';
import {clientEditions, editionPaths} from '@site/src/data/editionPaths';
import type {ClientEdition, PathSupport} from '@site/src/data/editionPaths';
import type {EditionOverviewProps} from '@site/src/lib/reference/editionTables';
import styles from './styles.module.css';

/** The answers in the order of the legend; "no" is the last one, for all editions that the others do not name. */
const answers = [
  ...(Object.keys(pathSupportLabels) as PathSupport[]).filter(
    (support) => support !== 'no',
  ),
  'no',
] as const;

/** The editions to which one can change, by the answer. */
function Targets({from}: {from: ClientEdition}): ReactNode {
  const paths = editionPaths.filter((path) => path.from === from);
  return (
    <ul className={styles.answers}>
      {answers.map((support) => {
        const targets = paths.filter((path) => path.support === support);
        return (
          targets.length > 0 && (
            <li key={support}>
              <strong className={styles[support]}>
                {pathSupportLabels[support]}
              </strong>
              :{' '}
              {support === 'no'
                ? `every ${targets.length < paths.length ? 'other ' : ''}edition`
                : targets.map(({to}) => to).join(', ')}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Which client editions can change to which without reinstalling. */
export function EditionOverview({sources}: EditionOverviewProps): ReactNode {
  return (
    <>
      <DataTable
        label="Changes between client editions"
        caption="Windows 10 and Windows 11: changing the edition without reinstalling"
        columns={[{label: 'From'}, {label: 'To', isProse: true}]}
        rows={clientEditions.map((from) => ({
          key: from,
          cells: [from, <Targets from={from} />],
        }))}
      />
      <ul className={styles.legend}>
        {answers.map((support) => (
          <li key={support}>
            <strong className={styles[support]}>
              {pathSupportLabels[support]}
            </strong>
            : {pathSupportMeanings[support]}
          </li>
        ))}
      </ul>
      <SourceLinks subject="this table" sources={sources} />
    </>
  );
}
