import type {ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {Code} from '@site/src/components/ui/Code';
import {DataTable} from '@site/src/components/ui/DataTable';
import {licenseChannels} from '@site/src/data/licenseStates';
import type {LicenseSourcesProps} from '@site/src/lib/reference/licenseTables';
import styles from './styles.module.css';

/** The channel words in a license description, and what they mean. */
export function LicenseChannelTable({sources}: LicenseSourcesProps): ReactNode {
  return (
    <>
      <DataTable
        label="License channels"
        caption="Channel words in a license description"
        columns={[{label: 'Text'}, {label: 'Meaning', isProse: true}]}
        rows={licenseChannels.map(({text, meaning, evidence, note}) => ({
          key: text,
          cells: [
            <Code>{text}</Code>,
            <>
              {meaning} {evidence && <Evidence kind={evidence} />}
              {note && <span className={styles.note}>{note}</span>}
            </>,
          ],
        }))}
      />
      <SourceLinks subject="these words" sources={sources} />
    </>
  );
}
