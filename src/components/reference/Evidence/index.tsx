import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {evidenceLegend, type EvidenceKind} from '@site/src/data/evidence';
import styles from './styles.module.css';

interface Props {
  kind: EvidenceKind;
}

/** The label behind a statement that says how well it is supported: "(reported)". Links to the legend. */
export function Evidence({kind}: Props): ReactNode {
  return (
    <small className={styles.label}>
      (<Link to={evidenceLegend}>{kind}</Link>)
    </small>
  );
}
