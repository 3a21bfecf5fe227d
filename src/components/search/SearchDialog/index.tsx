import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Answer} from '@site/src/components/answer/answer';
import {loadAnswers} from '@site/src/components/answer/loadAnswers';
import {useSeen} from '@site/src/components/answer/useSeen';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {isModifiedClick} from '@site/src/components/navigation/isModifiedClick';
import {followed} from '@site/src/components/search/followed';
import type {LoadedSearch} from '@site/src/components/search/loadSearch';
import results from '@site/src/components/search/SearchResults/styles.module.css';
import {Tasks} from '@site/src/components/search/SearchResults/Tasks';
import {useSearch} from '@site/src/components/search/useSearch';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import type {SearchAnswer} from '@site/src/lib/search/engine';
import styles from './styles.module.css';

/** No option is active. */
const NONE = -1;

/** What the search finds for somebody on a page. */
const find = (
  search: LoadedSearch | undefined,
  query: string,
  route: string,
): SearchAnswer | null =>
  search && query.trim()
    ? search.seenFrom(route, search.engine.search(query))
    : null;

/** Paths of the results below the base URL, in display order. */
function addressesOf(found: SearchAnswer | null): string[] {
  return (found?.hits ?? []).flatMap(({route, sections}) => [
    route,
    ...sections.map(({anchor}) => `${route}#${anchor}`),
  ]);
}

/**
 * The option that Enter opens: the active one, else the best section of the first page, or its top. None if the answer above
 * the list has an address, which Enter opens then.
 */
function chosenOf(
  found: SearchAnswer | null,
  active: number,
  answer?: Answer,
): number {
  return active === NONE && !answer?.address
    ? Number(found?.hits[0]?.leadsToSection)
    : active;
}

/** The option that a key moves to, or null when the key belongs to the field. */
function nextOption(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active <= 0 ? count : active) - 1;
    // Without an active option, Home and End move the caret as in any field.
    case 'Home':
      return active === NONE ? null : 0;
    case 'End':
      return active === NONE ? null : count - 1;
    default:
      return null;
  }
}

/** The answer of a tool to a query, and to the codes in it that no page mentions. Empty if the tool did not load. */
function useToolAnswer(
  query: string,
  baseUrl: string,
  of: SearchAnswer | null,
): {answer?: Answer; isPending: boolean} {
  const [result, setResult] = useState<{of: SearchAnswer; answer?: Answer}>();
  useEffect(() => {
    let isCurrent = true;
    // It shows with the results, so it loads after what finds them.
    if (of) {
      loadAnswers()
        .then((all) => all.answerInSearch(query, baseUrl, of.unknownCodes))
        .catch(() => undefined)
        .then((answer) => {
          if (isCurrent) {
            setResult({of, answer});
          }
        });
    }
    return () => {
      isCurrent = false;
    };
  }, [query, baseUrl, of]);
  const isPending = result?.of !== of;
  return {answer: isPending ? undefined : result?.answer, isPending};
}

interface StatusProps {
  search: LoadedSearch | undefined;
  isLoading: boolean;
  found: SearchAnswer | null;
  answer: Answer | undefined;
  query: string;
}

/**
 * Shows at once what the query is, and how much was found, and announces it with the first page when typing has paused: the next key would
 * interrupt it, and an answer that stays the same would not be announced again.
 */
function Status({
  search,
  isLoading,
  found,
  answer,
  query,
}: StatusProps): ReactNode {
  const {line} = useSeen(query);
  let text = '';
  if (isLoading) {
    text = 'Loading the search…';
  } else if (
    search &&
    found &&
    (found.hits.length > 0 || found.unknownCodes.length > 0 || !answer)
  ) {
    text = search.describeAnswer(found);
  }
  const shown = [line?.replace(/(?<!\.)$/, '.'), text]
    .filter(Boolean)
    .join(' ');
  const first = answer?.said ?? found?.hits[0]?.title;
  const said = useSettled(
    useMemo(
      () => ({
        text: first ? `${text} First: ${first}`.trim() : shown,
        turn: query,
      }),
      [text, first, shown, query],
    ),
  );
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        {shown && <span key={shown}>{shown}</span>}
      </p>
      <Announcement text={said.text} turn={said.turn} />
    </>
  );
}

interface Props {
  /** Text typed before the dialog existed. */
  typed: string;
  /** Called after the dialog has closed, for whatever reason. */
  onClosed: () => void;
}

