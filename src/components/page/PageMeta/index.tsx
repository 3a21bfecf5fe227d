import type {ReactNode} from 'react';
import {sourcesId} from '@site/src/components/page/PageSources';
import {formatDate} from '@site/src/lib/dates/formatDate';
import {countOf} from '@site/src/lib/countOf';
import type {ShownSource} from '@site/src/lib/sources/shownSource';
import styles from './styles.module.css';

interface Props {
  /** ISO date on which the page's facts were last checked. */
  verified: string;
  sources?: readonly ShownSource[];
}

/** One line below the title: when the page's facts were last checked, and against how many sources. */
export function PageMeta({verified, sources = []}: Props): ReactNode {
  return (
    <p className={styles.meta}>
      Facts checked <time dateTime={verified}>{formatDate(verified)}</time>
      {sources.length > 0 && (
        <>
          {' · '}
          {/* Not a Link: only the browser itself opens the folded list that holds the target. */}
          <a href={`#${sourcesId}`}>{countOf(sources.length, 'source')}</a>
        </>
      )}
    </p>
  );
}
