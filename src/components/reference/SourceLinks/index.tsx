import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ShownSource} from '@site/src/lib/sources/shownSource';
import styles from './styles.module.css';

interface Props {
  /** What the sources are for, after "Sources of": `this table`. */
  subject: string;
  /** In display order, each once. */
  sources: readonly ShownSource[];
}

/** The sources of a table, folded. */
export function SourceLinks({subject, sources}: Props): ReactNode {
  if (sources.length === 0) {
    return null;
  }
  return (
    <details className={styles.list}>
      <summary>Sources of {subject}</summary>
      <ul>
        {sources.map(({title, url}) => (
          <li key={url}>
            <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
