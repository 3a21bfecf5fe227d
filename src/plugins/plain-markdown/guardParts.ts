import {pageComponents} from '../../data/pageComponents';
import {isTag, type MarkdownNode} from '../../../checks/markdownTree';

/** The component that keeps a crash from spreading to the whole page. */
export const boundary = {
  name: 'PartBoundary',
  folder: '@site/src/components/feedback',
};

/** Those of the theme look at their children, so nothing may come between them. */
const guarded = new Set(
  pageComponents
    .filter(({folder}) => folder !== '@theme')
    .map(({name}) => name),
);

/** Wraps each tool and table of a page in a boundary. Those within a sentence are short texts, which need none. */
export function guardParts(node: MarkdownNode): void {
  node.children = node.children?.map((child) => {
    guardParts(child);
    return child.type === 'mdxJsxFlowElement' &&
      isTag(child) &&
      guarded.has(child.name ?? '')
      ? {
          type: 'mdxJsxFlowElement',
          name: boundary.name,
          attributes: [],
          children: [child],
        }
      : child;
  });
}
