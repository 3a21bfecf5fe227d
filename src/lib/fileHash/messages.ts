/** Messages between the page and its hashing worker, and texts for the visitor about results and failures. */
import {knownSums} from '../../data/knownSums';
import {titled, type Card, type Judgment} from '../answer/card';
import {formatDate} from '../dates/formatDate';
import {formatCount} from '../text/countOf';
import {algorithms, isStrong, usualAlgorithms} from './algorithms';
import type {Algorithm, Digests} from './algorithms';
import {quotedName, visibleName} from './fileName';
import {formatBytes} from './format';
import {describeIsoName} from './isoName';
import type {Verdict} from './judge';
import {noPublishedValue} from './readSums';
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

type PastedSums = Extract<PastedText, {kind: 'checksums'}>;

const otherKind = 'of another kind, such as SHA-3 or a certificate';

const describeTimes = ({times}: Checksum): string =>
  times > 1 ? `The text has it ${times} times, so these values agree.` : '';

/** Whether the values in a text are equal, if there are two for one file. */
function describePair({checksums, hasOtherKinds}: PastedSums): string {
  const [first, second, ...more] = checksums.filter((sum) => !sum.isUnlikely);
  const ofTwo = first?.name && second?.name && first.name !== second.name;
  if (!first || more.length > 0 || ofTwo) {
    return '';
  }
  if (!second) {
    return describeTimes(first);
  }
  if (second.algorithm !== first.algorithm) {
    return hasOtherKinds
      ? ''
      : `One is ${first.algorithm} and the other ${second.algorithm}: these are never equal, even for the same file.`;
  }
  return hasOtherKinds || checksums.length > 2
    ? 'They differ.'
    : "They differ, so they aren't of the same file. If one is published and the other yours, download the file again: it may be damaged, or changed by a tool that wrote a USB drive. If it comes out the same again, the published one may be of an older file.";
}

