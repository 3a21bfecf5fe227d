import type {Root} from 'hast';

/** Names the boxes of a task list, which Markdown leaves without a label. Screen readers add whether they are checked. */
export function taskLists() {
  return async (root: Root) => {
    const {visit} = await import('unist-util-visit');
    visit(root, 'element', ({tagName, properties}) => {
      if (tagName === 'input') {
        properties.ariaLabel = 'Done';
      }
    });
  };
}
