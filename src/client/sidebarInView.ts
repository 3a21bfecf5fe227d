/**
 * Client module: scrolls the docs sidebar to the current page's entry when the sidebar is longer than the screen. The
 * page itself never scrolls.
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
    // After the paint; before it, the browser would lay the new page out twice.
    requestAnimationFrame(() => setTimeout(showCurrentEntry));
  },
};

export default clientModule;
