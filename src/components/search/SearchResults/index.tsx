import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {isModifiedClick} from '@site/src/components/navigation/isModifiedClick';
import {
  clearStoredSearches,
  readStoredSearches,
} from '@site/src/components/search/storedSearches';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {Icon} from '@site/src/components/ui/Icon';
import {tasks} from '@site/src/data/tasks';
import {troubleshooterLink} from '@site/src/lib/errorCodes/troubleshooterLink';
import type {SearchAnswer, SectionHit} from '@site/src/lib/search/engine';
import {excerptOf} from '@site/src/lib/search/excerpt';
import {markWords} from '@site/src/lib/search/markWords';
import {nearestPages} from '@site/src/lib/search/nearestPages';
import type {SearchPage, SearchRecord} from '@site/src/lib/search/records';
import styles from './styles.module.css';

interface LinkHandling {
  /** The full address of a path below the base URL. */
  hrefOf: (address: string) => string;
  onFollow: (address: string) => void;
}

interface Props extends LinkHandling {
  query: string;
  /** Null while nothing is typed. */
  answer: SearchAnswer | null;
  /** Every page of the index. */
  pages: readonly SearchPage[];
  /** Loads the texts for the excerpts. Until then, and if that fails, the results have none. */
  loadTexts: () => Promise<ReadonlyMap<SearchRecord, string>>;
  /** The list is `<prefix>list`, its options are `<prefix>option0` and so on. */
  idPrefix: string;
  /** Position of the active option among all; -1 for none. */
  activeIndex: number;
  /** Called with the query to run instead; empty to start over. */
  onAsk: (query: string) => void;
}

interface SiteLinkProps
  extends LinkHandling, Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  address: string;
}

/** An internal link. Docusaurus' own link would prefetch the page of every visible result. */
function SiteLink({
  address,
  hrefOf,
  onFollow,
  children,
  ...props
}: SiteLinkProps): ReactNode {
  return (
    <a
      {...props}
      href={hrefOf(address)}
      onClick={(event) => {
        if (!isModifiedClick(event)) {
          event.preventDefault();
          onFollow(address);
        }
      }}>
      {children}
    </a>
  );
}

interface MarkedProps {
  className?: string;
  text: string;
  tokens: ReadonlySet<string>;
}

function Marked({className, text, tokens}: MarkedProps): ReactNode {
  const parts = markWords(text, tokens);
  return (
    // The key replaces a text whose marks change: React cannot change a text that a browser has translated.
    <span key={JSON.stringify(parts)} className={className}>
      {parts.map(({text: part, isMarked}, i) =>
        isMarked ? <mark key={i}>{part}</mark> : part,
      )}
    </span>
  );
}

interface SummaryProps extends SectionHit {
  /** The text of the section. */
  text: string | undefined;
}

/** The section's heading and the part of its text that matches; for an error code its meaning and what to do first. */
function SectionSummary({record, tokens, text}: SummaryProps): ReactNode {
  const excerpt = record.step || excerptOf(text ?? '', tokens);
  return (
    <>
      {record.kind === 'page' ? (
        <span className={styles.heading}>Top of the page</span>
      ) : (
        <Marked
          className={styles.heading}
          text={record.heading}
          tokens={tokens}
        />
      )}
      {excerpt && (
        <Marked className={styles.excerpt} text={excerpt} tokens={tokens} />
      )}
    </>
  );
}

