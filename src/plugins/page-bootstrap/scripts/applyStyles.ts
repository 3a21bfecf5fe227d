/**
 * Applies the style sheet, which is requested as if it were for print alone: once the scripts have run and the browser
 * is idle, or when the visitor first touches the page. Until then the page carries the styles of all it shows, and to
 * resolve them a second time while it starts would be one of the longest tasks of the start.
 */
export function applyStyles(): void {
  const listening = new AbortController();
  // A fragment or a query can show more than what was sent: a mark, an answer.
  let isNeeded = window.location.search !== '' || window.location.hash !== '';
  let link: HTMLLinkElement | null = null;

  function apply(): void {
    isNeeded = true;
    if (link) {
      link.removeAttribute('media');
      listening.abort();
    }
  }

  const {signal} = listening;
  const hands = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];
  for (const type of [...hands, 'click', 'dragenter']) {
    window.addEventListener(type, apply, {
      capture: true,
      passive: true,
      signal,
    });
  }
  // The deferred scripts have run by then.
  document.addEventListener('DOMContentLoaded', () => {
    link = document.querySelector('body > link[rel="stylesheet"]');
    if (isNeeded) {
      apply();
    } else if ('requestIdleCallback' in window) {
      window.requestIdleCallback(apply);
    } else {
      setTimeout(apply, 200);
    }
  });
}
