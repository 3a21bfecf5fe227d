/** Milliseconds after which the page starts without its style sheet. */
const patience = 3000;

/**
 * Lets the bundle run if the style sheet does not arrive. While a sheet that the parser found is on its way, browsers
 * stop reading at its link, or hold deferred scripts back; they do neither for a sheet that a script adds. So this
 * replaces the link by a copy, which joins the request that is under way.
 */
export function limitSheetWait(): void {
  const timer = setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>(
      'body > link[rel=stylesheet]',
    );
    // A sheet that has arrived stays, because a copy would be without effect for a moment.
    if (link && !link.sheet) {
      link.replaceWith(link.cloneNode());
    }
  }, patience);
  document.addEventListener('DOMContentLoaded', () => clearTimeout(timer));
}
