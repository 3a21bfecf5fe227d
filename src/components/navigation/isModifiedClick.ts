import type {MouseEvent} from 'react';

/** Whether the browser should handle a click on a link itself: it opens a tab or a window, or saves the target. */
export function isModifiedClick(event: MouseEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
