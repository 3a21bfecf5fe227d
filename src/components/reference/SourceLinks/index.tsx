import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  uniqueSources,
  type ShownSource,
} from '@site/src/lib/reference/sourceList';
import styles from './styles.module.css';

interface Props {
  /** What the sources are for, after "Sources of": `this table`. */
  subject: string;
  /** In display order. May repeat; each title is shown once. */
  sources: readonly ShownSource[];
}

/** The sources of a table, folded. Pages that nobody read for it are marked as the place to check. */
export function SourceLinks({subject, sources}: Props): ReactNode {
  if (sources.length === 0) {
    return null;
  }
  return (
    <details className={styles.list}>
      <summary>Sources of {subject}</summary>
      <ul>
        {uniqueSources(sources).map(({title, url, read}) => (
          <li key={title}>
            <Link href={url}>{title}</Link>
            {read === false && ' (to check for changes)'}
          </li>
        ))}
      </ul>
    </details>
  );
}
