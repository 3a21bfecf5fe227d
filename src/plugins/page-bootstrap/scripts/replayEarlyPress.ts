import {isNoticeShown} from './watchFirstLoad';

/**
 * What a script handles. `data-first-press` marks other elements, such as a link that opens a dialog. The theme renders
 * each group of the sidebar as a link with the role of a button.
 */
const kinds = ['[data-first-press]', '[role=tab]', '[role=button]', 'button'];

/**
 * Replays a click that came before hydration, once the page is hydrated. Only the last click is replayed, because two
 * clicks on the menu button would open and close the menu.
 */
export function replayEarlyPress(): void {
  const root = document.documentElement;
  let findPressed: () => HTMLElement | undefined = () => undefined;

  const isHydrated = () => root.getAttribute('data-has-hydrated') === 'true';

  // The theme disables its color switch until hydration, and a disabled button gets no clicks.
  document
    .querySelectorAll<HTMLButtonElement>('.navbar button:disabled')
    .forEach((button) => {
      button.disabled = false;
    });

  document.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>(
              `#__docusaurus :is(${kinds.join()})`,
            )
          : null;
      // If the page did not load, links and forms still work as without scripts.
      if (control && !isNoticeShown() && !isHydrated()) {
        event.preventDefault();
        // React listens for clicks before it reports hydration, so it would handle this click a second time.
        event.stopPropagation();
        const kind = kinds.find((selector) => control.matches(selector))!;
        const all = () =>
          Array.from(document.querySelectorAll<HTMLElement>(kind));
        const place = all().indexOf(control);
        // React replaces some elements during hydration: tabs, and links that become buttons.
        findPressed = () => (control.isConnected ? control : all()[place]);
      }
    },
    true,
  );

  new MutationObserver((_changes, observer) => {
    if (!isHydrated()) {
      return;
    }
    observer.disconnect();
    findPressed()?.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
