import type {RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {finderOf} from '@site/src/lib/errorCodes/entry';
import {normalizeErrorCode} from '@site/src/lib/errorCodes/normalize';
import {decodeFragment} from '@site/src/lib/routes/decodeFragment';
import {withValues} from '@site/src/lib/routes/query';
import styles from './styles.module.css';

/** Turns the text in `<noscript>` into the body of an entry, once. */
export function fillEntry(entry: Element): void {
  const body = entry.querySelector(':scope > noscript');
  if (body) {
    body.outerHTML = body.textContent!;
  }
}

/** Opens an entry, and the list that it is in. */
function openEntry(entry: HTMLDetailsElement): void {
  fillEntry(entry);
  entry.open = true;
  entry.parentElement!.closest('details')!.open = true;
}

/** The entry for a fragment with its code in any form that the lookup accepts: `#0xc004f074`, `#-1073418124`. */
function findNamed(
  list: Element,
  text: string,
): HTMLDetailsElement | undefined {
  if (text === '') {
    return undefined;
  }
  const entries = list.querySelectorAll<HTMLDetailsElement>('details[id]');
  const known = Array.from(entries, (element) => ({element, code: element.id}));
  return finderOf(known)(normalizeErrorCode(text) ?? text)?.element;
}

/** A code that the lookup answers, whatever else the text is. */
const certain = /^0x/;

/**
 * Asks the lookup for the entry that a link names; `makeRoom` does so when the page loads. Opens and highlights any other
 * entry that the URL fragment names, and after Back. This changes the DOM, because React does not manage the entries.
 */
export function useNamedEntry(list: RefObject<Element | null>): void {
  const history = useHistory();
  const {search, hash, key} = useLocation();

  // In a layout effect, because Docusaurus scrolls to the fragment afterwards.
  useIsomorphicLayoutEffect(() => {
    const text = decodeFragment(hash);
    const named = findNamed(list.current!, text);
    for (const entry of list.current!.querySelectorAll('[aria-current]')) {
      entry.classList.remove(styles.marked!);
      entry.removeAttribute('aria-current');
    }
    if (named && certain.test(named.id) && history.action === 'PUSH') {
      history.replace({search: withValues(search, {code: named.id})});
    } else if (named) {
      named.classList.add(styles.marked!);
      named.setAttribute('aria-current', 'true');
      openEntry(named);
      // The browser and Docusaurus scroll only to an exact match of the id.
      if (named.id !== text) {
        named.scrollIntoView();
      }
    }
    // `key` changes even if the same link is followed again, for example after the visitor closed the entry.
  }, [list, hash, key]);
}
