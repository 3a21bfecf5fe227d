import {useEffect} from 'react';

/** Whether key presses on this element enter text. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"]') !== null)
  );
}

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k';

/** Calls `open` on Ctrl+K and ⌘K, unless the visitor is typing or a dialog is open. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        isShortcut(event) &&
        !isField(event.target) &&
        !document.querySelector('dialog[open]')
      ) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
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
