import {
  memo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import Heading from '@theme/Heading';
import {isModifiedClick} from '@site/src/components/navigation/isModifiedClick';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import styles from './styles.module.css';
import {useEntriesHtml} from './useEntriesHtml';
import {useEntryStates, type EntryStates} from './useEntryStates';

const groups = [
  {id: 'windows-error-codes', title: 'Windows codes', families: 'windows'},
  {id: 'office-error-codes', title: 'Office codes', families: 'office'},
  {
    id: 'shared-error-codes',
    title: 'Codes of both Windows and Office',
    families: 'windows,office',
  },
] as const;

/** Renders once. React does not manage the entries, so later changes are made in the DOM. */
const Entries = memo(function Entries({
  families,
}: {
  families: string;
}): ReactNode {
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

/** The event's target, if it is a link in an entry to another page of this site. */
function pageLink({target}: MouseEvent): HTMLAnchorElement | null {
  return (target as Element).closest<HTMLAnchorElement>(
    'details[id] a:not([target])',
  );
}

/**
 * Every error code that has an entry, collapsed, with causes, fixes and sources. The anchor of an entry is its code. The
 * entry in the URL fragment is always shown, and opens automatically.
 */
export function ErrorReference(states: EntryStates): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const opened = useOpened(list);
  useEntryStates(list, states);

  const follow = (event: MouseEvent) => {
    const link = pageLink(event);
    if (link && !isModifiedClick(event)) {
      event.preventDefault();
      history.push(link.pathname + link.hash);
    }
  };

  const preload = (event: MouseEvent) => {
    const link = pageLink(event);
    if (link) {
      window.docusaurus.preload(link.pathname);
    }
  };

  return (
    <div
      ref={list}
      className={styles.reference}
      onClick={follow}
      onMouseOver={preload}>
      <details>
        <summary>How far to trust an entry</summary>
        <p>
          Each entry names its basis. <em>Documented by Microsoft</em>: a
          Microsoft page names the code. <em>SDK header only</em>: the meaning
          comes from a header of the Windows SDK, the causes restate it, and the
          fixes are general advice. <em>Secondary source</em>: no Microsoft text
          that states the meaning could be read. Office entries also carry a
          confidence; <em>for Windows</em> means that volume-licensed Office
          uses the licensing service that Microsoft describes for Windows and
          returns the same code.
        </p>
      </details>
      <p>
        Other codes have one line each. The lookup finds them, and{' '}
        <a href={useBaseUrl('/error-codes.txt')}>a text file of all codes</a>{' '}
        lists them.
      </p>
      {groups.map(({id, title, families}) => (
        <section key={id}>
          <Heading as="h3" id={id}>
            {title}
          </Heading>
          <Entries families={families} />
        </section>
      ))}
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
