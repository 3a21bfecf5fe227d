import type {WorkerScope} from '@site/src/components/ui/workerScope';
import type {Digests} from '@site/src/lib/fileHash/algorithms';
import type {
  FailureReason,
  HashReport,
  HashRequest,
} from '@site/src/lib/fileHash/messages';
import {createHashers} from './hashers';

const scope = self as unknown as WorkerScope<HashRequest, HashReport>;

/** Bytes per read. Two chunks are in memory: one being hashed, the next being read. */
const chunkSize = 4 * 1024 * 1024;

/** Milliseconds between progress reports. */
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
 * Browsers report the same error for a changed file and a damaged drive. But in a changed file no byte can be read, not
 * even one that was read before.
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

/** Hashes the file in one pass, reading the next chunk while hashing the current one. */
async function hash({file, algorithms}: HashRequest): Promise<void> {
  let bytes = 0;
  try {
    const hashers = await createHashers(algorithms);
    // Tells the page that everything has arrived: the first read of a drive at rest can take long.
    scope.postMessage({type: 'progress', bytes});
    let reported = performance.now();
    let next = readChunk(file, 0);
    while (bytes < file.size) {
      const chunk = await next;
      if (bytes + chunk.length < file.size) {
        next = readChunk(file, bytes + chunk.length);
        // Awaited in the next iteration; until then, don't report a failure as unhandled.
        next.catch(() => undefined);
      }
      hashers.forEach(([, hasher]) => hasher.update(chunk));
      bytes += chunk.length;
      if (performance.now() - reported >= reportInterval) {
        reported = performance.now();
        scope.postMessage({type: 'progress', bytes});
      }
    }
    const digests = Object.fromEntries(
      hashers.map(([algorithm, hasher]) => [algorithm, hasher.digest()]),
    ) as unknown as Digests;
    scope.postMessage({type: 'done', digests});
  } catch (error) {
    const reason = error instanceof HashFailure ? error.reason : 'engine';
    scope.postMessage({type: 'failed', reason, bytes});
  }
}

scope.onmessage = ({data}) => void hash(data);
