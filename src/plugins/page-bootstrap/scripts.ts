/**
 * Code that runs in the page before, or instead of, the site's bundle. Each function is written into the HTML by its
 * source text, so it may use nothing from outside itself but its one argument.
 */

export interface FirstLoadOptions {
  /** The base URL that the site was built with. */
  baseUrl: string;
}

/**
 * Covers the two faults that leave a page readable but dead:
 *
 * - the bundle never arrives, as when the site is served below another path than it was built for;
 * - the bundle arrives but one of the page's own chunks does not. Docusaurus 3.6.1 leaves that promise unhandled
 *   (`clientEntry.js`) and never starts, without a word to the visitor.
 *
 * Reloading is the retry: the bundle keeps no other way to start again. It never reloads by itself, so it cannot loop.
 */
export function watchFirstLoad(options: FirstLoadOptions): void {
  type Bundle = Window & {docusaurus?: unknown; docusaurusRoot?: unknown};
  const bundle = window as Bundle;

  function addElement(parent: Element, tag: string, text: string): HTMLElement {
    const element = document.createElement(tag);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  function showNotice(title: string, paragraphs: string[]): void {
    if (document.getElementById('first-load-notice')) {
      return;
    }
    const notice = document.createElement('div');
    notice.id = 'first-load-notice';
    notice.setAttribute('role', 'alert');
    // The style sheet may be missing too, so the look is set here; properties set from script are allowed by the policy.
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:1000;padding:16px;max-height:60vh;overflow:auto;' +
      'background:Canvas;color:CanvasText;border-top:4px solid #b42318;font:16px/1.5 system-ui,sans-serif';
    const heading = addElement(notice, 'p', title);
    heading.style.cssText = 'margin:0 0 8px;font-weight:700;font-size:18px';
    for (const paragraph of paragraphs) {
      addElement(notice, 'p', paragraph).style.cssText =
        'margin:0 0 8px;overflow-wrap:anywhere';
    }
    const retry = addElement(notice, 'button', 'Retry') as HTMLButtonElement;
    retry.type = 'button';
    retry.style.cssText =
      'font:inherit;padding:8px 20px;min-height:44px;cursor:pointer;color:inherit;background:transparent;' +
      'border:2px solid;border-radius:6px';
    retry.addEventListener('click', () => window.location.reload());
    document.body.prepend(notice);
  }

  /** The base URL that would fit the address shown, by taking the page's own path off its end. */
  function fittingBaseUrl(): string {
    const canonical = document.querySelector<HTMLLinkElement>(
      'link[rel="canonical"]',
    );
    const shown = window.location.pathname;
    const route = canonical
      ? new URL(canonical.href).pathname.slice(options.baseUrl.length)
      : '';
    const base =
      route && shown.endsWith(route)
        ? shown.slice(0, shown.length - route.length)
        : shown;
    return base.endsWith('/') ? base : `${base}/`;
  }

  window.addEventListener('load', () => {
    if (bundle.docusaurus === undefined) {
      showNotice('Your site did not load properly', [
        'You can read this page, but menus and tools do not work because some of its files did not arrive. Check your connection, then retry.',
        `For the maintainer: a very common reason is a wrong base URL. The configured base URL is ${options.baseUrl} and this address suggests ${fittingBaseUrl()}`,
      ]);
    }
  });

  window.addEventListener('unhandledrejection', (event) => {
    const error = event.reason as {name?: string; message?: string} | undefined;
    if (
      error?.name === 'ChunkLoadError' &&
      bundle.docusaurusRoot === undefined
    ) {
      event.preventDefault();
      showNotice('A part of this page did not load', [
        'You can read the page, but menus and tools do not work yet. Check your connection, then retry.',
        String(error.message),
      ]);
    }
  });
}

export interface StoredStateOptions {
  /** Id of the announcement shown, or `null` when there is none. */
  announcementId: string | null;
}

/**
 * Mends what the theme's own inline scripts leave wrong, before the first paint:
 *
 * - with storage denied or garbage stored, 3.6.1 writes that value into `data-theme` and the page turns light;
 *   the system's preference must decide instead;
 * - a new announcement stays hidden on the first load after an older one was dismissed, because the dismissal is
 *   reset only after hydration.
 */
export function mendStoredState(options: StoredStateOptions): void {
  const root = document.documentElement;
  const theme = root.getAttribute('data-theme');
  if (theme !== 'light' && theme !== 'dark') {
    const prefersDark = window.matchMedia(
      '(prefers-color-scheme: dark)',
    ).matches;
    root.setAttribute('data-theme', prefersDark ? 'dark' : 'light');
  }
  try {
    const seen = window.localStorage.getItem('docusaurus.announcement.id');
    if (options.announcementId !== null && seen !== options.announcementId) {
      window.localStorage.setItem('docusaurus.announcement.dismiss', 'false');
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  } catch {
    // Storage is denied or full: the announcement stays visible, which is the default.
  }
}
