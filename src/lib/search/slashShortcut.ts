/** Whether the key `/` opens the search: a choice of the visitor, kept in the browser only. */

/** Key in local storage. */
export const slashShortcutKey = 'site.search.slash';

/** What the storage holds once the visitor has switched the key off. Nothing is stored while it is on. */
export const slashShortcutOff = 'off';

/** What the storage means; on unless it says off, so that something damaged changes nothing. */
export function parseSlashShortcut(stored: string | null): boolean {
  return stored !== slashShortcutOff;
}
