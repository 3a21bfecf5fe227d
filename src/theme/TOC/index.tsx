/**
 * Replaces TOC (3.6.1): one navigation landmark for all widths, which precedes the text for keyboards and screen
 * readers. On a wide screen it is a column beside its parent, which scrolls by itself; on a narrow one a bar with a
 * folded list, whose groups unfold if it is long. Both work without a script. It marks the section being read, keeps its
 * entry in view, and names it where the list is folded: above the first section of a doc, it names the page. Upstream has a
 * component for each width, outside every landmark; a heading that it does not list leaves nothing marked.
 */
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOC';
import {showInBox} from '@site/src/components/navigation/showInBox';
import {useCurrentSection} from '@site/src/components/navigation/useCurrentSection';
import {useOutside} from '@site/src/components/navigation/useOutside';
import unseen from '@site/src/components/ui/unseen.module.css';
import {typographicQuotes} from '@site/src/lib/text/format';
import styles from './styles.module.css';

/** A phone shows no more without scrolling, so of a longer list, it first shows the main headings. */
const mostEntries = 12;

/** Where the list is a column and always open: 1200 px. The styles open it before the script does. */
const wide = '(min-width: 75em)';
const isWide = () => window.matchMedia(wide).matches;

const currentEntry = '[aria-current]';

/** Unfolds the group of the current entry; in a column, all of them. */
function unfoldGroups(list: Element): void {
  for (const group of list.querySelectorAll('details')) {
    group.open =
      isWide() || group.parentElement!.querySelector(currentEntry) !== null;
  }
}

function showCurrent(list: Element): void {
  const entry = list.querySelector(currentEntry);
  if (entry) {
    showInBox(entry, list.querySelector('ul')!);
  }
}

function Entries({
  entries,
  current,
  hasGroups,
}: {
  entries: readonly TOCTreeNode[];
  current: string | undefined;
  /** Whether what is below an entry unfolds. */
  hasGroups: boolean;
}): ReactNode {
  return (
    <ul>
      {entries.map(({id, value, children}) => {
        // The HTML comes from the headings of the page.
        const heading = {__html: value};
        const below = children.length > 0 && (
          <Entries entries={children} current={current} hasGroups={false} />
        );
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              dangerouslySetInnerHTML={heading}
            />
            {below && hasGroups ? (
              <details>
                <summary>
                  <span className={unseen.unseen}>
                    Sections of <span dangerouslySetInnerHTML={heading} />
                  </span>
                </summary>
                {below}
              </details>
            ) : (
              below
            )}
          </li>
        );
      })}
    </ul>
  );
}

declare module '@theme/TOC' {
  interface Props {
    /** The title of a doc, of which the way back covers the first place. DocItem/TOC/Mobile passes it. */
    pageTitle?: string;
  }
}

export default function TOC({toc, className, pageTitle}: Props): ReactNode {
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const entries = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel,
    maxHeadingLevel,
  });
  // The configuration has two levels.
  const listed = useMemo(
    () => entries.flatMap((entry) => [entry, ...entry.children]),
    [entries],
  );
  const current = useCurrentSection(listed);
  const title = listed.find(({id}) => id === current)?.value;

  const list = useRef<HTMLDetailsElement>(null);
  const fold = useCallback(() => {
    if (list.current) {
      list.current.open = isWide();
    }
  }, []);
  useOutside(list, fold);
  useEffect(() => {
    fold();
    const screen = window.matchMedia(wide);
    screen.addEventListener('change', fold);
    return () => screen.removeEventListener('change', fold);
  }, [fold]);

  useEffect(() => {
    if (isWide()) {
      showCurrent(list.current!);
    }
  }, [current]);

  const onToggle = ({target}: SyntheticEvent) => {
    // React also reports the groups.
    if (target === list.current && list.current.open) {
      unfoldGroups(list.current);
      showCurrent(list.current);
    }
  };

  const onClick = ({target}: MouseEvent) => {
    if ((target as Element).closest('a')) {
      fold();
    }
  };
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && list.current?.open) {
      fold();
      list.current.querySelector('summary')?.focus();
    }
  };

  return (
    <div className={styles.beside}>
      <nav
        aria-label="On this page"
        className={clsx(styles.toc, className)}
        onKeyDown={onKeyDown}>
        <p className={styles.title} aria-hidden>
          On this page
        </p>
        <details ref={list} onToggle={onToggle} onClick={onClick}>
          <summary>
            <span>On this page</span>
            {title ? (
              <b
                key="section"
                className={styles.current}
                dangerouslySetInnerHTML={{__html: title}}
              />
            ) : (
              <b key={pageTitle} className={clsx(styles.current, styles.page)}>
                {pageTitle && typographicQuotes(pageTitle)}
              </b>
            )}
          </summary>
          <Entries
            entries={entries}
            current={current ?? listed[0]?.id}
            hasGroups={listed.length > mostEntries}
          />
        </details>
      </nav>
    </div>
  );
}
