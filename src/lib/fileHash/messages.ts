/** Messages between the page and its hashing worker, and texts for the visitor about results and failures. */
import type {Judgment} from '../tone';
import type {Digests, PastedText, Verdict} from './compare';
import {formatCount} from './format';

/** Sent by the page to hash a file. There is no message to cancel; the page terminates the worker instead. */
export interface HashRequest<Readable> {
  file: Readable;
}

/**
 * Why a file could not be hashed:
 * - `unreadable`: reading failed from the start: no permission, in use by another program, or a folder;
 * - `read-error`: reading failed later: a damaged disk, or a drive that was unplugged;
 * - `changed`: the file was modified or removed after it was selected;
 * - `engine`: the hashing itself failed.
 */
export const failureReasons = [
  'unreadable',
  'read-error',
  'changed',
  'engine',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** Sent by the worker. `bytes` is how much of the file has been hashed. */
export type HashReport =
  | {type: 'progress'; bytes: number}
  | {type: 'done'; bytes: number; digests: Digests}
  | {type: 'failed'; reason: FailureReason; bytes: number};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isHexOf = (length: number, value: unknown): value is string =>
  typeof value === 'string' &&
  value.length === length &&
  /^[0-9a-f]+$/.test(value);

/** Validates a message from the worker; undefined for anything that is not a report. */
export function parseReport(data: unknown): HashReport | undefined {
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const {type, bytes, reason, digests} = data as Record<string, unknown>;
  if (!isCount(bytes)) {
    return undefined;
  }
  if (type === 'progress') {
    return {type, bytes};
  }
  if (type === 'failed') {
    const known = failureReasons.find((each) => each === reason);
    return known && {type, reason: known, bytes};
  }
  if (type !== 'done' || typeof digests !== 'object' || digests === null) {
    return undefined;
  }
  const {'SHA-256': sha256, 'SHA-1': sha1} = digests as Record<string, unknown>;
  return isHexOf(64, sha256) && isHexOf(40, sha1)
    ? {type, bytes, digests: {'SHA-256': sha256, 'SHA-1': sha1}}
    : undefined;
}

/** Explains to the visitor what went wrong with a file and what to do. */
export function explainFailure(
  reason: FailureReason,
  name: string,
  position: string,
): string {
  switch (reason) {
    case 'unreadable':
      return `“${name}” cannot be read. It may be a folder, in use by another program, or closed to your account. Close what uses it, or copy it to another folder, and choose it again.`;
    case 'read-error':
      return `Reading “${name}” failed after ${position}. The drive may be damaged or unplugged. Copy the file to another drive and check the copy; if copying fails too, download the file again.`;
    case 'changed':
      return `“${name}” changed, or was moved or deleted, while it was being read. There is no result. Wait until its download or copy has finished, then choose it again.`;
    case 'engine':
      return `This browser could not compute the checksums of “${name}”. Reload the page and try again, or use the commands below.`;
  }
}

/** The message for a worker script that failed to load, so that nothing was read. */
export function explainMissingWorker(name: string): string {
  return `“${name}” was not read: the part of this page that reads files did not arrive. Check your connection, then try again. If that does not help, reload the page, or use the commands below.`;
}

/** Messages for any selection other than a single file with content. */
export const choiceMessages = {
  empty: (name: string): string =>
    `“${name}” is empty: it has 0 bytes, so there is nothing to verify. Its download did not finish; download it again.`,
  folder: (name: string): string =>
    `“${name}” is a folder. Choose the file itself, such as the .iso inside it.`,
  several: (count: number): string =>
    `${count} files were dropped. Drop one file at a time.`,
  nothing:
    'No file arrived: what was dropped is text or a link. Drop a file from a folder window, or choose it with the button.',
} as const;

/** Describes the result of hashing. `verdict` is defined if a checksum was pasted. */
export function describeVerdict(
  name: string,
  pasted: PastedText,
  verdict: Verdict | undefined,
): Judgment {
  if (!verdict) {
    return pasted.kind === 'empty'
      ? {
          tone: 'neutral',
          text: `The checksums of “${name}” are ready. Paste the published value above to compare.`,
        }
      : {
          tone: 'warning',
          text: `The checksums of “${name}” are ready, but the pasted text cannot be compared with them.`,
        };
  }
  const {algorithm} = verdict.expected;
  if (!verdict.isMatch) {
    const published =
      verdict.count === 1
        ? `the published ${algorithm} checksum`
        : `any of the ${verdict.count} pasted checksums`;
    return {
      tone: 'danger',
      text: `“${name}” does not have ${published}. It is another release or language, or it is damaged or modified. Do not use it until you know which.`,
    };
  }
  return algorithm === 'SHA-256'
    ? {
        tone: 'success',
        text: `“${name}” has the published SHA-256 checksum. It is, bit for bit, the file that the checksum was made from.`,
      }
    : {
        tone: 'success',
        text: `“${name}” has the published SHA-1 checksum, so it arrived undamaged. Against deliberate tampering only SHA-256 counts.`,
      };
}

/** The result as text to paste into a message or a ticket. */
export function describeResult(
  {name, size, digests}: {name: string; size: number; digests: Digests},
  sentence: string,
): string {
  return [
    `File: ${name}`,
    `Size: ${formatCount(size)} bytes`,
    `SHA-256: ${digests['SHA-256']}`,
    `SHA-1: ${digests['SHA-1']}`,
    sentence,
    '',
  ].join('\n');
}
