import type {RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {findEntry} from '@site/src/lib/errorCodes/entry';
import {normalizeErrorCode} from '@site/src/lib/errorCodes/normalize';
import styles from './styles.module.css';

/** The decoded URL fragment, or an empty string if it is malformed. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function entriesIn(list: Element): readonly HTMLDetailsElement[] {
  return Array.from(list.querySelectorAll<HTMLDetailsElement>('details[id]'));
}

/** The entry for a fragment with its code in any form that the lookup accepts: `#0xc004f074`, `#-1073418124`. */
function findNamed(
  list: Element,
  text: string,
): HTMLDetailsElement | undefined {
  if (text === '') {
    return undefined;
  }
  const known = entriesIn(list).map((element) => ({
    element,
    code: element.id,
    symbol: element.querySelector(':scope > p > code')?.textContent ?? '',
  }));
  return findEntry(known, normalizeErrorCode(text) ?? text)?.element;
}

export interface EntryStates {
  /** Codes to show; all if absent. */
  shown?: ReadonlySet<string>;
  /** Codes to open and highlight. */
  marked?: ReadonlySet<string>;
}

/**
 * Shows, highlights and opens entries in the DOM. The entry in the URL fragment is always shown, and opens
 * automatically on load and after each navigation.
 */
export function useEntryStates(
  list: RefObject<Element>,
  {shown, marked}: EntryStates,
): void {
  const {hash, key} = useLocation();

  // In a layout effect, because Docusaurus scrolls to the fragment afterwards and cannot scroll to a hidden entry.
  useIsomorphicLayoutEffect(() => {
    const named = findNamed(list.current!, decodeFragment(hash));
    for (const entry of entriesIn(list.current!)) {
      const isMarked = entry === named || Boolean(marked?.has(entry.id));
      const wasMarked = entry.hasAttribute('aria-current');
      entry.hidden =
        shown !== undefined && !shown.has(entry.id) && entry !== named;
      if (isMarked !== wasMarked) {
        entry.classList.toggle(styles.marked!, isMarked);
        if (isMarked) {
          entry.setAttribute('aria-current', 'true');
          entry.open = true;
        } else {
          entry.removeAttribute('aria-current');
        }
      }
    }
    list.current!.querySelectorAll('section').forEach((section) => {
      section.hidden = !section.querySelector('details:not([hidden])');
    });
  }, [list, hash, shown, marked]);

  useIsomorphicLayoutEffect(() => {
    const text = decodeFragment(hash);
    const named = findNamed(list.current!, text);
    if (named) {
      named.open = true;
      // The browser and Docusaurus scroll only to an exact match of the id.
      if (named.id !== text) {
        named.scrollIntoView();
      }
    }
    // `key` changes even if the same link is followed again, for example after the visitor closed the entry.
  }, [list, hash, key]);
}
