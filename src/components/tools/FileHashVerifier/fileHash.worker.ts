import type {
  FailureReason,
  HashReport,
  HashRequest,
} from '@site/src/lib/fileHash/messages';
import {createHashers} from './hashers';

/** What this file uses of a worker's global scope; the DOM types of the project describe a window instead. */
interface WorkerScope {
  onmessage: ((event: {data: HashRequest<File>}) => void) | null;
  postMessage: (report: HashReport) => void;
}

const scope = self as unknown as WorkerScope;

/** Bytes read at once. Two such pieces are in memory: one being hashed, the next being read. */
const chunkSize = 4 * 1024 * 1024;

/** Milliseconds between two reports of progress. */
const reportInterval = 100;

class HashFailure extends Error {
  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}

/** The bytes from `start` on, at most one chunk. */
async function readChunk(file: File, start: number): Promise<Uint8Array> {
  const end = Math.min(start + chunkSize, file.size);
  let buffer: ArrayBuffer;
  try {
    buffer = await file.slice(start, end).arrayBuffer();
  } catch {
    throw new HashFailure(await reasonOfReadError(file, start));
  }
  if (buffer.byteLength !== end - start) {
    throw new HashFailure('changed');
  }
  return new Uint8Array(buffer);
}

/**
 * A browser gives the same error for a file that changed and for a damaged drive. But it refuses every byte of a
 * changed file, also those it gave out before.
 */
async function reasonOfReadError(
  file: File,
  position: number,
): Promise<FailureReason> {
  if (position === 0) {
    return 'unreadable';
  }
  try {
    await file.slice(0, 1).arrayBuffer();
    return 'read-error';
  } catch {
    return 'changed';
  }
}

/** Hashes the file in one pass, reading the next piece while it hashes this one. */
async function hash(file: File): Promise<void> {
  let bytes = 0;
  try {
    const hashers = await createHashers();
    let reported = performance.now();
    let next = readChunk(file, 0);
    while (bytes < file.size) {
      const chunk = await next;
      if (bytes + chunk.length < file.size) {
        next = readChunk(file, bytes + chunk.length);
        // Awaited in the next turn; until then its failure is not "unhandled".
        next.catch(() => undefined);
      }
      hashers.update(chunk);
      bytes += chunk.length;
      if (performance.now() - reported >= reportInterval) {
        reported = performance.now();
        scope.postMessage({type: 'progress', bytes});
      }
    }
    scope.postMessage({type: 'done', bytes, digests: hashers.digests()});
  } catch (error) {
    const reason = error instanceof HashFailure ? error.reason : 'engine';
    scope.postMessage({type: 'failed', reason, bytes});
  }
}

scope.onmessage = ({data}) => void hash(data.file);
