import {useEffect, useState} from 'react';
import type {Judgment} from '@site/src/lib/answer/card';
import {usualAlgorithms} from '@site/src/lib/fileHash/algorithms';
import type {Algorithm, Digests} from '@site/src/lib/fileHash/algorithms';
import {quotedName, type Progress} from '@site/src/lib/fileHash/format';
import {formatBytes} from '@site/src/lib/fileHash/formatBytes';
import {choiceMessages, failureTexts} from '@site/src/lib/fileHash/messages';
import type {
  FailureReason,
  HashReport,
  HashRequest,
} from '@site/src/lib/fileHash/messages';

interface Stopped extends Judgment {
  phase: 'stopped';
  /** The file if a second try can help. */
  again?: File;
}

interface Working extends Judgment {
  phase: 'working';
  job: HashRequest;
  progress: Progress;
}

type HashState =
  | {phase: 'idle'}
  /** Hashing did not start or finish; the text says why. */
  | Stopped
  | Working
  | {phase: 'done'; job: HashRequest; digests: Digests};

interface FileHash {
  state: HashState;
  /** Hashes a file; stops hashing any other. */
  start: (file: File) => void;
  /** Stops hashing, if any, and shows why. */
  refuse: (message: string) => void;
  cancel: () => void;
  reset: () => void;
}

/** Milliseconds for the worker's script to arrive, and the part of it that hashes. */
const patience = 10_000;

const refused = (text: string, again?: File): Stopped => ({
  phase: 'stopped',
  tone: 'danger',
  text,
  again,
});

/**
 * Hashes a file in a worker of its own, so that ending it frees the memory immediately.
 *
 * @returns What ends it.
 */
function hash(
  job: HashRequest,
  report: (progress: Progress) => void,
  finish: (end: Digests | Stopped) => void,
): () => void {
  const {name, size} = job.file;
  const began = performance.now();
  const fail = (reason: FailureReason, bytes = 0) =>
    finish(refused(failureTexts[reason](name, formatBytes(bytes))));
  const miss = () => finish(refused(failureTexts.missing(name), job.file));
  let worker: Worker;
  try {
    worker = new Worker(
      // The file's URL contains this name, so that hosts can give it its own policy, which allows WebAssembly.
      /* webpackChunkName: "file-hash-worker" */
      new URL('./fileHash.worker.ts', import.meta.url),
    );
  } catch {
    // Some add-ons, and pages in a sandbox, allow no workers.
    miss();
    return () => undefined;
  }
  const timer = setTimeout(miss, patience);
  // An ErrorEvent carries what the worker threw; a plain event means that its script did not load.
  worker.onerror = (event) =>
    event instanceof ErrorEvent ? fail('engine') : miss();
  worker.onmessage = ({data}: MessageEvent<HashReport>) => {
    clearTimeout(timer);
    if (data.type === 'progress') {
      const seconds = (performance.now() - began) / 1000;
      report({done: data.bytes, total: size, seconds});
    } else if (data.type === 'done') {
      finish(data.digests);
    } else {
      fail(data.reason, data.bytes);
    }
  };
  worker.postMessage(job);
  return () => {
    clearTimeout(timer);
    worker.terminate();
  };
}

/** Hashes one file at a time, with the usual algorithms and those that are wanted. */
export function useFileHash(wanted: readonly Algorithm[]): FileHash {
  const [state, setState] = useState<HashState>({phase: 'idle'});

  const start = (file: File) => {
    const {name, size} = file;
    if (size === 0) {
      setState(refused(choiceMessages.empty(name)));
      return;
    }
    const reading = `Reading ${quotedName(name)}`;
    setState((before) => ({
      phase: 'working',
      tone: 'neutral',
      text:
        before.phase === 'working' && before.job.file !== file
          ? `Stopped reading ${quotedName(before.job.file.name)}. ${reading} now.`
          : `${reading}.`,
      job: {file, algorithms: [...new Set([...usualAlgorithms, ...wanted])]},
      progress: {done: 0, total: size, seconds: 0},
    }));
  };

  if (
    'job' in state &&
    wanted.some((each) => !state.job.algorithms.includes(each))
  ) {
    // A pasted SHA-512, SHA-384 or MD5 needs a second reading.
    start(state.job.file);
  }

  const job = state.phase === 'working' ? state.job : undefined;
  useEffect(() => {
    if (!job) {
      return undefined;
    }
    /** A message may be on its way when its worker ends. */
    const change = (next: (before: Working) => HashState) =>
      setState((before) =>
        before.phase === 'working' && before.job === job
          ? next(before)
          : before,
      );
    return hash(
      job,
      (progress) => change((before) => ({...before, progress})),
      (end) =>
        change(() =>
          'phase' in end ? end : {phase: 'done', job, digests: end},
        ),
    );
  }, [job]);

  return {
    state,
    start,
    refuse: (message) => setState(refused(message)),
    cancel: () =>
      setState({
        phase: 'stopped',
        tone: 'neutral',
        text: 'Canceled. No checksum was computed.',
      }),
    reset: () => setState({phase: 'idle'}),
  };
}
