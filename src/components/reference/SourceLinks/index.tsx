import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Source {
  title: string;
  url: string;
}

interface Props {
  /** What the sources are for, after "Sources of": `this table`. */
  subject: string;
  /** In the order to show; may repeat, each address and title is shown once. */
  sources: readonly Source[];
}

/** The pages behind a table, folded. For data that carries its own sources; dates and editions use SourceList. */
export function SourceLinks({subject, sources}: Props): ReactNode {
  const unique = [
    ...new Map(sources.map((source) => [source.title, source])).values(),
  ];
  return (
    <details className={styles.list}>
      <summary>Sources of {subject}</summary>
      <ul>
        {unique.map(({title, url}) => (
          <li key={title}>
            <Link href={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
