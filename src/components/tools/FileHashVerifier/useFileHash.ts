import {useCallback, useEffect, useRef, useState} from 'react';
import type {Algorithm, Digests} from '@site/src/lib/fileHash/algorithms';
import {formatBytes} from '@site/src/lib/fileHash/format';
import type {Progress} from '@site/src/lib/fileHash/format';
import {
  choiceMessages,
  explainFailure,
  explainMissingWorker,
} from '@site/src/lib/fileHash/messages';
import type {HashReport, HashRequest} from '@site/src/lib/fileHash/messages';

export type HashState =
  | {phase: 'idle'}
  /** Hashing did not start or finish; `message` says why. `again` is the file if a second try can help. */
  | {
      phase: 'stopped';
      tone: 'neutral' | 'danger';
      message: string;
      again?: File;
    }
  /** `instead` is the file whose hashing this one interrupted. */
  | {phase: 'working'; name: string; progress: Progress; instead?: string}
  | {phase: 'done'; file: File; name: string; size: number; digests: Digests};

interface FileHash {
  state: HashState;
  /** Hashes a file, with `extra` algorithms if given; stops hashing any other. */
  start: (file: File, extra?: readonly Algorithm[]) => void;
  /** Stops hashing, if any, and shows why. */
  refuse: (message: string) => void;
  cancel: () => void;
  reset: () => void;
}

/** Milliseconds for the worker's script to arrive, and the part of it that hashes. */
const patience = 10_000;

/** Hashes one file at a time in its own worker, so that terminating it frees the memory immediately. */
export function useFileHash(): FileHash {
  const [state, setState] = useState<HashState>({phase: 'idle'});
  const worker = useRef<Worker>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = useCallback(() => {
    clearTimeout(timer.current);
    const ended = worker.current;
    if (ended) {
      // A worker terminated before its script has loaded reports an error that has nothing to do with the next file.
      ended.onerror = null;
      ended.onmessage = null;
      ended.terminate();
    }
    worker.current = undefined;
  }, []);

  useEffect(() => end, [end]);

  const finish = useCallback(
    (next: HashState) => {
      end();
      setState(next);
    },
    [end],
  );

  const refuse = useCallback(
    (message: string, again?: File) =>
      finish({phase: 'stopped', tone: 'danger', message, again}),
    [finish],
  );

  const start = useCallback(
    (file: File, extra: readonly Algorithm[] = []) => {
      end();
      const {name, size} = file;
      if (size === 0) {
        refuse(choiceMessages.empty(name));
        return;
      }
      const began = performance.now();
      setState((previous) => ({
        phase: 'working',
        name,
        progress: {done: 0, total: size, seconds: 0},
        ...(previous.phase === 'working' && {instead: previous.name}),
      }));

      const fail = (reason: Parameters<typeof explainFailure>[0], bytes = 0) =>
        refuse(explainFailure(reason, name, formatBytes(bytes)));
      const miss = () => refuse(explainMissingWorker(name), file);
      let created: Worker;
      try {
        created = new Worker(
          // The file's URL contains this name, so that hosts can give it its own policy, which allows WebAssembly.
          /* webpackChunkName: "file-hash-worker" */
          new URL('./fileHash.worker.ts', import.meta.url),
        );
      } catch {
        // Some add-ons, and pages in a sandbox, allow no workers.
        miss();
        return;
      }
      worker.current = created;
      timer.current = setTimeout(miss, patience);
      // An ErrorEvent carries what the worker threw; a plain event means that its script did not load.
      created.onerror = (event) =>
        event instanceof ErrorEvent ? fail('engine') : miss();
      created.onmessage = ({data: report}: MessageEvent<HashReport>) => {
        clearTimeout(timer.current);
        if (report.type === 'progress') {
          const seconds = (performance.now() - began) / 1000;
          const progress = {done: report.bytes, total: size, seconds};
          setState((previous) =>
            previous.phase === 'working' ? {...previous, progress} : previous,
          );
        } else if (report.type === 'done') {
          finish({phase: 'done', file, name, size, digests: report.digests});
        } else {
          fail(report.reason, report.bytes);
        }
      };
      const request: HashRequest<File> = {file, extra};
      created.postMessage(request);
    },
    [end, finish, refuse],
  );
  const cancel = useCallback(
    () =>
      finish({
        phase: 'stopped',
        tone: 'neutral',
        message: 'Canceled. No checksum was computed.',
      }),
    [finish],
  );
  const reset = useCallback(() => finish({phase: 'idle'}), [finish]);

  return {state, start, refuse, cancel, reset};
}
