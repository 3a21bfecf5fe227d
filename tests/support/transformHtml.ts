import {load} from 'cheerio';
import type {AnyNode} from 'domhandler';
import type {Element, ElementContent, Root} from 'hast';

const toTree = (node: AnyNode): ElementContent =>
  node.type === 'tag'
    ? {
        type: 'element',
        tagName: node.name,
        properties: {...node.attribs},
        children: node.children.map(toTree),
      }
    : {type: 'text', value: (node as {data: string}).data};

function toHtml(node: Root | ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  const {tagName, properties, children} = node as Element;
  const content = children.map(toHtml).join('');
  const attributes = Object.entries(properties ?? {}).map(
    ([name, value]) => ` ${name}="${String(value)}"`,
  );
  return node.type === 'root'
    ? content
    : `<${tagName}${attributes.join('')}>${content}</${tagName}>`;
}

/** What a plugin makes of HTML. The attributes that it sets have their names in a tree, such as `ariaLabel`. */
export async function transformHtml(
  plugin: () => (root: Root) => Promise<void>,
  html: string,
): Promise<string> {
  const page = load(html, null, false).root().get(0)!;
  const root: Root = {type: 'root', children: page.children.map(toTree)};
  await plugin()(root);
  return toHtml(root);
}
