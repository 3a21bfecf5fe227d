import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMeta} from '@site/src/components/page/PageMeta';
import {countOf} from '@site/src/lib/text/format';
import type {ShownSource} from '@site/src/lib/text/shownSource';
import styles from './styles.module.css';

interface Props {
  /** ISO date on which the page's facts were last checked. */
  verified?: string;
  sources?: readonly ShownSource[];
}

/** End of a page that states facts: the day on which they were last checked, and their sources, folded on screen. */
export function PageSources({verified, sources = []}: Props): ReactNode {
  return (
    sources.length > 0 && (
      <section
        className={clsx(styles.sources, 'page-sources')}
        aria-label="Sources of this page">
        {verified && <PageMeta verified={verified} />}
        <details>
          <summary>{countOf(sources.length, 'source')}</summary>
          <ul>
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
