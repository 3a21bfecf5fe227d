/**
 * Client module: requests a file of the bundle that does not arrive once more; after that the visitor decides.
 *
 * - On the first load the page can be read but waits: a notice offers Retry. Docusaurus 3.6.1 leaves that promise
 *   unhandled (`clientEntry.js`) and would never start.
 * - On the way to another page without a network, the current page stays, with a notice, and the other page opens by
 *   itself when the network is back. Docusaurus would reload, and the browser would show its own error page.
 * - Anything else fails as it does without this module: the page reloads, or the search reports it.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadFaultEvent, type LoadFault} from '@site/src/lib/loadFault';

type LoadChunk = (chunk: number | string) => Promise<unknown>;

/** Webpack's own way to load a file of the bundle, and to change how that is done. */
declare let __webpack_chunk_load__: LoadChunk;

/** Each call lets one file try again. */
let waiting: (() => void)[] = [];
let isNavigating = false;

const hasStarted = () => 'docusaurusRoot' in window;

function report(detail: LoadFault | null): void {
  document.dispatchEvent(new CustomEvent(loadFaultEvent, {detail}));
}

function retry(): void {
  const resumed = waiting;
  waiting = [];
  resumed.forEach((resume) => resume());
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

function persistent(load: LoadChunk): LoadChunk {
  return async (chunk) => {
    try {
      return await load(chunk);
    } catch {
      // A visitor need not hear of one lost connection.
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
  // Webpack calls the function that this name holds.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  __webpack_chunk_load__ = persistent(__webpack_chunk_load__);
  window.addEventListener('online', () => {
    report(null);
    retry();
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    isNavigating = previousLocation?.pathname !== location.pathname;
    // Going to a page again is a retry, and reports again when it fails.
    retry();
  },
  onRouteDidUpdate() {
    isNavigating = false;
    report(null);
  },
};

export default clientModule;
