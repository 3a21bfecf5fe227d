import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {pathSupportLabels} from '@site/src/components/reference/pathSupportLabels';
import {DataTable} from '@site/src/components/ui/DataTable';
import {
  changeMethods,
  editionPaths,
  keptData,
  nKnRules,
  sModePaths,
  serverConversions,
} from '@site/src/data/editionPaths';
import type {
  ClientEdition,
  EditionPath,
  ServerConversion,
} from '@site/src/data/editionPaths';
import type {EditionPathTableProps} from '@site/src/build/reference/editionTables';
import styles from './styles.module.css';

const restartNotes: Readonly<
  Record<EditionPath['restart'], string | undefined>
> = {
  yes: 'With a restart',
  no: 'Without a restart',
  'not-applicable': undefined,
  'not-stated': undefined,
};

const serverKeptLabels: Readonly<
  Record<ServerConversion['keepsData'], string>
> = {
  yes: 'Yes',
  no: 'No',
  'not-applicable': 'Does not apply',
};

function Methods({methods}: {methods: readonly string[]}): ReactNode {
  if (methods.length === 0) {
    return 'It comes with its device only';
  }
  if (methods.length === 1) {
    return <CodeText>{methods.join('')}</CodeText>;
  }
  return (
    <ul>
      {methods.map((method) => (
        <li key={method}>
          <CodeText>{method}</CodeText>
        </li>
      ))}
    </ul>
  );
}

/** The paths from an edition; targets with the same answer share a row. */
function rowsFrom(
  from: ClientEdition,
): readonly (Omit<EditionPath, 'to'> & {to: string})[] {
  const rows = new Map<string, Omit<EditionPath, 'to'> & {to: string}>();
  for (const path of editionPaths.filter((each) => each.from === from)) {
    const {to, ...rest} = path;
    const key = JSON.stringify(rest);
    const row = rows.get(key);
    rows.set(key, {...rest, to: row ? `${row.to}, ${to}` : to});
  }
  return [...rows.values()];
}

function ClientTable({from}: {from: ClientEdition}): ReactNode {
  return (
    <DataTable
      caption={`From ${from}: changing the edition of Windows 10 or Windows 11`}
      columns={[
        {label: 'To'},
        {label: 'Without reinstalling', isProse: true},
        {label: 'How', isProse: true, className: styles.how},
        {label: 'What stays', isProse: true},
      ]}
      rows={rowsFrom(from).map((path) => ({
        key: path.to,
        cells: [
          path.to,
          [pathSupportLabels[path.support], path.note, path.forAdmins],
          <Methods
            methods={path.methods.map((method) => changeMethods[method])}
          />,
          [keptData[path.keeps].text, restartNotes[path.restart]],
        ],
      }))}
    />
  );
}

function SModeTable(): ReactNode {
  return (
    <DataTable
      caption="Leaving S mode: files, settings and apps stay"
      columns={[
        {label: 'From'},
        {label: 'To'},
        {label: 'How', isProse: true, className: styles.how},
        {label: 'Good to know', isProse: true},
      ]}
      rows={sModePaths.map((path) => ({
        key: path.from,
        cells: [
          path.from,
          path.to,
          <Methods methods={path.methods} />,
          path.note,
        ],
      }))}
    />
  );
}

function NKnTable(): ReactNode {
  return (
    <DataTable
      caption="Rules for the N and KN editions"
      columns={[{label: 'Change'}, {label: 'Rule', isProse: true}]}
      rows={nKnRules.map(({change, rule}) => ({
        key: change,
        cells: [change, rule],
      }))}
    />
  );
}

function ServerTable(): ReactNode {
  return (
    <DataTable
      caption="Windows Server: converting the edition or the license in place"
      columns={[
        {label: 'From'},
        {label: 'To'},
        {label: 'Supported', isProse: true},
        {label: 'How', isProse: true, className: styles.how},
        {label: 'Data stays'},
      ]}
      rows={serverConversions.map((conversion) => ({
        key: `${conversion.from} ${conversion.to}`,
        cells: [
          conversion.from,
          conversion.to,
          [conversion.isSupported ? 'Yes' : 'No', conversion.note],
          conversion.method,
          serverKeptLabels[conversion.keepsData],
        ],
      }))}
    />
  );
}

/** The changes from an edition to others, each with its method and what it keeps. */
export function EditionPathTable({
  kind,
  from,
}: EditionPathTableProps): ReactNode {
  switch (kind) {
    case 'client':
      return <ClientTable from={from} />;
    case 's-mode':
      return <SModeTable />;
    case 'n-kn':
      return <NKnTable />;
    case 'server':
      return <ServerTable />;
  }
}
