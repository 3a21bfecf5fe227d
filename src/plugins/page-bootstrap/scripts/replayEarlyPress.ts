/**
 * Repeats a press on a button that came before the page worked, once it works. Only the last press is repeated: it is
 * the one whose answer the visitor waits for, and two presses on the menu button would open it and close it again.
 *
 * `data-first-press` marks what else can be pressed early, such as a link that opens a dialog. React may replace a marked
 * element while it starts, so it is found again by its mark.
 */
export function replayEarlyPress(): void {
  const root = document.documentElement;
  let pressed: HTMLElement | null = null;
  // Without the bundle nothing would be repeated, and what works without it, such as a form, must not wait for it.
  let isLost = false;

  const works = () => root.getAttribute('data-has-hydrated') === 'true';

  document.addEventListener('DOMContentLoaded', () => {
    isLost = !('docusaurus' in window);
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
      if (control && !isLost && !works()) {
        event.preventDefault();
        // React listens before it reports that it works, and would carry out the press a second time.
        event.stopPropagation();
        pressed = control;
      }
    },
    true,
  );

  new MutationObserver((_changes, observer) => {
    if (!works()) {
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
