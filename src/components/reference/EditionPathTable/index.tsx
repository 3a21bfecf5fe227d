import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {SourceList} from '@site/src/components/reference/SourceList';
import {pathSupportLabels} from '@site/src/components/reference/pathSupportLabels';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {
  changeMethods,
  clientEditions,
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
import styles from './styles.module.css';

const kinds = ['client', 's-mode', 'n-kn', 'server'] as const;

interface Props {
  /** `client`: Windows 10 and 11 editions; `s-mode`: leaving S mode; `n-kn`: media editions; `server`: conversions. */
  kind: (typeof kinds)[number];
  /** Starting edition; `client` needs it, the others ignore it. All starts at once are the `EditionMatrix`. */
  from?: ClientEdition;
}

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
    return 'None read';
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

function ClientTable({from}: {from?: ClientEdition}): ReactNode {
  const paths = editionPaths.filter((path) => path.from === from);
  if (paths.length === 0) {
    throw new RangeError(
      `The table of client editions needs "from" with one of "${clientEditions.join('", "')}", not "${from}".`,
    );
  }
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
              <th scope="col">Without reinstalling</th>
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
                  <CodeText>{keptData[path.keeps]}</CodeText>
                </td>
                <td>{restartLabels[path.restart]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceList
        subject="these paths"
        ids={paths.flatMap((path) => path.sources)}
      />
    </>
  );
}

function SModeTable(): ReactNode {
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
      <SourceList
        subject="these paths"
        ids={sModePaths.flatMap((path) => path.sources)}
      />
    </>
  );
}

function NKnTable(): ReactNode {
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
      <SourceList
        subject="these rules"
        ids={nKnRules.flatMap((rule) => rule.sources)}
      />
    </>
  );
}

function ServerTable(): ReactNode {
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
                <td>{conversion.isSupported ? 'Yes' : 'No'}</td>
                <td>
                  <CodeText>{conversion.method}</CodeText>
                </td>
                <td>{serverKeptLabels[conversion.keepsData]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceList
        subject="these conversions"
        ids={serverConversions.flatMap((conversion) => conversion.sources)}
      />
    </>
  );
}

/** The ways from an edition to others, each with its method and what survives. */
export function EditionPathTable({kind, from}: Props): ReactNode {
  switch (kind) {
    case 'client':
      return <ClientTable from={from} />;
    case 's-mode':
      return <SModeTable />;
    case 'n-kn':
      return <NKnTable />;
    case 'server':
      return <ServerTable />;
    default:
      throw new RangeError(
        `There is no kind "${String(kind)}". Use one of "${kinds.join('", "')}".`,
      );
  }
}
