import type {ReactNode} from 'react';
import {evidence} from '@site/src/data/evidence';

/** What each label of evidence means. */
export function EvidenceLegend(): ReactNode {
  return (
    <ul>
      {Object.values(evidence).map(({label, explanation}) => (
        <li key={label}>
          <strong>{label}:</strong> {explanation}
        </li>
      ))}
    </ul>
  );
}
