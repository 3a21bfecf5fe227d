import type {Algorithm} from '@site/src/lib/fileHash/algorithms';

/** Computes one checksum of data that arrives in chunks. */
interface Hasher {
  update: (data: Uint8Array) => unknown;
  digest: () => string;
}

/**
 * hash-wasm: about half the speed of `sha256sum` (November 21, 2026). Rejects if the CSP of the worker's script forbids
 * WebAssembly.
 */
async function createFast(algorithm: Algorithm): Promise<Hasher> {
  const {createMD5, createSHA1, createSHA256, createSHA384, createSHA512} =
    await import('hash-wasm');
  const create = {
    MD5: createMD5,
    'SHA-1': createSHA1,
    'SHA-256': createSHA256,
    'SHA-384': createSHA384,
    'SHA-512': createSHA512,
  }[algorithm];
  const hasher = (await create()).init();
  return {
    update: (data) => hasher.update(data),
    digest: () => hasher.digest('hex'),
  };
}

/** Plain JavaScript: a quarter of that speed, but allowed by every CSP. Loaded only when needed. */
async function createPlain(algorithm: Algorithm): Promise<Hasher> {
  const [{sha256, sha384, sha512}, {md5, sha1}, {bytesToHex}] =
    await Promise.all([
      import('@noble/hashes/sha2.js'),
      import('@noble/hashes/legacy.js'),
      import('@noble/hashes/utils.js'),
    ]);
  const hasher = {
    MD5: md5,
    'SHA-1': sha1,
    'SHA-256': sha256,
    'SHA-384': sha384,
    'SHA-512': sha512,
  }[algorithm].create();
  return {
    update: (data) => hasher.update(data),
    digest: () => bytesToHex(hasher.digest()),
  };
}

/** The fastest hashers that the browser and the CSP allow. */
export async function createHashers(
  algorithms: readonly Algorithm[],
): Promise<readonly (readonly [Algorithm, Hasher])[]> {
  const createAll = (create: (algorithm: Algorithm) => Promise<Hasher>) =>
    Promise.all(
      algorithms.map(async (each) => [each, await create(each)] as const),
    );
  try {
    return await createAll(createFast);
  } catch {
    return createAll(createPlain);
  }
}
