/** Whether the `/` key opens the search: a setting of the visitor, stored only in the browser. */

/** Key in local storage. */
export const slashShortcutKey = 'site.search.slash';

/** Stored when the visitor turns the shortcut off. Nothing is stored while it is on. */
export const slashShortcutOff = 'off';

/** Whether the shortcut is on. Any stored value except `off` means on. */
export function parseSlashShortcut(stored: string | null): boolean {
  return stored !== slashShortcutOff;
}
