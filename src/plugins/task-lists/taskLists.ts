import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Names the boxes of a task list, which Markdown leaves without a label. Screen readers add whether they are checked. */
export function taskLists() {
  return (root: Root) => {
    visit(root, 'element', ({tagName, properties}) => {
      if (tagName === 'input') {
        properties.ariaLabel = 'Done';
      }
    });
  };
}
