/**
 * Applies the style sheet, which is requested as if it were for print alone: once the page has loaded and the browser is
 * idle, or when the visitor first touches the page. Until then the page carries the styles of all it shows, and to
 * resolve them a second time while it starts would be one of the longest tasks of the start.
 */
export function applyStyles(): void {
  const listening = new AbortController();
  const {signal} = listening;
  // A fragment or a query can show more than what was sent: a mark, an answer.
  let isNeeded = window.location.search !== '' || window.location.hash !== '';

  function apply(): void {
    isNeeded = true;
    const link = document.querySelector('body > link[rel="stylesheet"]');
    if (link) {
      link.removeAttribute('media');
      listening.abort();
    }
  }

  const touches = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];
  for (const type of [...touches, 'click', 'dragenter']) {
    window.addEventListener(type, apply, {
      capture: true,
      passive: true,
      signal,
    });
  }
  // The page is parsed then; its deferred scripts have not run yet.
  document.addEventListener('readystatechange', () => isNeeded && apply(), {
    signal,
  });
  window.addEventListener(
    'load',
    () => {
      if ('requestIdleCallback' in window) {
        window.requestIdleCallback(apply);
      } else {
        setTimeout(apply, 200);
      }
    },
    {signal},
  );
}
