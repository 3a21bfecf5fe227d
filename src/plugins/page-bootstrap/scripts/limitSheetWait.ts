/** Milliseconds after which the page starts without its style sheets. */
const patience = 3000;

/**
 * Lets the bundle run if a style sheet does not arrive. While a sheet that the parser found is on its way, browsers
 * stop reading at its link, or hold deferred scripts back; they do neither for a sheet that a script adds. So this
 * replaces its link by a copy, which joins the request that is under way.
 */
export function limitSheetWait(): void {
  let timer = setTimeout(function limit() {
    document
      .querySelectorAll<HTMLLinkElement>('body > link[rel=stylesheet]')
      .forEach((link) => {
        // A sheet that has arrived stays, because a copy would be without effect for a moment.
        if (!link.sheet) {
          link.replaceWith(link.cloneNode());
        }
      });
    // The browser reads on, up to the next link.
    timer = setTimeout(limit, 50);
  }, patience);
  document.addEventListener('DOMContentLoaded', () => clearTimeout(timer));
}
