import {isField} from './isField';

/** Text typed before the field exists. */
export interface Typing {
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
