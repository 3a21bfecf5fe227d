import {isField} from './isField';

/** What is typed ahead of a field that is not there yet. */
export interface Typing {
  /** The text so far. */
  text: () => string;
  /** Ends it: keys go where they always go. */
  stop: () => void;
}

/** Keeps what the visitor types, which else would be lost or work the page; Escape calls `onCancel`. */
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
