/**
 * Client module: scrolls the docs sidebar to the entry of the current page. The page itself does not scroll.
 */
import type {ClientModule} from '@docusaurus/types';
import {showInBox} from '@site/src/components/navigation/showInBox';

function showCurrentEntry(): void {
  const entry = document.querySelector<HTMLElement>(
    '.theme-doc-sidebar-container .menu__link[aria-current="page"]',
  );
  const box = entry?.closest<HTMLElement>('.menu');
  if (entry && box) {
    showInBox(entry, box);
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // Measuring before the paint would force a second layout of the new page.
    requestAnimationFrame(() => setTimeout(showCurrentEntry));
  },
};

export default clientModule;
