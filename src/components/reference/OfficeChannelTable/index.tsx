import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {OfficeChannelTableProps} from '@site/src/build/reference/officeTables';

/** Update channels of Office, who uses them, and how long one version is supported. */
export function OfficeChannelTable({
  channels,
}: OfficeChannelTableProps): ReactNode {
  return (
    <DataTable
      caption="Office update channels, and how long one version is supported"
      columns={[
        {label: 'Channel value'},
        {label: 'Used by', isProse: true},
        {label: 'Support of one version', isProse: true},
      ]}
      rows={channels.map(({id, usedBy, support}) => ({
        key: id,
        cells: [<Code>{id}</Code>, usedBy, support ?? 'Not stated'],
      }))}
    />
  );
}
