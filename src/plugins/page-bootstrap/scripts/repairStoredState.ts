/**
 * Repairs what the theme's own inline scripts (3.6.1) get wrong, before the first paint:
 *
 * - With storage denied or garbage stored, they write that value into `data-theme` and the page turns light. The
 *   system's preference decides instead.
 * - After an older announcement was dismissed, a new one stays hidden on the first load, because the dismissal is reset
 *   only after hydration.
 *
 * @param announcementId id of the announcement shown, or `null` when there is none
 */
export function repairStoredState(announcementId: string | null): void {
  const root = document.documentElement;
  const theme = root.getAttribute('data-theme');
  if (theme !== 'light' && theme !== 'dark') {
    const prefersDark = window.matchMedia(
      '(prefers-color-scheme: dark)',
    ).matches;
    root.setAttribute('data-theme', prefersDark ? 'dark' : 'light');
  }
  try {
    const seen = window.localStorage.getItem('docusaurus.announcement.id');
    if (announcementId !== null && seen !== announcementId) {
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
      window.localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch {
    // Storage is denied or full. The announcement stays visible, which is the default.
  }
}
