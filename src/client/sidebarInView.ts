/**
 * Client module: scrolls the docs sidebar to the entry of the current page. The page itself does not scroll.
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
    // Measuring before the paint would force a second layout of the new page.
    requestAnimationFrame(() => setTimeout(showCurrentEntry));
  },
};

export default clientModule;
