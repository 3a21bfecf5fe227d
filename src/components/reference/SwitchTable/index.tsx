import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {
  switchRows,
  useSwitches,
} from '@site/src/components/reference/SwitchFinder/switchStore';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {SwitchEquivalent} from '@site/src/data/commandSwitches';
import styles from './styles.module.css';

/** What to do on a PC without VBScript. */
function Equivalent({equivalent}: {equivalent: SwitchEquivalent}): ReactNode {
  if (equivalent === 'none') {
    return <p>Microsoft documents no way without VBScript.</p>;
  }
  const {powershell, osLicense, instead} = equivalent;
  return (
    <>
      {powershell && (
        <p>
          Without VBScript, in PowerShell: <Code>{powershell}</Code>
        </p>
      )}
      {osLicense && (
        <p>
          With OSLicense: <Code>{osLicense}</Code>
        </p>
      )}
      {instead && <p>{instead}</p>}
    </>
  );
}

/** The documented switches of all tools. Each row opens for its example. */
export function SwitchTable(): ReactNode {
  const {query, found} = useSwitches();
  const isFiltered = query.trim() !== '';

  return (
    <DataTable
      caption="Switches by tool"
      note="Open a row for an example."
      columns={[
        {label: 'Switch', className: styles.name},
        {label: 'What it does', isProse: true},
      ]}
      rows={switchRows.map((each) => ({
        key: each.anchor,
        id: each.anchor,
        isHidden: isFiltered && !found.includes(each),
        cells: [
          <Code>{`${each.tool} ${each.name}`}</Code>,
          <details className={styles.entry}>
            <summary>{each.effect}</summary>
            {each.argument && (
              <p>
                Argument: <Code>{each.argument}</Code>
              </p>
            )}
            <p>
              <Code>{each.example}</Code>
            </p>
            <p>
              <CodeText>{each.remarks.filter(Boolean).join(' ')}</CodeText>
            </p>
            {each.equivalent && <Equivalent equivalent={each.equivalent} />}
          </details>,
        ],
      }))}
      empty={isFiltered && found.length === 0 && 'No switch matches.'}
    />
  );
}
