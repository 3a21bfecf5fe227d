import type {Nodes, Root} from 'mdast';
import {childrenOf, isTag} from '../../../checks/markdownTree';
import {typographicQuotes} from '../../lib/text/format';

/** What people type or press. */
const typed = new Set(['code', 'inlineCode', 'kbd']);

/** Where a text begins anew. */
const starts = /^(?:paragraph|heading|tableCell|break|mdxJsxFlowElement)$/;

/** Changes the texts of a node. Takes and returns the character before what comes next. */
function convert(node: Nodes, before: string): string {
  if (node.type === 'text') {
    node.value = typographicQuotes(node.value, before);
    return node.value.at(-1) ?? before;
  }
  const name = isTag(node) ? (node.name ?? '') : node.type;
  if (typed.has(name)) {
    return 'x';
  }
  let last = starts.test(node.type) ? '' : before;
  for (const child of childrenOf(node)) {
    last = convert(child, last);
  }
  return last;
}

/**
 * A remark plugin: the prose of a page gets typographic quotes, before Docusaurus reads its headings for the contents. Code,
 * keys, titles of code blocks, addresses and attributes stay as they are.
 */
export const quoteProse = () => (tree: Root) => {
  convert(tree, '');
};
