/** Parses a page for the checks and for the build, which must refuse the same. */
import type {Fault} from './fault';
import type {MarkdownNode} from './markdownTree';
import {checkMarkup} from './rules/markup';
import {syntaxFault, type SyntaxFailure} from './syntax';

/** A text with more levels isn't one that a person wrote, and the functions that read the tree would run out of stack. */
const DEEPEST = 80;

const TOO_DEEP =
  'too many quotes, lists or tags are inside each other: end some of them';

/** Where the tree is deeper than allowed, or `null`. Looks no deeper than that. */
function deepNode(node: MarkdownNode, depth = 0): MarkdownNode | null {
  if (depth > DEEPEST) {
    return node;
  }
  for (const child of node.children ?? []) {
    const deep = deepNode(child, depth + 1);
    if (deep) {
      return deep;
    }
  }
  return null;
}

/**
 * The syntax tree of a page, or `null` if it cannot be read, and why the page is refused.
 *
 * @param path relative to the project
 * @param parse as in Docusaurus
 */
export function readTree<Tree>(
  path: string,
  text: string,
  parse: (text: string) => Tree,
): {tree: Tree | null; refusals: Fault[]; isTooDeep?: true} {
  const tooDeep = (line: number) => ({
    tree: null,
    refusals: [{path, line, message: TOO_DEEP}],
    isTooDeep: true as const,
  });
  try {
    const tree = parse(text);
    const page = tree as MarkdownNode;
    const deep = deepNode(page);
    if (deep) {
      const line = deep.position?.start.line ?? 1;
      return tooDeep(line);
    }
    return {tree, refusals: checkMarkup(path, page)};
  } catch (error) {
    // The parser ran out of stack.
    return error instanceof RangeError
      ? tooDeep(1)
      : {
          tree: null,
          refusals: [syntaxFault(path, text, error as SyntaxFailure)],
        };
  }
}
