/**
 * Client module: retries once when a chunk fails to load. If the retry fails too:
 *
 * - During the first load, the page is readable but not interactive, and a notice offers Retry. Without this,
 *   Docusaurus 3.6.1 leaves the rejected promise unhandled (`clientEntry.js`) and never starts.
 * - During offline navigation, the current page stays with a notice, and the other page opens once the network is back.
 *   Without this, Docusaurus reloads and the browser shows its own error page.
 * - Otherwise, the chunk fails as it does without this module: the page reloads, or the search reports the error.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadFaultEvent, type LoadFault} from '@site/src/lib/loadFault';

type LoadChunk = (chunk: number | string) => Promise<unknown>;

/** Webpack's chunk loader. Assigning this variable replaces it. */
declare let __webpack_chunk_load__: LoadChunk;

/** Each callback lets one chunk load again. */
let waiting: (() => void)[] = [];
let isNavigating = false;

const hasStarted = () => 'docusaurusRoot' in window;

function report(detail: LoadFault | null): void {
  document.dispatchEvent(new CustomEvent(loadFaultEvent, {detail}));
}

function retry(): void {
  const callbacks = waiting;
  waiting = [];
  callbacks.forEach((resume) => resume());
}

function reportFault(error: unknown): void {
  if (!hasStarted()) {
    report({
      title: 'A part of this page did not load',
      paragraphs: [
        'You can read the page, but menus and tools do not work yet. Check your connection, then retry.',
        String(error),
      ],
      retry,
      canReload: true,
    });
  } else if (isNavigating) {
    report({
      title: 'You are offline',
      paragraphs: [
        'The page that you asked for is not loaded yet. It opens by itself when the connection is back.',
      ],
      retry,
      canReload: false,
    });
  }
}

function withRetries(load: LoadChunk): LoadChunk {
  return async (chunk) => {
    try {
      return await load(chunk);
    } catch {
      // Retry once silently.
    }
    for (;;) {
      try {
        return await load(chunk);
      } catch (error) {
        if (hasStarted() && navigator.onLine) {
          throw error;
        }
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          reportFault(error);
        });
      }
    }
  };
}

if (ExecutionEnvironment.canUseDOM) {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  __webpack_chunk_load__ = withRetries(__webpack_chunk_load__);
  window.addEventListener('online', () => {
    report(null);
    retry();
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    isNavigating = previousLocation?.pathname !== location.pathname;
    // Navigating again also retries, and reports again if that fails.
    retry();
  },
  onRouteDidUpdate() {
    isNavigating = false;
    report(null);
  },
};

export default clientModule;