/** What the pasted text alone says, before a file is chosen. */
export function describePasted(pasted: PastedText): Judgment {
  if (pasted.kind !== 'checksums') {
    return {tone: 'neutral', text: ''};
  }
  const {hasOtherKinds, isUnpublished} = pasted;
  const sums = pasted.checksums.filter(({isUnlikely}) => !isUnlikely);
  const [{algorithm, value, name = ''}, ...others] = sums as [Checksum];
  const isOne = others.length === 0;
  const isUnsure = sums.length < pasted.checksums.length;
  const known = new Set(
    sums.length > mostKnown
      ? []
      : sums.flatMap((each) =>
          describeKnown(
            each.value,
            isOne ? undefined : `${each.value.slice(0, 8)}…`,
          ),
        ),
  );
  const described = isOne && describeIsoName(name);
  const count = formatCount(sums.length);
  return {
    tone: 'neutral',
    text: [
      !hasOtherKinds &&
        (isOne
          ? `One ${algorithm} value found${isUnsure ? ', if its two lines belong together' : ''}.`
          : `${count} checksums found${isUnsure ? ', unless they are parts of one' : ''}.`),
      hasOtherKinds &&
        (isOne
          ? `One value of ${value.length} characters found. It can be compared as ${algorithm}, unless it is ${otherKind}.`
          : `${count} values found. They can be compared, unless they are ${otherKind}.`),
      described && `Its file is ${described}, by the name.`,
      isUnpublished && noPublishedValue,
      describePair(pasted),
      ...known,
      known.size === 0 &&
        `${isOne ? "It isn't" : 'None of them is'} in this site's short list, which proves nothing.`,
      !hasOtherKinds &&
        !sums.some((each) => isStrong(each.algorithm)) &&
        `${algorithm} finds damage, but does not rule out a forgery: look for a SHA-256 too.`,
      'Choose the file to compare.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What an equal checksum proves, which is less for the weaker algorithms. */
const describeMatch = (quoted: string, {algorithm}: Checksum): string =>
  isStrong(algorithm)
    ? `${quoted} has the pasted ${algorithm}: it is, bit for bit, the file that this value was made from. That proves as much as the place you copied it from.`
    : `${quoted} has the pasted ${algorithm}, so it arrived undamaged. It does not rule out a forgery: for that, compare its SHA-256.`;

/** Compares a file with pasted values. Only a clear case is called damaged: any other sentence holds for every text. */
function describeComparison(
  name: string,
  {hasOtherKinds, isUnpublished}: PastedSums,
  {equal, differing}: Verdict,
): Judgment {
  const quoted = quotedName(name);
  const strong = differing.filter(({algorithm}) => isStrong(algorithm));
  const isClear = strong.length === 1 && strong[0]!.isCertain && !isUnpublished;
  if (equal) {
    const [strongest] = differing;
    const match = describeMatch(quoted, equal);
    if (!strongest) {
      return {tone: 'success', text: match};
    }
    if (strong.length > 0 && !isStrong(equal.algorithm)) {
      return {
        tone: isClear ? 'danger' : 'warning',
        text: `${quoted} does not have the pasted ${strongest.algorithm}, although it has the pasted ${equal.algorithm}. ${equal.algorithm} can be forged: do not use the file until you know why.`,
      };
    }
    if (hasOtherKinds) {
      return {
        tone: 'success',
        text: `${match} Another value differs. It may be ${otherKind}.`,
      };
    }
    return {
      tone: 'warning',
      text:
        strongest.algorithm === equal.algorithm
          ? `${quoted} has one of the pasted ${equal.algorithm} values and not the others, and a file has only one. Find out which of them the publisher states for this file.`
          : `${quoted} has the pasted ${equal.algorithm}${isStrong(equal.algorithm) ? ', which decides,' : ''} but not the pasted ${strongest.algorithm}. Check where that one came from.`,
    };
  }
  const isOne = differing.length === 1;
  if (isClear) {
    return {
      tone: 'danger',
      text: `${quoted} does not have the pasted ${strong[0]!.algorithm}. It is another release or language, or it is damaged or modified. Do not use it until you know which.`,
    };
  }
  const [first, second, third] = differing as [Checksum, ...Checksum[]];
  const unless = differing.every(({isCertain}) => isCertain)
    ? ''
    : `, unless ${isOne ? 'the value' : 'one of them'} is ${otherKind}`;
  return {
    tone: 'warning',
    text: [
      isOne
        ? `${quoted} does not have the pasted ${first.algorithm}. It isn't the file that this value was made from${unless}.`
        : `None of the ${formatCount(differing.length)} pasted values belongs to ${quoted}${unless}.`,
      isOne && describeTimes(first),
      second?.algorithm === first.algorithm &&
        !third &&
        'They differ from each other, too.',
      isUnpublished
        ? noPublishedValue
        : 'Take the value for the same release and language from the page where you got the file.',
    ]
      .filter(Boolean)
      .join(' '),
  };
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
  if (!verdict || pasted.kind !== 'checksums') {
    if (pasted.kind === 'unusable') {
      return {
        tone: 'warning',
        text: `The checksums of ${quoted} are ready, but the pasted text cannot be compared with them. ${known}`.trim(),
      };
    }
    return known
      ? {tone: 'success', text: `${quoted} is recognized. ${known}`}
      : {
          tone: 'neutral',
          text: `The checksums of ${quoted} are ready. ${isProgram(name) ? 'A program usually has a signature: check that with the commands below.' : 'Paste the published value above to compare.'}`,
        };
  }
  const {tone, text} = describeComparison(name, pasted, verdict);
  return {tone, text: `${text} ${known}`.trim()};
}

/** What a sentence about a file or a pasted text is called above its card. */
const kind = 'Checksum';

/** The card of a sentence, also while there is no result. */
export const sumCard = ({tone, text}: Judgment): Card => ({
  key: kind,
  kind,
  tone: tone === 'neutral' ? undefined : tone,
  ...titled(text),
  address: '/genuine-installation-media',
});

/** The card of a result: what was computed, and a single pasted value below that of its algorithm. */
export function resultCard(
  {name, size, digests}: {name: string; size: number; digests: Digests},
  judgment: Judgment,
  verdict?: Verdict,
): Card {
  const [only, second] = verdict?.sums ?? [];
  const code = (text: string) => [`\`${text}\``];
  return {
    ...sumCard(judgment),
    facts: [
      {term: 'File', texts: code(visibleName(name))},
      {
        term: 'Size',
        texts: [
          size < 1000
            ? formatBytes(size)
            : `${formatBytes(size)} (${formatCount(size)} bytes)`,
        ],
      },
      ...computedOf(digests).flatMap((each) => [
        {term: each, texts: code(digests[each]!)},
        ...(only?.algorithm === each && !second
          ? [{term: `Pasted ${each}`, texts: code(only.value)}]
          : []),
      ]),
    ],
  };
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
