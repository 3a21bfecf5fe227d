import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/lib/dates/formatDate';
import type {ShownSource} from '@site/src/lib/sources/shownSource';
import styles from './styles.module.css';

interface Props {
  /** ISO date on which the page's facts were last checked. */
  verified?: string;
  sources?: readonly ShownSource[];
}

/** End of a page: when its facts were last checked, and their sources. */
export function PageSources({verified, sources = []}: Props): ReactNode {
  if (!verified && sources.length === 0) {
    return null;
  }
  return (
    <section className={styles.sources} aria-label="Sources of this page">
      {verified && (
        <p>
          Facts last checked on{' '}
          <time dateTime={verified}>{formatDate(verified)}</time>.
        </p>
      )}
      {sources.length > 0 && (
        <details>
          <summary>
            {sources.length === 1 ? '1 source' : `${sources.length} sources`}
          </summary>
          <ul>
            {sources.map(({title, url}) => (
              <li key={url}>
                <Link href={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
