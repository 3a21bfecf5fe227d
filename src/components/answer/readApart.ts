import type {Readers, Report} from './reading.worker';

/** Characters that all readers together read within a moment, also on a slow phone. */
const longText = 2_000;

export const isLong = (text: string): boolean => text.length >= longText;

/** Milliseconds until the script of the worker counts as lost. */
const patience = 10_000;

type Result<Name extends keyof Readers> = ReturnType<
  Awaited<ReturnType<Readers[Name]>>
>;

interface Options {
  /** Ends the worker, because nobody waits any more. */
  signal?: AbortSignal;
  isApart?: boolean;
}

/**
 * Reads a text; a long one in a worker, so that the page answers meanwhile. Where that can't be, it is read here.
 */
export function readApart<Name extends keyof Readers>(
  name: Name,
  text: string,
  here: (text: string) => Result<Name> | Promise<Result<Name>>,
  {signal, isApart = isLong(text)}: Options = {},
): Promise<Result<Name>> {
  return new Promise((resolve) => {
    const readHere = () => resolve(here(text));
    if (!isApart) {
      readHere();
      return;
    }
    let worker: Worker;
    try {
      worker = new Worker(
        /* webpackChunkName: "reading-worker" */
        new URL('./reading.worker.ts', import.meta.url),
      );
    } catch {
      // Some add-ons, and pages in a sandbox, allow no workers.
      readHere();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const giveUp = () => {
      end();
      readHere();
    };
    const timer = setTimeout(giveUp, patience);
    signal?.addEventListener('abort', end);
    worker.onerror = giveUp;
    worker.onmessage = ({data}: MessageEvent<Report>) => {
      if (data.kind === 'here') {
        clearTimeout(timer);
      } else if (data.kind === 'read') {
        end();
        resolve(data.value as Result<Name>);
      } else {
        giveUp();
      }
    };
    worker.postMessage({name, text});
  });
}
