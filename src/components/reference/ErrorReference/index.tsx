import {memo, useRef, type ReactNode, type SyntheticEvent} from 'react';
// One module at build time, another in the browser: see "imports" in package.json.
import {useEntriesHtml} from '#useEntriesHtml';
import {useHtmlLinks} from '@site/src/components/navigation/useHtmlLinks';
import styles from './styles.module.css';
import {fillEntry, useNamedEntry} from './useNamedEntry';

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

/** Names an opened entry in the address, so that it can be shared, and Back opens it again. */
function noteOpened({target}: SyntheticEvent): void {
  if (target instanceof HTMLDetailsElement && target.id && target.open) {
    fillEntry(target);
    window.history.replaceState(window.history.state, '', `#${target.id}`);
  }
}

/** React's types have this event on `<details>` alone. */
const toggles = {onToggleCapture: noteOpened};

/**
 * The error codes of one product family that have an entry, folded, with steps, causes and sources. The anchor of an
 * entry is its code. The entry in the URL fragment opens automatically.
 */
export function ErrorReference({families}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const links = useHtmlLinks('details[id] a:not([target])');
  useNamedEntry(list);

  return (
    <div ref={list} className={styles.reference} {...toggles} {...links}>
      <Entries families={families} />
    </div>
  );
}
