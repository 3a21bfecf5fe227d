import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import {licenseStates} from '@site/src/data/licenseStates';

/** The seven license status values as each tool prints them. */
export function LicenseStatusTable(): ReactNode {
  return (
    <DataTable
      caption="License status values: number, slmgr, ospp.vbs"
      columns={[
        {label: 'Status', isProse: true},
        {label: 'Meaning', isProse: true},
      ]}
      rows={licenseStates.map((state) => ({
        key: state.slmgrText,
        cells: [
          <span translate="no">
            {state.value}: {state.slmgrText} <Code>{state.osppText}</Code>
          </span>,
          <>
            {state.meaning}
            {state.note && <small>{state.note}</small>}
          </>,
        ],
      }))}
    />
  );
}
