import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {
  pathSupportLabels,
  pathSupportMeanings,
} from '@site/src/components/reference/pathSupportLabels';
import {DataTable} from '@site/src/components/ui/DataTable';
import {clientEditions, editionPaths} from '@site/src/data/editionPaths';
import type {ClientEdition, PathSupport} from '@site/src/data/editionPaths';
import styles from './styles.module.css';

const supports = Object.keys(pathSupportLabels) as PathSupport[];
const labels = [...new Set(Object.values(pathSupportLabels))];

function Answer({support}: {support: PathSupport}): ReactNode {
  return (
    <strong className={styles[support]}>{pathSupportLabels[support]}</strong>
  );
}

/** The editions to which one can change, by the answer; "no" is the last one, for all that the others do not name. */
function Targets({from}: {from: ClientEdition}): ReactNode {
  const paths = editionPaths.filter((path) => path.from === from);
  return (
    <ul className={styles.answers}>
      {labels.map((label) => {
        const targets = paths.filter(
          ({support}) => pathSupportLabels[support] === label,
        );
        const [first] = targets;
        return (
          first && (
            <li key={label}>
              <Answer support={first.support} />:{' '}
              {first.support === 'no'
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
export function EditionOverview(): ReactNode {
  return (
    <>
      <DataTable
        caption="Windows 10 and Windows 11: changing the edition without reinstalling"
        columns={[{label: 'From'}, {label: 'To', isProse: true}]}
        rows={clientEditions.map((from) => ({
          key: from,
          cells: [from, <Targets from={from} />],
        }))}
      />
      <ul className={styles.legend}>
        {supports.map(
          (support) =>
            pathSupportMeanings[support] && (
              <li key={support}>
                <Answer support={support} />:{' '}
                <CodeText>{pathSupportMeanings[support]}</CodeText>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
