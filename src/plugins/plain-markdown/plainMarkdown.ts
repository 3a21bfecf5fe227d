import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {formatFaults, type Fault} from '../../../checks/fault';
import {isTag, readTree} from '../../../checks/markdownTree';
import {pageComponents} from '../../data/pageComponents';

/** The fields of a file that is being compiled. */
interface File {
  path: string;
  cwd: string;
}

type Parser = (text: string, file: File) => Root;

/** Stops the compilation with one sentence per fault. */
function refuse(faults: readonly Fault[]): never {
  const error = new Error(`Markdown to fix:\n${formatFaults(faults)}`);
  // Docusaurus prints the stack, which would not help to fix a page.
  error.stack = '';
  throw error;
}

const nameOf = ({cwd, path: file}: File) => posixPath(path.relative(cwd, file));

/** The component that keeps a crash from spreading to the whole page. */
const boundary = {
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
function guardParts(page: Root): void {
  visit(page, 'mdxJsxFlowElement', (part, index, parent) => {
    if (guarded.has(part.name ?? '')) {
      parent!.children[index!] = {
        type: 'mdxJsxFlowElement',
        name: boundary.name,
        attributes: [],
        children: [part],
      };
    }
  });
}

/** The imports of the components that a page uses, in the order of the list. */
function importsOf(page: Root): string {
  const used = new Set<string | null>();
  visit(page, isTag, ({name}) => {
    used.add(name);
  });
  return [...pageComponents, boundary]
    .filter(({name}) => used.has(name))
    .map(({name, folder}) => {
      const local = folder === '@theme' ? name : `{${name}}`;
      return `import ${local} from '${folder}/${name}';`;
    })
    .join('\n');
}

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
  return (tree: Root, file: File) => {
    guardParts(tree);
    tree.children.unshift(...parse(importsOf(tree), file).children);
  };
}
