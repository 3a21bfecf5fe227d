import {useEffect, useRef} from 'react';

interface Drawer {
  shown: boolean;
  toggle: () => void;
}

/** What stands behind the drawer and must not be reached while it is open. */
const behindDrawer =
  '#__docusaurus_skipToContent_fallback, .theme-layout-footer, footer.footer';

/**
 * Keyboard manners of the phone's menu, which the theme leaves out: opening moves the focus into it, Escape closes it,
 * closing gives the focus back to the button that opened it, and the page behind cannot be reached meanwhile.
 */
export function useDrawerFocus({shown, toggle}: Drawer): void {
  const wasShown = useRef(false);

  useEffect(() => {
    if (!shown) {
      if (wasShown.current) {
        wasShown.current = false;
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
      return undefined;
    }
    wasShown.current = true;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const behind = document.querySelectorAll<HTMLElement>(behindDrawer);
    behind.forEach((element) => element.setAttribute('inert', ''));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      behind.forEach((element) => element.removeAttribute('inert'));
    };
  }, [shown, toggle]);
}
