import {createSHA1, createSHA256} from 'hash-wasm';
import type {Digests} from '@site/src/lib/fileHash/compare';

/** Computes both checksums of data that arrives in chunks. */
export interface Hashers {
  update: (data: Uint8Array) => void;
  digests: () => Digests;
}

/**
 * hash-wasm: about half the speed of `sha256sum` (November 21, 2026). Rejects if the CSP of the worker's script forbids
 * WebAssembly.
 */
async function createFastHashers(): Promise<Hashers> {
  const [sha256, sha1] = await Promise.all([createSHA256(), createSHA1()]);
  sha256.init();
  sha1.init();
  return {
    update: (data) => {
      sha256.update(data);
      sha1.update(data);
    },
    digests: () => ({
      'SHA-256': sha256.digest('hex'),
      'SHA-1': sha1.digest('hex'),
    }),
  };
}

/** Plain JavaScript: a quarter of that speed, but allowed by every CSP. Loaded only when needed. */
async function createPlainHashers(): Promise<Hashers> {
  const [{sha256}, {sha1}, {bytesToHex}] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/legacy.js'),
    import('@noble/hashes/utils.js'),
  ]);
  const hash256 = sha256.create();
  const hash1 = sha1.create();
  return {
    update: (data) => {
      hash256.update(data);
      hash1.update(data);
    },
    digests: () => ({
      'SHA-256': bytesToHex(hash256.digest()),
      'SHA-1': bytesToHex(hash1.digest()),
    }),
  };
}

/** The fastest hashers that the browser and the CSP allow. */
export async function createHashers(): Promise<Hashers> {
  try {
    return await createFastHashers();
  } catch {
    return createPlainHashers();
  }
}
