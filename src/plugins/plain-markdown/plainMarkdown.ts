import path from 'node:path';
import {formatFaults, type Fault} from '../../../checks/fault';
import type {MarkdownNode} from '../../../checks/markdownTree';
import {readTree} from '../../../checks/readTree';
import {guardParts} from './guardParts';
import {importsOf} from './importsOf';

/** The fields of a file that is being compiled. */
interface File {
  path: string;
  cwd: string;
}

type Parser = (text: string, file: File) => MarkdownNode;

/** Stops the compilation with one sentence per fault. */
function refuse(faults: readonly Fault[]): never {
  const error = new Error(`Markdown to fix:\n${formatFaults(faults)}`);
  // Docusaurus prints the stack, which would not help to fix a page.
  error.stack = '';
  throw error;
}

const nameOf = ({cwd, path: file}: File) =>
  path.relative(cwd, file).split(path.sep).join('/');

/**
 * A remark plugin that refuses code in a page, imports the components that the page uses, and puts each tool and table
 * into a boundary, so that a crash there leaves the rest of the page. It must come before
 * Docusaurus' own plugins, which add code to the page.
 */
export function plainMarkdown(this: {parser?: unknown}) {
  const parse = this.parser as Parser;
  this.parser = (text: string, file: File) => {
    const {tree, refusals} = readTree(nameOf(file), text, (page) =>
      parse(page, file),
    );
    return tree && refusals.length === 0 ? tree : refuse(refusals);
  };
  return (tree: MarkdownNode) => {
    guardParts(tree);
    tree.children?.unshift(...importsOf(tree));
  };
}
