/** What this module reads of an item in `sidebars.ts`. */
type SidebarEntry = string | {type?: string; id?: string; items?: unknown};

/** The docs of each list of the sidebar: those of the top, then those of each category. */
function groupsOf(items: readonly SidebarEntry[]): string[][] {
  const own = items.flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    return item.type === 'doc' && item.id ? [item.id] : [];
  });
  const inner = items.flatMap((item) =>
    typeof item === 'object' && Array.isArray(item.items)
      ? groupsOf(item.items as SidebarEntry[])
      : [],
  );
  return [own, ...inner];
}

/**
 * Front matter for a doc at an end of its group, so that "Previous" and "Next" never lead to an unrelated page. Docusaurus
 * links all docs of a sidebar in one chain.
 */
export function groupEnds(
  sidebars: Readonly<Record<string, unknown>>,
  id: string,
): {pagination_prev?: null; pagination_next?: null} {
  const group = Object.values(sidebars)
    .flatMap((sidebar) =>
      Array.isArray(sidebar) ? groupsOf(sidebar as SidebarEntry[]) : [],
    )
    .find((ids) => ids.includes(id));
  return {
    ...(group?.[0] === id && {pagination_prev: null}),
    ...(group?.at(-1) === id && {pagination_next: null}),
  };
}
