import {useMemo, type ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {
  useSwitches,
  useSwitchRows,
} from '@site/src/components/reference/SwitchFinder/switchStore';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {
  CommandSwitch,
  SwitchElevation,
  SwitchEquivalent,
  SwitchTool,
} from '@site/src/data/commandSwitches';
import {fold, matchWords} from '@site/src/lib/matchWords';
import type {SwitchTableProps} from '@site/src/lib/reference/switchTable';
import styles from './styles.module.css';

const elevationLabels: Readonly<Record<SwitchElevation, string>> = {
  required: 'Yes',
  'not-required': 'No',
  depends: 'Depends',
  'not-stated': 'Not stated',
};

/** URL fragment of a switch: `#slmgr/skms`. */
function anchorOf(tool: SwitchTool, {name}: CommandSwitch): string {
  return `${tool}${name}`.replaceAll(' ', '-');
}

function searchedText(
  tool: SwitchTool,
  {name, argument, effect, note, undo, example, equivalent}: CommandSwitch,
): string {
  const others = typeof equivalent === 'object' ? equivalent : {};
  return [tool, name, argument, effect, note, undo, example]
    .concat(others.powershell, others.osLicense, others.instead)
    .join(' ');
}

/** What to do on a PC without VBScript, folded: few visitors need it, and its lines are long. */
function Equivalent({equivalent}: {equivalent: SwitchEquivalent}): ReactNode {
  if (equivalent === 'none') {
    return (
      <span className={styles.note}>
        Microsoft documents no way without VBScript.
      </span>
    );
  }
  const {powershell, inferred, osLicense, instead} = equivalent;
  return (
    <details className={styles.equivalent}>
      <summary>Without VBScript</summary>
      {powershell && (
        <div>
          PowerShell: <Code>{powershell}</Code>
          {inferred && (
            <>
              {' '}
              <Evidence kind="inferred" />
            </>
          )}
        </div>
      )}
      {osLicense && (
        <div>
          OSLicense: <Code>{osLicense}</Code>
        </div>
      )}
      {instead && <div>{instead}</div>}
    </details>
  );
}

function GroupTable({
  tool,
  title,
  note,
  elevation,
  switches,
}: SwitchTableProps['groups'][number]): ReactNode {
  const rows = useMemo(
    () =>
      switches.map((each) => ({
        anchor: anchorOf(tool, each),
        name: each.name,
        table: title,
        text: fold(searchedText(tool, each)),
      })),
    [tool, title, switches],
  );
  useSwitchRows(rows);
  const matches = matchWords(useSwitches().query);
  const isEmpty = !rows.some(({text}) => matches(text));

  return (
    <DataTable
      caption={title}
      note={note}
      columns={[
        {label: 'Switch', isProse: true},
        {label: 'What it does', isProse: true},
        {label: 'Elevated prompt'},
        {label: 'Example', isProse: true},
      ]}
      rows={switches.map((each, index) => {
        const remark = [each.note, each.undo && `Undo with ${each.undo}.`]
          .filter(Boolean)
          .join(' ');
        return {
          key: each.name,
          id: rows[index]!.anchor,
          isHidden: !matches(rows[index]!.text),
          cells: [
            <>
              <Code>{each.name}</Code>
              {each.argument && (
                <Code className={styles.argument}>{each.argument}</Code>
              )}
            </>,
            <>
              {each.effect} {each.evidence && <Evidence kind={each.evidence} />}
              {remark && <span className={styles.note}>{remark}</span>}
              {each.equivalent && <Equivalent equivalent={each.equivalent} />}
            </>,
            elevationLabels[each.elevation ?? elevation],
            <Code>{each.example}</Code>,
          ],
        };
      })}
      empty={isEmpty && 'No switch of this table matches.'}
    />
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
