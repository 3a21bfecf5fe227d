/** Messages between the page and its hashing worker, and texts for the visitor about results and failures. */
import {knownSums} from '../../data/knownSums';
import {formatDate} from '../dates/formatDate';
import type {Judgment} from '../input/tone';
import {algorithms, isStrong, usualAlgorithms} from './algorithms';
import type {Algorithm, Digests} from './algorithms';
import {quotedName, visibleName} from './fileName';
import {formatCount} from './format';
import {describeIsoName} from './isoName';
import type {JudgedSum, Verdict} from './judge';
import type {Checksum, PastedText} from './readSums';

/** Sent by the page to hash a file. There is no message to cancel; the page terminates the worker instead. */
export interface HashRequest<Readable> {
  file: Readable;
  /** Computed in addition to the usual algorithms. */
  extra: readonly Algorithm[];
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

/** Explains to the visitor what went wrong with a file and what to do. */
export function explainFailure(
  reason: FailureReason,
  name: string,
  position: string,
): string {
  switch (reason) {
    case 'unreadable':
      return `${quotedName(name)} cannot be read. It may be a folder, in use by another program, or closed to your account. Close what uses it, or copy it to another folder, and choose it again.`;
    case 'read-error':
      return `Reading ${quotedName(name)} failed after ${position}. The drive may be damaged or unplugged. Copy the file to another drive and check the copy; if copying fails too, download the file again.`;
    case 'changed':
      return `${quotedName(name)} changed, or was moved or deleted, while it was being read. There is no result. Wait until its download or copy has finished, then choose it again.`;
    case 'engine':
      return `This browser could not compute the checksums of ${quotedName(name)}. Reload the page and try again, or use Get-FileHash.`;
  }
}

/** The message for a worker that the browser refused, or whose script did not load, so that nothing was read. */
export function explainMissingWorker(name: string): string {
  return `${quotedName(name)} was not read: the part of this page that reads files did not start. Check your connection, then try again. If that does not help, reload the page, or use Get-FileHash.`;
}

/** Messages for any selection other than a single file with content. */
export const choiceMessages = {
  empty: (name: string): string =>
    `${quotedName(name)} is empty: it has 0 bytes, so there is nothing to verify. Its download did not finish; download it again.`,
  folder: (name: string): string =>
    `${quotedName(name)} is a folder. Choose the file itself, such as the .iso inside it.`,
  several: (count: number): string =>
    `${count} files were chosen. Choose one at a time. A list such as SHA256SUMS can come with it.`,
  nothing:
    'No file arrived: what was dropped is text or a link. Drop a file from a folder window, or choose it with the button.',
} as const;

/** The published file that has a SHA-256, and who states it; undefined if none is known. */
export function findKnown(sha256: string) {
  return knownSums
    .flatMap(({sums, ...list}) => sums.map((sum) => ({...list, ...sum})))
    .find((each) => each.sha256 === sha256);
}

/** The same in two sentences. `subject` is needed among several values. */
export function describeKnown(
  sha256: string,
  subject = 'this SHA-256',
): readonly string[] {
  const known = findKnown(sha256);
  const released = known?.released ? ` of ${formatDate(known.released)}` : '';
  return known
    ? [
        `${known.statedBy} lists ${subject} for ${known.file}${released}.`,
        known.note,
      ]
    : [];
}

/** More are a list, of which the visitor looks for one. */
const mostKnown = 3;

/** What the pasted text alone says, before a file is chosen. */
export function describePasted(pasted: PastedText): Judgment {
  if (pasted.kind !== 'checksums') {
    return {tone: 'neutral', text: ''};
  }
  const {checksums} = pasted;
  const [{algorithm, name = ''}, ...others] = checksums;
  const known = new Set(
    checksums.length > mostKnown
      ? []
      : checksums.flatMap(({value}) =>
          describeKnown(
            value,
            others.length > 0 ? `${value.slice(0, 8)}…` : undefined,
          ),
        ),
  );
  const described = describeIsoName(name);
  const [second] = others.length === 1 ? others : [];
  const isPair =
    second !== undefined && !second.isPart && (second.name ?? name) === name;
  return {
    tone: 'neutral',
    text: [
      others.length > 0
        ? `${formatCount(checksums.length)} checksums found.`
        : `One ${algorithm} value found.`,
      others.length === 0 &&
        described &&
        `Its file is ${described}, by the name.`,
      isPair &&
        (second.algorithm === algorithm
          ? "They differ, so they aren't of the same file. If one is published and the other yours, download the file again: it may be damaged, or changed by a tool that wrote a USB drive. If it comes out the same again, the published one may be of an older file."
          : `One is a ${algorithm} and the other a ${second.algorithm}: these are never equal, even for the same file.`),
      ...known,
      known.size === 0 &&
        `${others.length > 0 ? 'None of them is' : "It isn't"} in this site's short list, which proves nothing.`,
      !checksums.some((each) => isStrong(each.algorithm)) &&
        `${algorithm} finds damage, but does not rule out a forgery: look for a SHA-256 too.`,
      'Choose the file to compare.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What an equal checksum proves, which is less for the weaker algorithms. */
function describeMatch(
  quoted: string,
  {algorithm, name}: Checksum,
  fileName: string,
): string {
  const listed =
    name && name.toLowerCase() !== fileName.toLowerCase()
      ? `the ${algorithm} that the pasted list gives for ${quotedName(name)}`
      : `the pasted ${algorithm}`;
  return isStrong(algorithm)
    ? `${quoted} has ${listed}: it is, bit for bit, the file that this value was made from. That proves as much as the place you copied it from.`
    : `${quoted} has ${listed}, so it arrived undamaged. It does not rule out a forgery: for that, compare its SHA-256.`;
}

const isProgram = (name: string) =>
  /\.(?:exe|msi|msix|msixbundle|appx|msu|cab|dll)$/i.test(name);

/** Describes the result of hashing in one or two sentences. `verdict` is defined if a checksum was pasted. */
export function describeVerdict(
  name: string,
  digests: Digests,
  pasted: PastedText,
  verdict: Verdict | undefined,
): Judgment {
  const quoted = quotedName(name);
  const known = describeKnown(digests['SHA-256']).join(' ');
  const withKnown = (...sentences: readonly string[]): string =>
    [...sentences, known].filter(Boolean).join(' ');
  if (!verdict) {
    if (pasted.kind === 'unusable') {
      return {
        tone: 'warning',
        text: withKnown(
          `The checksums of ${quoted} are ready, but the pasted text cannot be compared with them.`,
        ),
      };
    }
    return known
      ? {tone: 'success', text: `${quoted} is recognized. ${known}`}
      : {
          tone: 'neutral',
          text: `The checksums of ${quoted} are ready. ${isProgram(name) ? 'A program usually has a signature: check that with the commands below.' : 'Paste the published value above to compare.'}`,
        };
  }
  const {kind, decisive, sums} = verdict;
  switch (kind) {
    case 'match':
      return {
        tone: 'success',
        text: withKnown(describeMatch(quoted, decisive, name)),
      };
    case 'mixed': {
      const differing = sums.filter(({outcome}) => outcome === 'different');
      const isContradiction = differing.some(
        ({algorithm}) => algorithm === decisive.algorithm,
      );
      return {
        tone: 'warning',
        text: withKnown(
          isContradiction
            ? `${quoted} has one of the pasted ${decisive.algorithm} values and not the others, and a file has only one. Find out which of them the publisher states for this file.`
            : `${quoted} has the pasted ${decisive.algorithm}, which decides, but not the pasted ${differing[0]!.algorithm}. Check where that one came from.`,
        ),
      };
    }
    case 'mismatch':
      if (decisive.isPart) {
        return {
          tone: 'warning',
          text: withKnown(
            `${quoted} does not have the pasted ${decisive.algorithm}. But more digits stand beside it, so it may be a part of a longer value: paste that in one line.`,
          ),
        };
      }
      return {
        tone: 'danger',
        text: withKnown(
          `${quoted} does not have the pasted ${decisive.algorithm}.`,
          'It is another release or language, or it is damaged or modified. Do not use it until you know which.',
        ),
      };
  }
}

/** The verdict on one pasted checksum, for the list below the verdict on the file. */
export const outcomeWords: Readonly<Record<JudgedSum['outcome'], string>> = {
  same: 'The same',
  different: 'Different',
  other: 'For another file',
};

/** The result as text to paste into a message or a ticket. */
export function describeResult(
  {name, size, digests}: {name: string; size: number; digests: Digests},
  sentence: string,
): string {
  return [
    `File: ${visibleName(name)}`,
    `Size: ${formatCount(size)} bytes`,
    ...computedOf(digests).map((each) => `${each}: ${digests[each]}`),
    sentence,
    '',
  ].join('\n');
}

/** The computed algorithms, the usual ones first. */
export function computedOf(digests: Digests): readonly Algorithm[] {
  return [
    ...usualAlgorithms,
    ...algorithms.filter(
      (each) =>
        digests[each] !== undefined &&
        !usualAlgorithms.some((usual) => usual === each),
    ),
  ];
}
