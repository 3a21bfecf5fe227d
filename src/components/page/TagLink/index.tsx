import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  label: string;
  permalink: string;
}

/** A topic of the blog. */
export function TagLink({label, permalink}: Props): ReactNode {
  return (
    <Link to={permalink} className={styles.tag}>
      {label}
    </Link>
  );
}
