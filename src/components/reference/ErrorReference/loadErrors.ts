/** Loads the error codes that have an entry. Rejects when loading fails; a later call tries again. */
export const loadEntries = () =>
  import(/* webpackChunkName: "error-codes" */ './entriesHtml');

/** Loads the lookup with all it answers from. Rejects when loading fails; a later call tries again. */
export async function loadLookup(): ReturnType<
  Awaited<ReturnType<typeof loadEntries>>['loadLookup']
> {
  const {loadLookup: load} = await loadEntries();
  return load();
}
