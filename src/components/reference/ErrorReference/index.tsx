import {memo, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useHtmlLinks} from '@site/src/components/navigation/useHtmlLinks';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './styles.module.css';
import {useEntriesHtml} from './useEntriesHtml';
import {useNamedEntry} from './useNamedEntry';

interface Props {
  /** Shows the codes that exactly these product families return. */
  families: 'windows' | 'office' | 'windows,office';
}

/** Renders once. React does not manage the entries, so later changes are made in the DOM. */
const Entries = memo(function Entries({families}: Props): ReactNode {
  const html = useEntriesHtml(families);
  return (
    <div data-families={families} dangerouslySetInnerHTML={{__html: html}} />
  );
});

/** The entries opened so far, by the visitor or by a script. */
function useOpened(list: RefObject<Element>): ReadonlySet<HTMLElement> {
  const [opened, setOpened] = useState<ReadonlySet<HTMLElement>>(new Set());

  useIsomorphicLayoutEffect(() => {
    const root = list.current!;
    const note = ({target}: Event) => {
      if (target instanceof HTMLDetailsElement && target.id) {
        setOpened((known) => new Set(known).add(target));
      }
    };
    // `toggle` events don't bubble, so listen in the capture phase.
    root.addEventListener('toggle', note, true);
    return () => root.removeEventListener('toggle', note, true);
  }, [list]);

  return opened;
}

/**
 * The error codes of one product family that have an entry, collapsed, with causes, fixes and sources. The anchor of an
 * entry is its code. The entry in the URL fragment opens automatically.
 */
export function ErrorReference({families}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const links = useHtmlLinks('details[id] a:not([target])');
  const opened = useOpened(list);
  useNamedEntry(list);

  return (
    <div ref={list} className={styles.reference} {...links}>
      <Entries families={families} />
      {/* Only in opened entries: a button in every entry would slow down each visit. */}
      {Array.from(opened, (entry) =>
        createPortal(
          <CopyButton
            className={styles.copy}
            label="Copy link to this code"
            text={() =>
              `${window.location.origin}${window.location.pathname}#${entry.id}`
            }
          />,
          entry,
          entry.id,
        ),
      )}
    </div>
  );
}
