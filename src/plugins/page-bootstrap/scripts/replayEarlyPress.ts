/**
 * Replays a button click that came before hydration, once the page is hydrated. Only the last click is replayed,
 * because two clicks on the menu button would open and close the menu.
 *
 * `data-first-press` marks other elements that need this, such as a link that opens a dialog. React may replace a
 * marked element during hydration, so it is looked up again by this attribute.
 */
export function replayEarlyPress(): void {
  const root = document.documentElement;
  let pressed: HTMLElement | null = null;
  // Without the bundle, no click is ever replayed. Then let clicks through, because some controls work without it.
  let bundleFailed = false;

  const isHydrated = () => root.getAttribute('data-has-hydrated') === 'true';

  document.addEventListener('DOMContentLoaded', () => {
    bundleFailed = !('docusaurus' in window);
  });

  document.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>(
              '#__docusaurus button, [data-first-press]',
            )
          : null;
      if (control && !bundleFailed && !isHydrated()) {
        event.preventDefault();
        // React listens for clicks before it reports hydration, so it would handle this click a second time.
        event.stopPropagation();
        pressed = control;
      }
    },
    true,
  );

  new MutationObserver((_changes, observer) => {
    if (!isHydrated()) {
      return;
    }
    observer.disconnect();
    const {firstPress} = pressed?.dataset ?? {};
    const control = firstPress
      ? document.querySelector<HTMLElement>(`[data-first-press=${firstPress}]`)
      : pressed;
    control?.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
