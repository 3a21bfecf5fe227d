/**
 * Replaces TOC (3.6.1): one navigation landmark for all widths, which precedes the text for keyboards and screen
 * readers. On a wide screen it is a column beside its parent, on a narrow one a bar with a folded list, which opens
 * without a script. It marks the section being read, and names it where the list is folded. Upstream has a component
 * for each width, outside every landmark; a heading that it does not list leaves nothing marked.
 */
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  useFilteredAndTreeifiedTOC,
  type TOCTreeNode,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOC';
import {useCurrentSection} from '@site/src/components/navigation/useCurrentSection';
import {useOutside} from '@site/src/components/navigation/useOutside';
import styles from './styles.module.css';

/** More would be a second page to read, so a longer list has only the main headings. */
const mostEntries = 12;

/** Where the list is a column and always open. The styles open it before the script does. */
const wide = '(min-width: 1200px)';

function Entries({
  entries,
  current,
  onClick,
}: {
  entries: readonly TOCTreeNode[];
  current: string | undefined;
  onClick?: () => void;
}): ReactNode {
  return (
    <ul onClick={onClick}>
      {entries.map(({id, value, children}) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            // The HTML comes from the headings of the page.
            dangerouslySetInnerHTML={{__html: value}}
          />
          {children.length > 0 && (
            <Entries entries={children} current={current} />
          )}
        </li>
      ))}
    </ul>
  );
}

export default function TOC({
  toc,
  className,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const min = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const most = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const isLong = toc.filter(({level}) => level <= most).length > mostEntries;
  const max = isLong ? min : most;
  const entries = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: min,
    maxHeadingLevel: max,
  });
  const listed = useMemo(
    () => toc.filter(({level}) => level >= min && level <= max),
    [toc, min, max],
  );
  const current = useCurrentSection(listed);
  const title = listed.find(({id}) => id === current)?.value;

  const list = useRef<HTMLDetailsElement>(null);
  const fold = useCallback(() => {
    if (list.current) {
      list.current.open = window.matchMedia(wide).matches;
    }
  }, []);
  useOutside(list, fold);
  useEffect(() => {
    fold();
    const screen = window.matchMedia(wide);
    screen.addEventListener('change', fold);
    return () => screen.removeEventListener('change', fold);
  }, [fold]);

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
        <details ref={list}>
          <summary>
            <span>On this page</span>
            {title && (
              <b
                className={styles.current}
                dangerouslySetInnerHTML={{__html: title}}
              />
            )}
          </summary>
          <Entries
            entries={entries}
            current={current ?? listed[0]?.id}
            onClick={fold}
          />
        </details>
      </nav>
    </div>
  );
}
