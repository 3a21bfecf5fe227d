import {Fragment, memo, useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import type {SearchAnswer} from '@site/src/lib/search/engine';
import {markWords} from '@site/src/lib/search/markWords';
import {nearestPages} from '@site/src/lib/search/nearestPages';
import type {SearchPage} from '@site/src/lib/search/records';
import {typographicQuotes} from '@site/src/lib/text/format';
import {SiteLink} from './SiteLink';
import styles from './styles.module.css';
import {Tasks} from './Tasks';

interface Props {
  query: string;
  found: SearchAnswer;
  /** Shown above the results: what a tool of the site answers; null while it is awaited. */
  answer?: ReactNode;
  /** Every page of the index. */
  pages: readonly SearchPage[];
  /** The list is `<prefix>list`, its options are `<prefix>option0` and so on. */
  idPrefix: string;
  /** Position of the active option among all; -1 for none. */
  activeIndex: number;
  /** Position of the option that Enter opens. */
  chosenIndex: number;
}

interface MarkedProps {
  className?: string;
  text: string;
  terms: ReadonlySet<string>;
}

function Marked({className, text, terms}: MarkedProps): ReactNode {
  const parts = markWords(typographicQuotes(text), terms);
  return (
    // The key replaces a text whose marks change: React cannot change a text that a browser has translated.
    <span key={JSON.stringify(parts)} className={className}>
      {parts.map(({text: part, isMarked}, i) =>
        isMarked ? <mark key={i}>{part}</mark> : part,
      )}
    </span>
  );
}

function ResultList({
  found: {hits, strongCount, terms},
  idPrefix,
  activeIndex,
  chosenIndex,
}: Props): ReactNode {
  let next = 0;
  const option = (address: string, heading: string, line = '') => {
    const index = next++;
    return (
      <SiteLink
        key={address}
        id={`${idPrefix}option${index}`}
        role="option"
        aria-selected={index === activeIndex}
        tabIndex={-1}
        className={clsx(
          styles.option,
          index === activeIndex && styles.active,
          index === chosenIndex && styles.chosen,
        )}
        address={address}>
        <Marked className={styles.heading} text={heading} terms={terms} />
        {line && <Marked className={styles.line} text={line} terms={terms} />}
      </SiteLink>
    );
  };
  return (
    <div id={`${idPrefix}list`} role="listbox" aria-label="Results">
      {hits.map(({title, route, line, sections}, at) => (
        <Fragment key={route}>
          {at === strongCount && (
            // The summary says the same.
            <div aria-hidden="true" className={styles.weak}>
              Close results
            </div>
          )}
          <div role="group" aria-label={title} className={styles.group}>
            {option(route, title, line)}
            {sections.map((section) =>
              option(
                `${route}#${section.anchor}`,
                section.heading,
                section.line,
              ),
            )}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function NothingFound({
  query,
  pages,
}: Pick<Props, 'query' | 'pages'>): ReactNode {
  const nearest = nearestPages(query, pages);
  return (
    <div className={styles.note}>
      {nearest.length > 0 && (
        <>
          <p>Did you mean one of these pages?</p>
          <ul className={styles.links}>
            {nearest.map(({route, title}) => (
              <li key={route}>
                <SiteLink address={route}>{typographicQuotes(title)}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Check the spelling, or try other words. Is it an error message?{' '}
        <SiteLink address="/troubleshoot">Look it up</SiteLink>, or see{' '}
        <SiteLink address="/guide_links">all guides</SiteLink>.
      </p>
      <div>
        <Tasks />
      </div>
    </div>
  );
}

/** Everything below the field once something is typed and the search is loaded: results, or advice when there are none. */
export const SearchResults = memo(function SearchResults(
  props: Props,
): ReactNode {
  const {activeIndex, answer, found, idPrefix} = props;

  useEffect(() => {
    document
      .getElementById(`${idPrefix}option${activeIndex}`)
      ?.scrollIntoView({block: 'nearest'});
  }, [activeIndex, idPrefix]);

  return (
    <div className={styles.results}>
      {answer}
      {found.hits.length > 0 && <ResultList {...props} />}
      {found.hits.length === 0 && answer === undefined && (
        <NothingFound {...props} />
      )}
    </div>
  );
});
