/**
 * Client module: retries once when a chunk fails to load. If the retry fails too, or if the chunk never arrives:
 *
 * - During the first load, the page is readable but not interactive, and a notice offers Retry. Without this,
 *   Docusaurus 3.6.1 leaves the rejected promise unhandled (`clientEntry.js`) and never starts.
 * - During offline navigation, the current page stays with a notice, and the other page opens once the network is back.
 *   Without this, Docusaurus reloads and the browser shows its own error page.
 * - If the chunk of another page never arrives, the current page stays too, and a notice offers Retry.
 * - Otherwise, the chunk fails as it does without this module: the page reloads, or the search reports the error.
 */
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {
  faultOf,
  missingFiles,
  reportFault,
} from '@site/src/lib/faults/loadFault';
import {onBackOnline} from '@site/src/lib/faults/onBackOnline';

type LoadChunk = (chunk: number | string) => Promise<unknown>;

/** Webpack's chunk loader, and what names the file of a chunk for it. Assigning these variables replaces them. */
declare let __webpack_chunk_load__: LoadChunk;
declare let __webpack_get_script_filename__: (chunk: number | string) => string;

/** How often each chunk has failed. */
const failures = new Map<number | string, number>();

/** Each callback lets one chunk load again. */
let waiting: (() => void)[] = [];
let isNavigating = false;

const hasStarted = () => 'docusaurusRoot' in window;

function retry(): void {
  const callbacks = waiting;
  waiting = [];
  callbacks.forEach((resume) => resume());
}

function tell(error: unknown): void {
  if (!hasStarted()) {
    reportFault({
      title: missingFiles.title,
      paragraphs: [missingFiles.advice, String(error)],
      retry,
      canReload: true,
    });
  } else if (isNavigating) {
    reportFault(faultOf('The page that you asked for', retry, String(error)));
  }
}

/** Whether webpack gave up waiting; `chunkLoadTimeout`, set in `src/plugins/chunk-groups`, says when. */
const isLate = (error: unknown) =>
  error instanceof Error && 'type' in error && error.type === 'timeout';

function withRetries(load: LoadChunk): LoadChunk {
  return async (chunk) => {
    for (let isRetry = false; ; isRetry = true) {
      try {
        return await load(chunk);
      } catch (error) {
        failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
        const late = isLate(error);
        if (!isRetry && !late) {
          // Retry once silently.
          continue;
        }
        if (hasStarted() && navigator.onLine && !(late && isNavigating)) {
          throw error;
        }
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          tell(error);
        });
      }
    }
  };
}

/** Requests a chunk that failed under a new address, because caches may keep a damaged file, or a 404, for a year. */
function withNewAddress(
  nameOf: typeof __webpack_get_script_filename__,
): typeof __webpack_get_script_filename__ {
  return (chunk) => {
    const count = failures.get(chunk);
    return nameOf(chunk) + (count ? `?${count}` : '');
  };
}

if (ExecutionEnvironment.canUseDOM) {
  /* eslint-disable @typescript-eslint/no-unused-vars */
  __webpack_chunk_load__ = withRetries(__webpack_chunk_load__);
  __webpack_get_script_filename__ = withNewAddress(
    __webpack_get_script_filename__,
  );
  /* eslint-enable @typescript-eslint/no-unused-vars */
  onBackOnline(() => {
    reportFault(null);
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
    reportFault(null);
  },
};

export default clientModule;
