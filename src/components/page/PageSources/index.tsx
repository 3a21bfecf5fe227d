import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {countOf} from '@site/src/lib/countOf';
import type {ShownSource} from '@site/src/lib/sources/shownSource';
import styles from './styles.module.css';

interface Props {
  sources?: readonly ShownSource[];
}

/** The target of the link to the sources. It is inside the folded part, so that browsers unfold it. */
export const sourcesId = 'page-sources';

/** End of a page: its sources, folded on screen. */
export function PageSources({sources = []}: Props): ReactNode {
  return (
    sources.length > 0 && (
      <section className={styles.sources} aria-label="Sources of this page">
        <details>
          <summary>{countOf(sources.length, 'source')}</summary>
          <ul id={sourcesId}>
            {sources.map(({title, url}) => (
              <li key={url}>
                <Link href={url}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      </section>
    )
  );
}
