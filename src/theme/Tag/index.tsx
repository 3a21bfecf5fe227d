/** Replaces Tag (3.6.1): one outline for all tags. Upstream draws the shape of a label around those with a count. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import styles from './styles.module.css';

export default function Tag({
  permalink,
  label,
  count,
  description,
}: Props): ReactNode {
  return (
    <Link href={permalink} title={description} className={styles.tag}>
      {label} {count && <span>{count}</span>}
    </Link>
  );
}
