import type {ReactNode} from 'react';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {Code} from '@site/src/components/ui/Code';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {licenseChannels} from '@site/src/data/licenseStates';
import type {StateConfidence} from '@site/src/data/licenseStates';
import type {LicenseSourcesProps} from '@site/src/lib/reference/licenseTables';
import styles from './styles.module.css';

const confidenceLabels: Readonly<Record<StateConfidence, string>> = {
  confirmed: 'Documented',
  described: 'Documented in part',
  reported: 'Reported',
};

/** The channel words in a license description, what they mean, and how reliable that is. */
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
              <th scope="col">Basis</th>
            </tr>
          </thead>
          <tbody>
            {licenseChannels.map(({text, meaning, confidence, note}) => (
              <tr key={text}>
                <th scope="row">
                  <Code>{text}</Code>
                </th>
                <td>{meaning}</td>
                <td>
                  {confidenceLabels[confidence]}
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
