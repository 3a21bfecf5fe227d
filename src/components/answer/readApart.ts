import {isLong} from './isLong';
import {readers, type ReadBy, type ReaderName} from './readers';
import type {ReadingReport, ReadingRequest} from './reading.worker';

/** Milliseconds until the script of the worker counts as lost. */
const patience = 10_000;

interface Waiting extends ReadingRequest {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** The texts whose reading is not finished, by their number. */
const waiting = new Map<number, Waiting>();
let lastId = 0;

/** One for as long as the page is open, unless it reads a long text that nobody waits for any more. */
let worker: Worker | undefined;
/** Whether the worker did not start. Then the page reads. */
let isRefused = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function readHere({id, name, text, resolve, reject}: Waiting): void {
  waiting.delete(id);
  readers[name]()
    .then((read) => read(text))
    .then(resolve, reject);
}

function end(): void {
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
}

/** Some add-ons, and pages in a sandbox, allow no workers; on a bad connection, the script doesn't arrive. */
function giveUp(): void {
  end();
  isRefused = true;
  waiting.forEach(readHere);
}

function take({data}: MessageEvent<ReadingReport>): void {
  if (data.kind === 'here') {
    clearTimeout(timer);
    return;
  }
  const request = waiting.get(data.id);
  if (request && data.kind === 'read') {
    waiting.delete(data.id);
    request.resolve(data.value);
  } else if (request) {
    readHere(request);
  }
}

function start(): void {
  try {
    worker = new Worker(
      /* webpackChunkName: "reading-worker" */
      new URL('./reading.worker.ts', import.meta.url),
    );
  } catch {
    giveUp();
    return;
  }
  worker.onmessage = take;
  worker.onerror = giveUp;
  timer = setTimeout(giveUp, patience);
}

function send(request: Waiting): void {
  if (!worker && !isRefused) {
    start();
  }
  if (worker) {
    const {id, name, text} = request;
    worker.postMessage({id, name, text} satisfies ReadingRequest);
  } else if (waiting.has(request.id)) {
    readHere(request);
  }
}

/** Forgets a text. The worker, which may be busy with it for seconds, starts again with what else waits. */
function drop({id, text}: Waiting): void {
  if (waiting.delete(id) && worker && isLong(text)) {
    end();
    waiting.forEach(send);
  }
}

/**
 * Reads a text in the worker, so that the page answers meanwhile; in the page if there is no worker. Rejects if the reader
 * does not load. When the signal says that nobody waits any more, the promise stays open.
 */
export function readApart<Name extends ReaderName>(
  name: Name,
  text: string,
  signal?: AbortSignal,
): Promise<ReadBy<Name>> {
  return new Promise<unknown>((resolve, reject) => {
    lastId += 1;
    const request = {id: lastId, name, text, resolve, reject};
    waiting.set(request.id, request);
    signal?.addEventListener('abort', () => drop(request));
    send(request);
  }) as Promise<ReadBy<Name>>;
}
