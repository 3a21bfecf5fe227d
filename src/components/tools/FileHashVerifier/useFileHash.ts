import {useCallback, useEffect, useRef, useState} from 'react';
import type {Digests} from '@site/src/lib/fileHash/compare';
import {formatBytes} from '@site/src/lib/fileHash/format';
import type {Progress} from '@site/src/lib/fileHash/format';
import {
  choiceMessages,
  explainFailure,
  explainMissingWorker,
  parseReport,
} from '@site/src/lib/fileHash/messages';
import type {HashRequest} from '@site/src/lib/fileHash/messages';

export type HashState =
  | {phase: 'idle'}
  /** Nothing was hashed, or not to the end; `message` says why. `again` is the file, where a second try can help. */
  | {
      phase: 'stopped';
      tone: 'neutral' | 'danger';
      message: string;
      again?: File;
    }
  /** `instead` is the file whose hashing this one ended. */
  | {phase: 'working'; name: string; progress: Progress; instead?: string}
  | {phase: 'done'; name: string; size: number; digests: Digests};

interface FileHash {
  state: HashState;
  /** Hashes a file; ends the hashing of another. */
  start: (file: File) => void;
  /** Ends the hashing, if any, and says why nothing is hashed. */
  refuse: (message: string) => void;
  cancel: () => void;
  reset: () => void;
}

/** Hashes one file at a time in a worker of its own, so that ending it frees its memory at once. */
export function useFileHash(): FileHash {
  const [state, setState] = useState<HashState>({phase: 'idle'});
  const worker = useRef<Worker>();

  const end = useCallback(() => {
    const ended = worker.current;
    if (ended) {
      // A worker that is ended before its script has arrived reports that as an error; the next file is not to blame.
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

  const start = useCallback(
    (file: File) => {
      end();
      const {name, size} = file;
      if (size === 0) {
        finish({
          phase: 'stopped',
          tone: 'danger',
          message: choiceMessages.empty(name),
        });
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
        finish({
          phase: 'stopped',
          tone: 'danger',
          message: explainFailure(reason, name, formatBytes(bytes)),
        });
      const created = new Worker(
        // The name is in the address of the file: hosts give that file a policy of its own, which allows WebAssembly.
        /* webpackChunkName: "file-hash-worker" */
        new URL('./fileHash.worker.ts', import.meta.url),
      );
      worker.current = created;
      // What is thrown in the worker comes with its message; a plain event says that its file did not load.
      created.onerror = (event) =>
        event instanceof ErrorEvent
          ? fail('engine')
          : finish({
              phase: 'stopped',
              tone: 'danger',
              message: explainMissingWorker(name),
              again: file,
            });
      created.onmessage = ({data}: MessageEvent<unknown>) => {
        const report = parseReport(data);
        if (report?.type === 'progress') {
          const seconds = (performance.now() - began) / 1000;
          const progress = {done: report.bytes, total: size, seconds};
          setState((previous) =>
            previous.phase === 'working' ? {...previous, progress} : previous,
          );
        } else if (report?.type === 'done') {
          finish({phase: 'done', name, size, digests: report.digests});
        } else {
          fail(report?.reason ?? 'engine', report?.bytes);
        }
      };
      const request: HashRequest<File> = {file};
      created.postMessage(request);
    },
    [end, finish],
  );

  const refuse = useCallback(
    (message: string) => finish({phase: 'stopped', tone: 'danger', message}),
    [finish],
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
