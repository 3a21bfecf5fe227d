import {useEffect} from 'react';

interface Drawer {
  shown: boolean;
  toggle: () => void;
}

/** What the open drawer covers: the rest of the page, and the bar in whose element the drawer is. */
const behindDrawer = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Keyboard behavior of the mobile drawer, which the theme lacks: opening moves the focus into it, Escape closes it,
 * closing returns the focus to the button that opened it, and the page behind is inert while it is open.
 */
export function useDrawerFocus({shown, toggle}: Drawer): void {
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    // The drawer is still outside the window, and scrolling there would move the page.
    document
      .querySelector<HTMLElement>('.navbar-sidebar__close')
      ?.focus({preventScroll: true});
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
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
}
