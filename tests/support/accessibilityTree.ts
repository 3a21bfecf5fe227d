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
