/**
 * Code that runs in the page before, or instead of, the site's bundle. Each function is written into the HTML by its
 * source text, so it may use nothing from outside itself but its one argument.
 */
import type {LoadFault} from '../../lib/loadFault';

export interface FirstLoadOptions {
  /** The base URL that the site was built with. */
  baseUrl: string;
  /** Name of the event by which the bundle reports. */
  loadFaultEvent: string;
  /** Name of the event that `startBundle` sends. */
  bundleEndEvent: string;
}

/**
 * Shows what did not load, with Retry: a bundle that never arrives, as when the site is served below another path than
 * it was built for, and whatever the bundle itself reports by `loadFaultEvent`.
 *
 * Retry asks for the missing files again and leaves the page as it is, so that what was typed stays. Nothing reloads by
 * itself, so nothing can loop.
 */
export function watchFirstLoad(options: FirstLoadOptions): void {
  const bundle = window as Window & {docusaurus?: unknown};
  const noticeId = 'load-notice';
  let missing: HTMLScriptElement[] = [];

  function addElement<Tag extends keyof HTMLElementTagNameMap>(
    parent: Element,
    tag: Tag,
    text: string,
    style: string,
  ): HTMLElementTagNameMap[Tag] {
    const element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = style;
    parent.appendChild(element);
    return element;
  }

  function show(fault: LoadFault | null): void {
    document.getElementById(noticeId)?.remove();
    if (!fault) {
      return;
    }
    const notice = document.createElement('div');
    notice.id = noticeId;
    notice.setAttribute('role', 'alert');
    // The style sheet may be missing too, so the look is set here; properties set from script are allowed by the policy.
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:1000;padding:16px;max-height:60vh;overflow:auto;' +
      'background:Canvas;color:CanvasText;border-top:4px solid #b42318;font:16px/1.5 system-ui,sans-serif';
    const spacing = 'margin:0 0 8px;overflow-wrap:anywhere';
    addElement(
      notice,
      'p',
      fault.title,
      `${spacing};font-weight:700;font-size:18px`,
    );
    for (const paragraph of fault.paragraphs) {
      addElement(notice, 'p', paragraph, spacing);
    }
    const buttons: [string, () => void][] = [
      [
        'Retry',
        () => {
          notice.remove();
          fault.retry();
        },
      ],
    ];
    if (fault.canReload) {
      addElement(
        notice,
        'p',
        'If that does not help, the site was updated meanwhile: reload the page. A reload clears what you typed.',
        spacing,
      );
      buttons.push(['Reload the page', () => window.location.reload()]);
    }
    for (const [label, act] of buttons) {
      const button = addElement(
        notice,
        'button',
        label,
        'font:inherit;padding:8px 20px;margin:0 8px 0 0;min-height:44px;cursor:pointer;color:inherit;' +
          'background:transparent;border:2px solid;border-radius:6px',
      );
      button.type = 'button';
      button.addEventListener('click', act);
    }
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

  /** A script element runs once, so each missing file gets a new one. A file that came but is broken needs a reload. */
  function loadMissing(): void {
    if (missing.length === 0) {
      window.location.reload();
    }
    const again = missing;
    missing = [];
    for (const {src} of again) {
      const script = document.createElement('script');
      script.src = src;
      script.onerror = showMissing;
      document.head.appendChild(script);
    }
  }

  function showMissing(): void {
    show({
      title: 'Your site did not load properly',
      paragraphs: [
        'You can read this page, but menus and tools do not work because some of its files did not arrive. Check your connection, then retry.',
        `For the maintainer: a very common reason is a wrong base URL. The configured base URL is ${options.baseUrl} and this address suggests ${fittingBaseUrl()}`,
      ],
      retry: loadMissing,
      canReload: true,
    });
  }

  // Such an event does not bubble; a script that did not arrive is heard of on its way down only.
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && !bundle.docusaurus) {
        missing.push(target);
      }
    },
    true,
  );

  document.addEventListener(options.bundleEndEvent, () => {
    if (bundle.docusaurus === undefined) {
      showMissing();
    }
  });

  document.addEventListener(options.loadFaultEvent, (event) =>
    show((event as CustomEvent<LoadFault | null>).detail),
  );
}

export interface StyleOptions {
  /** Name of the event that `startBundle` sends. */
  bundleEndEvent: string;
}

/**
 * Applies the style sheet, which is asked for as if it were for print alone: once the scripts have run and nothing else
 * is to do, or when a hand is on the page. Until then the page carries the styles of all it shows, and to resolve them
 * a second time while it starts would be the longest task of the start but one.
 */
