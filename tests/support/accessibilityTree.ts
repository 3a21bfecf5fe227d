import type {Page} from '@playwright/test';

/** What Chromium gives to screen readers about one element, in the order in which they read. */
export interface ReadNode {
  role: string;
  name: string;
  /** Of a link. */
  url: string | undefined;
  canFocus: boolean;
  children: ReadNode[];
}

/** Roles of elements that screen readers pass over. */
const silent = new Set(['none', 'generic', 'InlineTextBox']);

/** The accessibility tree of the page. What is ignored gives its place to its children. */
export async function accessibilityTree(page: Page): Promise<ReadNode[]> {
  const client = await page.context().newCDPSession(page);
  const {nodes} = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): ReadNode[] => {
    const node = byId.get(id);
    if (!node) {
      return [];
    }
    const children = (node.childIds ?? []).flatMap(read);
    const role = String(node.role?.value);
    if (node.ignored || silent.has(role)) {
      return children;
    }
    const property = (wanted: string): unknown =>
      node.properties?.find(({name}) => name === wanted)?.value.value;
    return [
      {
        role,
        name: String(node.name?.value ?? ''),
        url: property('url') as string | undefined,
        canFocus: property('focusable') === true,
        children,
      },
    ];
  };
  return read(nodes[0]!.nodeId);
}

/** All nodes in reading order. */
export function allOf(nodes: readonly ReadNode[]): ReadNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}

/** Roles that a screen reader announces with a name, which tells one from the next. */
const named = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'heading',
  'image',
  'link',
  'navigation',
  'region',
  'search',
  'searchbox',
  'tab',
  'table',
  'textbox',
]);

/** Screen readers say "left arrow" or "double right-pointing angle bracket". */
const signs = /[«»‹›←→↑↓▸▾✓✗×]/;

const landmarks = new Set(['navigation', 'region', 'search', 'complementary']);

const isText = ({role}: ReadNode) => role === 'StaticText';

/** What would not read like sentences, one line each. */
export function readingFaults(tree: readonly ReadNode[]): string[] {
  const nodes = allOf(tree);
  const spoken = nodes.filter(
    ({role}) => isText({role} as ReadNode) || named.has(role),
  );
  return nodes.flatMap((node) => {
    const {role, name, url, canFocus, children} = node;
    const what = `${role} "${name}"`;
    const inner = allOf(children);
    const next = spoken[spoken.indexOf(node) + inner.filter(isText).length + 1];
    return [
      ...(named.has(role) && !name.trim() ? [`${role} without a name`] : []),
      ...(named.has(role) && signs.test(name) ? [`${what}: a sign`] : []),
      ...(landmarks.has(role) && inner.length === 0
        ? [`${what} is empty`]
        : []),
      ...(role === 'link' && next?.name === name && next.url === url
        ? [`${what}: twice in a row`]
        : []),
      ...(role === 'group' &&
      !canFocus &&
      inner.some((part) => part.role === 'table' && part.name === name)
        ? [`${what}: a table has the same name`]
        : []),
    ];
  });
}
