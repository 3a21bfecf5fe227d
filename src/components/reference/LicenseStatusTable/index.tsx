import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import {licenseStates, notificationReasons} from '@site/src/data/licenseStates';
import {troubleshooterLink} from '@site/src/lib/errorCodes/troubleshooterLink';
import type {LicenseSourcesProps} from '@site/src/lib/reference/licenseTables';
import styles from './styles.module.css';

/** The seven license status values as each tool prints them, and the reasons printed with "Notification". */
export function LicenseStatusTable({sources}: LicenseSourcesProps): ReactNode {
  return (
    <>
      <DataTable
        label="License status values"
        caption="License status values, for Windows and Office"
        columns={[
          {label: 'slmgr prints', isProse: true, isLiteral: true},
          {label: 'Meaning', isProse: true},
          {label: 'ospp.vbs prints', className: styles.text},
          {label: 'WMI', isLiteral: true},
        ]}
        rows={licenseStates.map((state) => ({
          key: state.slmgrText,
          cells: [
            state.slmgrText,
            <>
              {state.meaning}
              {state.note && <span className={styles.note}>{state.note}</span>}
            </>,
            <Code>{state.osppText}</Code>,
            `${state.value}: ${state.wmiName}`,
          ],
        }))}
      />
      <DataTable
        label="Reasons beside Notification"
        caption="Reason codes beside Notification"
        columns={[{label: 'Reason'}, {label: 'Meaning', isProse: true}]}
        rows={[
          ...notificationReasons.map(({code, meaning}) => ({
            key: code,
            cells: [
              <Link to={troubleshooterLink(code)}>
                <Code>{code}</Code>
              </Link>,
              meaning,
            ],
          })),
          {
            key: 'other',
            cells: [
              'Another code',
              <>
                Another reason; look the code up in the{' '}
                <Link to="/troubleshoot">troubleshooter</Link>
              </>,
            ],
          },
        ]}
      />
      <SourceLinks subject="these values" sources={sources} />
    </>
  );
}
