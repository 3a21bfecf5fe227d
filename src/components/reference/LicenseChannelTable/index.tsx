import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import {licenseChannels} from '@site/src/data/licenseStates';

/** The channel words in a license description, and what they mean. */
export function LicenseChannelTable(): ReactNode {
  return (
    <DataTable
      caption="Channel words in a license description"
      columns={[{label: 'Text'}, {label: 'Meaning', isProse: true}]}
      rows={licenseChannels.map(({text, meaning}) => ({
        key: text,
        cells: [<Code>{text}</Code>, meaning],
      }))}
    />
  );
}