function useTexts(
  loadTexts: Props['loadTexts'],
): ReadonlyMap<SearchRecord, string> | null {
  const [texts, setTexts] = useState<ReadonlyMap<SearchRecord, string> | null>(
    null,
  );
  useEffect(() => {
    let isShown = true;
    loadTexts().then(
      (loaded) => isShown && setTexts(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [loadTexts]);
  return texts;
}

function ResultList({
  answer,
  idPrefix,
  activeIndex,
  hrefOf,
  onFollow,
  texts,
}: Props & {
  answer: SearchAnswer;
  texts: ReadonlyMap<SearchRecord, string> | null;
}): ReactNode {
  let next = 0;
  return (
    <div id={`${idPrefix}list`} role="listbox" aria-label="Results">
      {answer.pages.map(({page, sections}, group) => (
        <div
          key={page.route}
          role="group"
          aria-labelledby={`${idPrefix}page${group}`}
          className={styles.group}>
          <div
            id={`${idPrefix}page${group}`}
            role="presentation"
            className={styles.page}>
            <Marked text={page.title} tokens={sections[0]!.tokens} />
          </div>
          {sections.map(({record, tokens}) => {
            const index = next++;
            const isActive = index === activeIndex;
            return (
              <SiteLink
                key={record.id}
                id={`${idPrefix}option${index}`}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                className={clsx(styles.option, isActive && styles.active)}
                address={page.route + (record.anchor && `#${record.anchor}`)}
                hrefOf={hrefOf}
                onFollow={onFollow}>
                <SectionSummary
                  record={record}
                  tokens={tokens}
                  text={texts?.get(record)}
                />
              </SiteLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Tasks({hrefOf, onFollow}: LinkHandling): ReactNode {
  return (
    <>
      <h2 className={styles.title}>What do you want to do?</h2>
      <ul className={styles.links}>
        {tasks.map(({id, title, summary, route}) => (
          <li key={id}>
            <SiteLink address={route} hrefOf={hrefOf} onFollow={onFollow}>
              <Icon name={id} />
              <span>
                <span className={styles.heading}>{title}</span>
                <span className={styles.excerpt}>{summary}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shown while the field is empty. */
function Suggestions({hrefOf, onFollow, onAsk}: Props): ReactNode {
  const [recent, setRecent] = useState(readStoredSearches);

  function clear(): void {
    clearStoredSearches();
    setRecent([]);
    // The button is gone, so the focus moves to the field.
    onAsk('');
  }

  return (
    <>
      {recent.length > 0 && (
        <>
          <div className={styles.titleRow}>
            <h2 className={styles.title}>Recent searches</h2>
            <button type="button" className={styles.clear} onClick={clear}>
              Clear recent searches
            </button>
          </div>
          <ul className={styles.recent}>
            {recent.map((query) => (
              <li key={query}>
                <Button onClick={() => onAsk(query)}>{query}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Tasks hrefOf={hrefOf} onFollow={onFollow} />
    </>
  );
}

/** Advice for a code that the site has no entry for. */
function DecodeHelp({
  codes,
  ...handling
}: LinkHandling & {codes: readonly string[]}): ReactNode {
  const hex = codes.find((code) => code.startsWith('0x'));
  return (
    <div className={styles.note}>
      <p>Check that the code is copied in full.</p>
      {hex && (
        <>
          <p>Windows can decode it. Run this in a Command Prompt:</p>
          <pre>
            <Code>{`slui.exe 0x2a ${hex}`}</Code>
          </pre>
        </>
      )}
      <p>
        See how to{' '}
        <SiteLink address="/troubleshoot#read-the-code" {...handling}>
          read a code
        </SiteLink>
        , or{' '}
        <SiteLink
          address={troubleshooterLink(codes.join('+'), false)}
          {...handling}>
          look it up in the troubleshooter
        </SiteLink>
        .
      </p>
    </div>
  );
}

function NothingFound({query, pages, hrefOf, onFollow}: Props): ReactNode {
  const nearest = nearestPages(query, pages);
  return (
    <div className={styles.note}>
      {nearest.length > 0 && (
        <>
          <p>Did you mean one of these pages?</p>
          <ul className={styles.links}>
            {nearest.map(({route, title}) => (
              <li key={route}>
                <SiteLink address={route} hrefOf={hrefOf} onFollow={onFollow}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Try other words, or look through{' '}
        <SiteLink address="/guide_links" hrefOf={hrefOf} onFollow={onFollow}>
          all guides
        </SiteLink>
        .
      </p>
      <div>
        <Tasks hrefOf={hrefOf} onFollow={onFollow} />
      </div>
    </div>
  );
}

/** Everything below the field once the search is loaded: suggestions, results, or advice when there are none. */
export function SearchResults(props: Props): ReactNode {
  const {activeIndex, answer, hrefOf, idPrefix, loadTexts, onFollow} = props;
  const texts = useTexts(loadTexts);

  useEffect(() => {
    document
      .getElementById(`${idPrefix}option${activeIndex}`)
      ?.scrollIntoView({block: 'nearest'});
  }, [activeIndex, idPrefix]);

  return (
    <div className={styles.results}>
      {!answer && <Suggestions {...props} />}
      {answer && answer.unknownCodes.length > 0 && (
        <DecodeHelp
          codes={answer.unknownCodes}
          hrefOf={hrefOf}
          onFollow={onFollow}
        />
      )}
      {answer && answer.match !== 'none' && (
        <ResultList {...props} answer={answer} texts={texts} />
      )}
      {answer?.match === 'none' && answer.unknownCodes.length === 0 && (
        <NothingFound {...props} />
      )}
    </div>
  );
}
