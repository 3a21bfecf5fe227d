import {useMemo, type ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {
  useSwitches,
  useSwitchRows,
} from '@site/src/components/reference/SwitchFinder/switchStore';
import {Code} from '@site/src/components/ui/Code';
import {TableRegion} from '@site/src/components/ui/TableRegion';
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
          {switches.map((each, index) => {
            const remark = [each.note, each.undo && `Undo with ${each.undo}.`]
              .filter(Boolean)
              .join(' ');
            return (
              <tr
                key={each.name}
                id={rows[index]!.anchor}
                hidden={!matches(rows[index]!.text)}>
                <th scope="row">
                  <Code>{each.name}</Code>
                  {each.argument && (
                    <Code className={styles.argument}>{each.argument}</Code>
                  )}
                </th>
                <td>
                  {each.effect}{' '}
                  {each.evidence && <Evidence kind={each.evidence} />}
                  {remark && <span className={styles.note}>{remark}</span>}
                  {each.equivalent && (
                    <Equivalent equivalent={each.equivalent} />
                  )}
                </td>
                <td>{elevationLabels[each.elevation ?? elevation]}</td>
                <td>
                  <Code>{each.example}</Code>
                </td>
              </tr>
            );
          })}
          {isEmpty && (
            <tr>
              <td colSpan={4}>No switch of this table matches.</td>
            </tr>
          )}
        </tbody>
      </table>
    </TableRegion>
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
