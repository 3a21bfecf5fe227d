import {useEffect} from 'react';
import {isField} from './isField';

function isShortcut(event: KeyboardEvent, withSlash: boolean): boolean {
  if (event.altKey || event.isComposing) {
    return false;
  }
  return event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === 'k' && !event.shiftKey
    : withSlash && event.key === '/';
}

/** Calls `open` on Ctrl+K, ⌘K and, if wanted, `/`, unless the visitor is typing or a dialog is open. */
export function useSearchShortcut(open: () => void, withSlash: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        isShortcut(event, withSlash) &&
        !isField(event.target) &&
        !document.querySelector('dialog[open]')
      ) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, withSlash]);
}
