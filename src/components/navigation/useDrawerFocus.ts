import {useEffect, useRef} from 'react';

interface Drawer {
  shown: boolean;
  toggle: () => void;
}

/** Elements behind the drawer that must not receive focus while it is open. */
const behindDrawer =
  '#__docusaurus_skipToContent_fallback, .theme-layout-footer, footer.footer';

/**
 * Keyboard behavior of the mobile drawer, which the theme lacks: opening moves the focus into it, Escape closes it,
 * closing returns the focus to the button that opened it, and the page behind is inert while it is open.
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
