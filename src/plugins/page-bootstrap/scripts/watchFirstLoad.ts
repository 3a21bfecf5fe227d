import {loadFaultEvent, type LoadFault} from '../../../lib/loadFault';

const noticeId = 'load-notice';

/**
 * The base URL that the current address suggests: its path without the page's route.
 *
 * @param shown path of the current address, such as `/wrong/kms38`
 * @param canonical path of the page as it was built, such as `/kms38`; `null` for a page without one, such as 404.html
 * @param baseUrl the base URL that the site was built with
 */
export function fittingBaseUrl(
  shown: string,
  canonical: string | null,
  baseUrl: string,
): string {
  const route = canonical?.slice(baseUrl.length) ?? '';
  const base = shown.endsWith(route)
    ? shown.slice(0, shown.length - route.length)
    : shown;
  return base.endsWith('/') ? base : `${base}/`;
}

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

/** Shows a notice in place of the previous one; `null` only removes that. */
function show(fault: LoadFault | null): void {
  document.getElementById(noticeId)?.remove();
  if (!fault) {
    return;
  }
  const notice = document.createElement('div');
  notice.id = noticeId;
  notice.setAttribute('role', 'alert');
  // The style sheet may have failed too. The security policy allows styles set by a script.
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
  const addButton = (label: string, act: () => void) => {
    const button = addElement(
      notice,
      'button',
      label,
      'font:inherit;padding:8px 20px;margin:0 8px 0 0;min-height:44px;cursor:pointer;color:inherit;' +
        'background:transparent;border:2px solid;border-radius:6px',
    );
    button.type = 'button';
    button.addEventListener('click', act);
  };
  if (fault.canReload) {
    addElement(
      notice,
      'p',
      'If that does not help, the site was updated meanwhile: reload the page. A reload clears what you typed.',
      spacing,
    );
  }
  addButton('Retry', () => {
    notice.remove();
    fault.retry();
  });
  if (fault.canReload) {
    addButton('Reload the page', () => window.location.reload());
  }
  document.body.prepend(notice);
}

/**
 * Shows a notice with a Retry button if the bundle does not load, for example because the site is served below another
 * base URL, and for every fault that the bundle reports with `loadFaultEvent`.
 *
 * Retry requests the missing files again without a reload, so that typed text is kept. Nothing reloads automatically,
 * so there can be no reload loop.
 *
 * @param baseUrl the base URL that the site was built with
 */
export function watchFirstLoad(baseUrl: string): void {
  let missing: HTMLScriptElement[] = [];

  /** Adds new elements for the missing scripts, because each runs only once. If none is missing, one is broken. */
  function loadMissing(): void {
    if (missing.length === 0) {
      window.location.reload();
    }
    const scripts = missing;
    missing = [];
    for (const {src} of scripts) {
      const script = document.createElement('script');
      script.src = src;
      script.onerror = showMissing;
      document.head.appendChild(script);
    }
  }

  function showMissing(): void {
    const canonical = document.querySelector<HTMLLinkElement>(
      'link[rel="canonical"]',
    );
    const fitting = fittingBaseUrl(
      window.location.pathname,
      canonical && new URL(canonical.href).pathname,
      baseUrl,
    );
    show({
      title: 'Your site did not load properly',
      paragraphs: [
        'You can read this page, but menus and tools do not work because some of its files did not arrive. Check your connection, then retry.',
        `For the maintainer: a very common reason is a wrong base URL. The configured base URL is ${baseUrl} and this address suggests ${fitting}`,
      ],
      retry: loadMissing,
      canReload: true,
    });
  }

  // `error` events on scripts don't bubble, so listen in the capture phase.
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && !('docusaurus' in window)) {
        missing.push(target);
      }
    },
    true,
  );

  // By this event, every deferred script has run or failed.
  document.addEventListener('DOMContentLoaded', () => {
    if (!('docusaurus' in window)) {
      showMissing();
    }
  });

  document.addEventListener(loadFaultEvent, (event) =>
    show((event as CustomEvent<LoadFault | null>).detail),
  );
}
