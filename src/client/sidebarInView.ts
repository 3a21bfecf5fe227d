/**
 * Client module: brings the current page's entry into sight when the docs sidebar is longer than the screen. Only the
 * sidebar's own box is scrolled, never the page.
 */
import type {ClientModule} from '@docusaurus/types';

function showCurrentEntry(): void {
  const entry = document.querySelector<HTMLElement>(
    '.theme-doc-sidebar-container .menu__link[aria-current="page"]',
  );
  const box = entry?.closest<HTMLElement>('.menu');
  if (!entry || !box) {
    return;
  }
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    box.scrollTop += top - frame.top - frame.height / 2;
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // After the paint: before it, the browser would have to lay the new page out twice.
    requestAnimationFrame(() => setTimeout(showCurrentEntry));
  },
};

export default clientModule;
