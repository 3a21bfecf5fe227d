import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {Code} from '@site/src/components/ui/Code';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {licenseStates, notificationReasons} from '@site/src/data/licenseStates';
import {troubleshooterLink} from '@site/src/lib/errorCodes/troubleshooterLink';
import type {LicenseSourcesProps} from '@site/src/lib/reference/licenseTables';
import styles from './styles.module.css';

/** The seven license status values as each tool prints them, and the reasons printed with "Notification". */
export function LicenseStatusTable({sources}: LicenseSourcesProps): ReactNode {
  return (
    <>
      <TableRegion label="License status values">
        <table>
          <caption>License status values, for Windows and Office</caption>
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">slmgr prints</th>
              <th scope="col">ospp.vbs prints</th>
              <th scope="col">WMI name</th>
              <th scope="col" className={styles.meaning}>
                Meaning
              </th>
            </tr>
          </thead>
          <tbody>
            {licenseStates.map((state) => (
              <tr key={state.value}>
                <th scope="row">{state.value}</th>
                <td translate="no">{state.slmgrText}</td>
                <td>
                  <Code className={styles.text}>{state.osppText}</Code>
                </td>
                <td translate="no">{state.wmiName}</td>
                <td>
                  {state.meaning}
                  {state.note && (
                    <span className={styles.note}>{state.note}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <TableRegion label="Reasons beside Notification">
        <table>
          <caption>Reason codes beside Notification</caption>
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {notificationReasons.map(({code, meaning}) => (
              <tr key={code}>
                <th scope="row">
                  <Link to={troubleshooterLink(code)}>
                    <Code>{code}</Code>
                  </Link>
                </th>
                <td>{meaning}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Another code</th>
              <td>
                Another reason; look the code up in the{' '}
                <Link to="/troubleshoot">troubleshooter</Link>
              </td>
            </tr>
          </tbody>
        </table>
      </TableRegion>
      <SourceLinks subject="these values" sources={sources} />
    </>
  );
}
