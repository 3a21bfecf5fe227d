import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {sources} from '@site/src/data/sources';
import type {SourceId} from '@site/src/data/sources';
import styles from './styles.module.css';

interface Props {
  /** What the sources are for, after "Sources of": `these dates`. */
  subject: string;
  /** May repeat; each is shown once. */
  ids: readonly SourceId[];
}

/** The sources behind a table, folded; those that were read come first, the others are marked. */
export function SourceList({subject, ids}: Props): ReactNode {
  const unique = [...new Set(ids)];
  const sorted = [
    ...unique.filter((id) => sources[id].read),
    ...unique.filter((id) => !sources[id].read),
  ];

  if (sorted.length === 0) {
    return <p className={styles.list}>No source was read for {subject}.</p>;
  }
  return (
    <details className={styles.list}>
      <summary>Sources of {subject}</summary>
      <ul>
        {sorted.map((id) => (
          <li key={id}>
            <Link href={sources[id].url}>{sources[id].title}</Link>
            {!sources[id].read && ' (not read; the page to check)'}
          </li>
        ))}
      </ul>
    </details>
  );
}