/**
 * The search as a modal dialog: an editable combobox with a list of results. The frame and the field are a separate
 * small chunk, so that typing can begin, and a failure can be reported, before the rest has loaded.
 */
export function SearchDialog({typed, onClosed}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const route = useLocalPathname();
  const {search, failure, retry} = useSearch(baseUrl);
  const [query, setQuery] = useState(typed);
  const [active, setActive] = useState(NONE);

  /** Lags behind the field while keys come faster than results can be drawn, so that no key waits for a list that the next one replaces. */
  const deferredQuery = useDeferredValue(query);
  const searched = useMemo(
    () => find(search, deferredQuery, route),
    [search, deferredQuery, route],
  );
  const {answer, isPending} = useToolAnswer(deferredQuery, baseUrl, searched);
  const isWaiting = isPending && Boolean(searched?.unknownCodes.length);
  /** Without the codes that the tool explains. */
  const found = useMemo(
    () =>
      searched && answer?.unexplained
        ? {
            ...searched,
            unknownCodes: searched.unknownCodes.filter((code) =>
              answer.unexplained?.includes(code),
            ),
          }
        : searched,
    [searched, answer],
  );
  const hrefOf = (address: string) => baseUrl + address.slice(1);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    // Going back leaves the page that the dialog was opened on.
    return history.listen(() => element?.close());
  }, [history]);

  /** Closes at once. The browser's own `close` event comes later, and a shortcut pressed in between would be lost. */
  function close(): void {
    dialog.current?.close();
    onClosed();
  }

  function follow(href: string): void {
    dialog.current?.close();
    followed.isPending = true;
    history.push(href);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Someone who types and presses Enter at once means what is typed.
    const current =
      deferredQuery === query ? searched : find(search, query, route);
    const listed = addressesOf(current);
    const shown = deferredQuery === query ? answer : undefined;
    const address = listed[chosenOf(current, active, shown)] ?? shown?.address;
    if (event.nativeEvent.isComposing || address === undefined) {
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        window.open(hrefOf(address), '_blank', 'noopener');
      } else {
        follow(hrefOf(address));
      }
      return;
    }
    const next = nextOption(event.key, active, listed.length);
    if (next !== null && !event.shiftKey) {
      event.preventDefault();
      setActive(next);
    }
  }

  /** Closes for a press beside the dialog. Links of an answer see to theirs themselves, or lead to other sites. */
  function onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'a:not([target])',
    );
    if (event.target === dialog.current) {
      close();
    } else if (link && !event.defaultPrevented && !isModifiedClick(event)) {
      const {pathname, search: values, hash} = link;
      event.preventDefault();
      follow(pathname + values + hash);
    }
  }

  return (
    // A click on the backdrop closes; Escape cancels a modal dialog.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClick={onClick}
      onCancel={close}
      onClose={onClosed}>
      <div className={styles.frame}>
        <div className={styles.bar}>
          <Icon name="search" className={styles.icon} />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            aria-label="Search this site"
            aria-autocomplete="list"
            aria-expanded={Boolean(searched?.hits.length)}
            aria-controls={`${id}list`}
            aria-activedescendant={
              active === NONE ? undefined : `${id}option${active}`
            }
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="go"
            placeholder="Code, command or words"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(NONE);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={clsx('clean-btn', styles.close)}
            aria-label="Close the search"
            onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.scroller}>
          <Status
            search={search}
            isLoading={deferredQuery.trim() !== '' && !search && !failure}
            found={isWaiting ? null : found}
            answer={answer}
            query={deferredQuery}
          />
          {failure && (
            <div className={clsx(results.results, results.note)}>
              <p role="alert">{failure}</p>
              <p>
                <Button variant="primary" onClick={retry}>
                  Retry
                </Button>
              </p>
            </div>
          )}
          {search && !navigator.onLine && (
            <p className={styles.offline}>
              You are offline. The search works; a page that you have not
              visited may not open.
            </p>
          )}
          {query.trim() === '' && (
            <div className={results.results}>
              <Tasks />
            </div>
          )}
          {search && found && query.trim() !== '' && (
            <search.SearchResults
              query={deferredQuery}
              found={found}
              answer={isWaiting ? null : answer?.node}
              pages={search.engine.pages}
              idPrefix={id}
              activeIndex={active}
              chosenIndex={chosenOf(found, active, answer)}
            />
          )}
          <p className={styles.foot}>
            The search runs in this browser. What you type is not sent anywhere.
          </p>
        </div>
      </div>
    </dialog>
  );
}
