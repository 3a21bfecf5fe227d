import type {ReactNode} from 'react';
import {useRowFilter} from '@site/src/components/reference/RowFilter/useRowFilter';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {
  CommandSwitch,
  SwitchConfidence,
  SwitchElevation,
} from '@site/src/data/commandSwitches';
import type {SwitchTableProps} from '@site/src/lib/reference/switchTable';
import styles from './styles.module.css';

const elevationLabels: Readonly<Record<SwitchElevation, string>> = {
  required: 'Yes',
  'not-required': 'No',
  depends: 'Depends',
  'not-stated': 'Not stated',
};

const confidenceLabels: Readonly<Record<SwitchConfidence, string | null>> = {
  documented: null,
  script: 'Read in the script only.',
  'general-knowledge': 'General knowledge, not documented.',
};

function searchedText({
  name,
  argument,
  effect,
  note,
  example,
}: CommandSwitch): string {
  return [name, argument, effect, note, example].join(' ');
}

function GroupTable({
  title,
  note,
  elevation,
  switches,
}: SwitchTableProps['groups'][number]): ReactNode {
  const {isShown, field} = useRowFilter({
    rows: switches,
    textOf: searchedText,
    noun: 'switches',
    title,
  });
  return (
    <>
      {field}
      <TableRegion label={title}>
        <table className={styles.table}>
          <caption>
            {title}
            {note && <span className={styles.note}>{note}</span>}
          </caption>
          <thead>
            <tr>
              <th scope="col">Switch</th>
              <th scope="col">What it does</th>
              <th scope="col">Elevated prompt</th>
              <th scope="col">Example</th>
            </tr>
          </thead>
          <tbody>
            {switches.map((each) => {
              const remark = [
                each.note,
                confidenceLabels[each.confidence ?? 'documented'],
              ]
                .filter(Boolean)
                .join(' ');
              return (
                <tr key={each.name} hidden={!isShown(each)}>
                  <th scope="row">
                    <code>{each.name}</code>
                    {each.argument && (
                      <code className={styles.argument}>{each.argument}</code>
                    )}
                  </th>
                  <td>
                    {each.effect}
                    {remark && <span className={styles.note}>{remark}</span>}
                  </td>
                  <td>{elevationLabels[each.elevation ?? elevation]}</td>
                  <td>
                    <code>{each.example}</code>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableRegion>
    </>
  );
}

/** The documented switches of a command-line tool, with an example each. */
export function SwitchTable({groups, sources}: SwitchTableProps): ReactNode {
  return (
    <>
      {groups.map((each) => (
        <GroupTable key={each.group} {...each} />
      ))}
      <SourceLinks
        subject={groups.length > 1 ? 'these tables' : 'this table'}
        sources={sources}
      />
    </>
  );
}
