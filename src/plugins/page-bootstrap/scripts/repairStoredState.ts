/**
 * Corrects errors of the theme's own inline scripts (3.6.1), before the first paint:
 *
 * - If storage is denied or holds an invalid value, they write that value into `data-theme` and the page turns light.
 *   Use the system's preference instead.
 * - If the visitor dismissed an older announcement, they hide the new one on the first load, because the dismissal is
 *   reset only after hydration.
 *
 * @param announcementId id of the announcement shown, or `null` if there is none
 */
export function repairStoredState(announcementId: string | null): void {
  const root = document.documentElement;
  const theme = root.getAttribute('data-theme');
  if (theme !== 'light' && theme !== 'dark') {
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    root.setAttribute('data-theme', prefersDark ? 'dark' : 'light');
  }
  try {
    const seen = localStorage.getItem('docusaurus.announcement.id');
    if (announcementId !== null && seen !== announcementId) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch {
    // Storage is denied or full. The announcement stays visible, which is the default.
  }
}
