import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {pathSupportLabels} from '@site/src/components/reference/pathSupportLabels';
import {TableRegion} from '@site/src/components/ui/TableRegion';
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
import type {EditionPathTableProps} from '@site/src/lib/reference/editionTables';
import type {ShownSource} from '@site/src/lib/sources/shownSource';
import styles from './styles.module.css';

const restartLabels: Readonly<Record<EditionPath['restart'], string>> = {
  yes: 'Yes',
  no: 'No',
  'not-applicable': 'Does not apply',
  'not-stated': 'Not stated',
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
    <ul className={styles.methods}>
      {methods.map((method) => (
        <li key={method}>
          <CodeText>{method}</CodeText>
        </li>
      ))}
    </ul>
  );
}

interface Sourced {
  sources: readonly ShownSource[];
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

function ClientTable({
  from,
  sources,
}: Sourced & {from: ClientEdition}): ReactNode {
  const paths = rowsFrom(from);
  return (
    <>
      <TableRegion label={`Edition changes from ${from}`}>
        <table>
          <caption>
            From {from}: changing the edition of Windows 10 or Windows 11
          </caption>
          <thead>
            <tr>
              <th scope="col">To</th>
              <th scope="col" className={styles.support}>
                Without reinstalling
              </th>
              <th scope="col">How</th>
              <th scope="col">What stays</th>
              <th scope="col">Restart</th>
            </tr>
          </thead>
          <tbody>
            {paths.map((path) => (
              <tr key={path.to}>
                <th scope="row">{path.to}</th>
                <td>
                  {pathSupportLabels[path.support]}{' '}
                  {path.note && (
                    <span className={styles.note}>
                      <CodeText>{path.note}</CodeText>
                    </span>
                  )}
                </td>
                <td>
                  <Methods
                    methods={path.methods.map(
                      (method) => changeMethods[method],
                    )}
                  />
                </td>
                <td>
                  <CodeText>{keptData[path.keeps].text}</CodeText>
                </td>
                <td>{restartLabels[path.restart]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceLinks subject="these paths" sources={sources} />
    </>
  );
}

function SModeTable({sources}: Sourced): ReactNode {
  return (
    <>
      <TableRegion label="Leaving S mode">
        <table>
          <caption>Leaving S mode</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">How</th>
              <th scope="col">Files, settings and apps stay</th>
              <th scope="col">Good to know</th>
            </tr>
          </thead>
          <tbody>
            {sModePaths.map((path) => (
              <tr key={path.from}>
                <th scope="row">{path.from}</th>
                <td>{path.to}</td>
                <td>
                  <Methods methods={path.methods} />
                </td>
                <td>{path.keepsData ? 'Yes' : 'No'}</td>
                <td>{path.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceLinks subject="these paths" sources={sources} />
    </>
  );
}

function NKnTable({sources}: Sourced): ReactNode {
  return (
    <>
      <TableRegion label="Rules for N and KN editions">
        <table>
          <caption>Rules for the N and KN editions</caption>
          <thead>
            <tr>
              <th scope="col">Change</th>
              <th scope="col">Rule</th>
            </tr>
          </thead>
          <tbody>
            {nKnRules.map(({change, rule}) => (
              <tr key={change}>
                <th scope="row">{change}</th>
                <td>{rule}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceLinks subject="these rules" sources={sources} />
    </>
  );
}

function ServerTable({sources}: Sourced): ReactNode {
  return (
    <>
      <TableRegion label="Conversions of Windows Server">
        <table>
          <caption>
            Windows Server: converting the edition or the license in place
          </caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">To</th>
              <th scope="col">Supported</th>
              <th scope="col">How</th>
              <th scope="col">Data stays</th>
            </tr>
          </thead>
          <tbody>
            {serverConversions.map((conversion) => (
              <tr key={`${conversion.from} ${conversion.to}`}>
                <th scope="row">{conversion.from}</th>
                <td>{conversion.to}</td>
                <td>
                  {conversion.isSupported ? 'Yes' : 'No'}{' '}
                  {conversion.note && (
                    <span className={styles.note}>{conversion.note}</span>
                  )}
                </td>
                <td>
                  <CodeText>{conversion.method}</CodeText>
                </td>
                <td>{serverKeptLabels[conversion.keepsData]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceLinks subject="these conversions" sources={sources} />
    </>
  );
}

/** The changes from an edition to others, each with its method and what it keeps. */
export function EditionPathTable(props: EditionPathTableProps): ReactNode {
  switch (props.kind) {
    case 'client':
      return <ClientTable from={props.from} sources={props.sources} />;
    case 's-mode':
      return <SModeTable sources={props.sources} />;
    case 'n-kn':
      return <NKnTable sources={props.sources} />;
    case 'server':
      return <ServerTable sources={props.sources} />;
  }
}
