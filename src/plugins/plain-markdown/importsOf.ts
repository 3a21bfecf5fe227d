import {pageComponents} from '../../data/pageComponents';
import {isTag, type MarkdownNode} from '../../../checks/markdownTree';
import {boundary} from './guardParts';

function tagNames(node: MarkdownNode): string[] {
  const names = (node.children ?? []).flatMap(tagNames);
  return isTag(node) && node.name ? [node.name, ...names] : names;
}

/** The syntax trees of the imports for the components that a page uses, in the order of the list. */
export function importsOf(page: MarkdownNode): MarkdownNode[] {
  const used = new Set(tagNames(page));
  return [...pageComponents, boundary]
    .filter(({name}) => used.has(name))
    .map(({name, folder}) => {
      const local = {type: 'Identifier', name};
      const declaration = {
        type: 'ImportDeclaration',
        specifiers: [
          folder === '@theme'
            ? {type: 'ImportDefaultSpecifier', local}
            : {type: 'ImportSpecifier', imported: local, local},
        ],
        source: {type: 'Literal', value: `${folder}/${name}`},
      };
      return {
        type: 'mdxjsEsm',
        value: '',
        data: {
          estree: {type: 'Program', sourceType: 'module', body: [declaration]},
        },
      };
    });
}
