import {
  loadFaultEvent,
  missingFiles,
  type LoadFault,
} from '../../../lib/faults/loadFault';
import {builtPath, fittingBaseUrl} from './builtPath';

const noticeId = 'load-notice';

/** Milliseconds after which the page tells that it has not started. */
const patience = 10_000;

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
  // Nothing answers what the address asks, so all of the page is to be seen.
  document.documentElement.removeAttribute('data-asked');
  const notice = document.createElement('div');
  notice.id = noticeId;
  notice.setAttribute('role', 'alert');
  // The style sheet may have failed too. The security policy allows styles set by a script.
  notice.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:1000;padding:16px;max-height:60vh;overflow:auto;' +
    'background:Canvas;color:CanvasText;border-top:4px solid #b42318;font:16px/1.5 system-ui';
  const spacing = 'margin:0 0 8px;overflow-wrap:anywhere';
  addElement(
    notice,
    'p',
    fault.title,
    `${spacing};font-weight:700;font-size:18px`,
  );
  // Not `for…of`, which older target browsers need a long helper for.
  fault.paragraphs.forEach((paragraph) =>
    addElement(notice, 'p', paragraph, spacing),
  );
  const addButton = (label: string, act: () => void) => {
    const button = addElement(
      notice,
      'button',
      label,
      'font:inherit;padding:8px 20px;margin:0 8px 0 0;min-height:44px;cursor:pointer;color:inherit;' +
        'background:none;border:2px solid',
    );
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
    addButton('Reload the page', () => location.reload());
  }
  document.body.prepend(notice);
}

export function isNoticeShown(): boolean {
  return document.getElementById(noticeId) !== null;
}

/**
 * Retries once if files of the bundle do not load or are damaged, then shows a notice with a Retry button, for example
 * because the site is served below another base URL. Also shows every fault that the bundle reports with
 * `loadFaultEvent`.
 *
 * A retry requests the files again without a reload, so that typed text is kept. Nothing reloads automatically, so
 * there can be no reload loop.
 *
 * @param baseUrl the base URL that the site was built with
 */
export function watchFirstLoad(baseUrl: string): void {
  /** Addresses of the scripts that failed, without a query. */
  const failed = new Set<string>();
  let attempts = 0;

  const hasStarted = () => 'docusaurus' in window;
  const isOfBundle = (address: string) =>
    Array.from(document.scripts).some(
      (script) => script.defer && script.src === address,
    );

  function retry(): void {
    // Without a faulty file, the fault is in the code: only another version helps.
    if (failed.size === 0) {
      location.reload();
      return;
    }
    attempts += 1;
    let awaited = failed.size;
    const onEnd = () => {
      awaited -= 1;
      if (awaited === 0 && !hasStarted()) {
        showMissing();
      }
    };
    failed.forEach((address) => {
      const script = document.createElement('script');
      // A new address, because caches may keep a damaged file, or a 404, for a year.
      script.src = `${address}?${attempts}`;
      script.onload = onEnd;
      script.onerror = onEnd;
      document.head.appendChild(script);
    });
    failed.clear();
  }

  function showMissing(): void {
    const fitting = fittingBaseUrl(location.pathname, builtPath(), baseUrl);
    show(
      fitting
        ? {
            title: 'Your site did not load properly',
            paragraphs: [
              missingFiles.adviceForWrongBase,
              `The configured base URL is ${baseUrl} and this address suggests ${fitting}`,
            ],
            retry,
            canReload: false,
          }
        : {
            title: missingFiles.title,
            paragraphs: [missingFiles.advice],
            retry,
            canReload: true,
          },
    );
  }

  // A missing file fires `error` at its element, which does not bubble; a damaged one fires it at the window.
  addEventListener(
    'error',
    ({target, filename}) => {
      // An image that fails has neither.
      const known = String(
        target instanceof HTMLScriptElement ? target.src : filename,
      ).replace(/\?.*/, '');
      if (isOfBundle(known) && !hasStarted()) {
        failed.add(known);
      }
    },
    true,
  );

  // By this event, every deferred script has run or failed.
  document.addEventListener('DOMContentLoaded', () => {
    if (!hasStarted()) {
      (failed.size > 0 ? retry : showMissing)();
    }
  });

  // A file that never arrives holds that event back.
  setTimeout(() => {
    if (!hasStarted() && !isNoticeShown()) {
      showMissing();
    }
  }, patience);

  document.addEventListener(loadFaultEvent, (event) =>
    show((event as CustomEvent<LoadFault | null>).detail),
  );
}
