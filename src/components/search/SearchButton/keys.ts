import {useEffect} from 'react';

/** Whether key presses on this element enter text. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"]') !== null)
  );
}

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

/** Text typed before the field exists. */
interface Typing {
  /** The text so far. */
  text: () => string;
  /** Stops capturing keys. */
  stop: () => void;
}

/** Captures typed text, otherwise lost or interpreted as page shortcuts. Escape calls `onCancel`. */
export function keepTyping(onCancel: () => void): Typing {
  let text = '';

  function onKeyDown(event: KeyboardEvent): void {
    const {key} = event;
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      isField(event.target)
    ) {
      return;
    }
    if (key === 'Escape') {
      onCancel();
    } else if (key === 'Backspace') {
      text = text.slice(0, -1);
    } else if (key.length === 1 && !event.repeat) {
      text += key;
    } else if (key !== 'Enter') {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener('keydown', onKeyDown, true);
  return {
    text: () => text,
    stop: () => document.removeEventListener('keydown', onKeyDown, true),
  };
}
