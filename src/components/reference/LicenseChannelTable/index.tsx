import type {ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {Code} from '@site/src/components/ui/Code';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {licenseChannels} from '@site/src/data/licenseStates';
import type {LicenseSourcesProps} from '@site/src/lib/reference/licenseTables';
import styles from './styles.module.css';

/** The channel words in a license description, and what they mean. */
export function LicenseChannelTable({sources}: LicenseSourcesProps): ReactNode {
  return (
    <>
      <TableRegion label="License channels">
        <table>
          <caption>Channel words in a license description</caption>
          <thead>
            <tr>
              <th scope="col">Text</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {licenseChannels.map(({text, meaning, evidence, note}) => (
              <tr key={text}>
                <th scope="row">
                  <Code>{text}</Code>
                </th>
                <td>
                  {meaning} {evidence && <Evidence kind={evidence} />}
                  {note && <span className={styles.note}>{note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceLinks subject="these words" sources={sources} />
    </>
  );
}