export function applyStyles({bundleEndEvent}: StyleOptions): void {
  const listening = new AbortController();
  // A fragment or a query can ask for more than what was sent: a mark, an answer.
  let isNeeded = window.location.search !== '' || window.location.hash !== '';
  let link: HTMLLinkElement | null = null;

  function apply(): void {
    isNeeded = true;
    if (link) {
      link.removeAttribute('media');
      listening.abort();
    }
  }

  function applyWhenIdle(): void {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(apply);
    } else {
      setTimeout(apply, 200);
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
  document.addEventListener(bundleEndEvent, applyWhenIdle, {signal});
  document.addEventListener('DOMContentLoaded', () => {
    link = document.querySelector('body > link[rel="stylesheet"]');
    if (isNeeded) {
      apply();
    }
  });
}

export interface StartOptions {
  /** Name of the event sent once every script has arrived or failed. */
  bundleEndEvent: string;
}

/**
 * Runs the scripts that the page preloads, once they hold up neither the first paint nor the first tap: when the page
 * is parsed, styled and idle, or as soon as the visitor touches it. A button pressed before it works is pressed again
 * for the visitor when it does.
 */
export function startBundle(options: StartOptions): void {
  const root = document.documentElement;
  let isReady = false;
  let isAsked = false;
  let isStarted = false;
  let pressed: HTMLElement | null = null;

  function start(): void {
    if (isStarted || !isReady) {
      return;
    }
    isStarted = true;
    const preloads = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="preload"][as="script"]',
    );
    let pending = preloads.length;
    const end = () => {
      pending -= 1;
      if (pending === 0) {
        document.dispatchEvent(new Event(options.bundleEndEvent));
      }
    };
    preloads.forEach((preload) => {
      const script = document.createElement('script');
      // As it is written: webpack compares the attribute, and would load the file once more.
      script.setAttribute('src', preload.getAttribute('href')!);
      script.addEventListener('load', end);
      script.addEventListener('error', () => {
        // Else the bundle, asking for the same file, would wait for this element.
        script.remove();
        end();
      });
      document.head.appendChild(script);
    });
  }

  function makeReady(): void {
    isReady = true;
    if (isAsked) {
      start();
    } else if ('requestIdleCallback' in window) {
      window.requestIdleCallback(start, {timeout: 2000});
    } else {
      setTimeout(start, 100);
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    const link = document.querySelector<HTMLLinkElement>(
      'body > link[rel="stylesheet"]',
    );
    if (!link || link.sheet) {
      makeReady();
    } else {
      link.addEventListener('load', makeReady);
      link.addEventListener('error', makeReady);
      // A sheet that failed before the page was parsed has nothing more to say; the page has.
      window.addEventListener('load', makeReady);
    }
  });

  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    document.addEventListener(type, () => {
      isAsked = true;
      start();
    });
  }

  const works = () => root.getAttribute('data-has-hydrated') === 'true';

  // A bundle that did not arrive presses nothing: what works without it, such as a form, must not wait for it.
  let isLost = false;
  document.addEventListener(options.bundleEndEvent, () => {
    isLost = !('docusaurus' in window);
  });

  document.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>(
              '#__docusaurus button, [data-first-press]',
            )
          : null;
      if (control && !isLost && !works()) {
        event.preventDefault();
        // React listens before it reports that it works, and would carry out the press a second time.
        event.stopPropagation();
        pressed = control;
      }
    },
    true,
  );

  new MutationObserver((_changes, observer) => {
    if (!works()) {
      return;
    }
    observer.disconnect();
    const {firstPress} = pressed?.dataset ?? {};
    const control = firstPress
      ? document.querySelector<HTMLElement>(`[data-first-press=${firstPress}]`)
      : pressed;
    control?.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}

/**
 * Keeps an address that nothing can decode, such as `#%E0%A4%A`, from the bundle: Docusaurus 3.6.1 decodes path and
 * fragment without a guard, and the `URIError` takes the whole page down. Runs before the router hears of the address.
 */
export function mendAddress(): void {
  function canDecode(text: string): boolean {
    try {
      return decodeURIComponent(text) !== null;
    } catch {
      return false;
    }
  }

  function mend(): void {
    const {pathname, search, hash} = window.location;
    if (!canDecode(pathname) || !canDecode(hash)) {
      window.history.replaceState(
        window.history.state,
        '',
        // The percent signs of a path are kept as text, so that the not-found page can name it.
        (canDecode(pathname) ? pathname : pathname.replace(/%/g, '%25')) +
          search +
          (canDecode(hash) ? hash : ''),
      );
    }
  }

  mend();
  window.addEventListener('popstate', mend);
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
      root.setAttribute('data-announcement-bar-initially-dismissed', 'false');
      window.localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch {
    // Storage is denied or full: the announcement stays visible, which is the default.
  }
}
