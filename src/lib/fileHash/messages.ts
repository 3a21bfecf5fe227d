/** Messages between the page and its hashing worker, and texts for the visitor about results and failures. */
import {knownSums} from '../../data/knownSums';
import {presentFacts, titled, type Card, type Judgment} from '../answer/card';
import {countOf, formatCount} from '../text/format';
import {algorithms, isOfNothing, isStrong} from './algorithms';
import type {Algorithm, Digests} from './algorithms';
import {quotedName, visibleName} from './format';
import {formatBytes} from './formatBytes';
import type {Checksum, PastedSums, PastedText} from './readSums';

/** Sent by the page to hash a file. There is no message to cancel; the page terminates the worker instead. */
export interface HashRequest {
  file: File;
  algorithms: readonly Algorithm[];
}

/** Why a file was not hashed, and what to do. */
export const failureTexts = {
  /** Reading failed from the start: no permission, in use by another program, or a folder. */
  unreadable: (name: string): string =>
    `${quotedName(name)} cannot be read. It may be a folder, in use by another program, or closed to your account. Close what uses it, or copy it to another folder, and choose it again.`,
  /** Reading failed later: a damaged disk, or a drive that was unplugged. */
  'read-error': (name: string, position: string): string =>
    `Reading ${quotedName(name)} failed after ${position}. The drive may be damaged or unplugged. Copy the file to another drive and check the copy; if copying fails too, download the file again.`,
  /** The file was modified or removed after it was selected. */
  changed: (name: string): string =>
    `${quotedName(name)} changed, or was moved or deleted, while it was being read. There is no result. Wait until its download or copy has finished, then choose it again.`,
  /** The hashing itself failed. */
  engine: (name: string): string =>
    `This browser could not compute the checksums of ${quotedName(name)}. Reload the page and try again, or use Get-FileHash.`,
  /** The browser refused the worker, or its script did not load, so that nothing was read. */
  missing: (name: string): string =>
    `${quotedName(name)} was not read: the part of this page that reads files did not start. Check your connection, then try again. If that does not help, reload the page, or use Get-FileHash.`,
} as const;

export type FailureReason = keyof typeof failureTexts;

/** Sent by the worker. `bytes` is how much of the file has been hashed. */
export type HashReport =
  | {type: 'progress'; bytes: number}
  | {type: 'done'; digests: Digests}
  | {type: 'failed'; reason: FailureReason; bytes: number};

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
    .flatMap(({sums, ...list}) =>
      Object.entries(sums).map(([file, sum]) => ({...list, file, sha256: sum})),
    )
    .find((each) => each.sha256 === sha256);
}

/** The same in two sentences. `subject` is needed among several values. */
export function describeKnown(
  sha256: string,
  subject = 'this SHA-256',
): readonly string[] {
  const known = findKnown(sha256);
  return known
    ? [`${known.statedBy} lists ${subject} for ${known.file}.`, known.note]
    : [];
}

/** Whether the values of a text are equal, if it has two. */
function describePair({checksums, count}: PastedSums, isOpen: boolean): string {
  const [first, second, third] = checksums;
  if (third || count === 1) {
    return '';
  }
  if (!second) {
    return `The text has it ${count} times, so these values agree.`;
  }
  if (isOpen) {
    return first.algorithm === second.algorithm ? 'They differ.' : '';
  }
  return first.algorithm === second.algorithm
    ? 'They differ, as those of two files do. If both are for one file, the published one and yours, download it again: it may be damaged, or changed by a tool that wrote a USB drive. If it comes out the same again, the published one may be of an older file.'
    : 'They are of different lengths, so they are never equal, even for the same file.';
}

/** A check in a line: "test.iso, SHA-256 pasted". */
export function nameOfCheck(
  name: string,
  {checksums: [first, ...more]}: PastedSums,
): string {
  const pasted =
    more.length === 0 ? first.algorithm : countOf(more.length + 1, 'checksum');
  return `${visibleName(name)}, ${pasted} pasted`;
}

/** What the pasted text alone says, before a file is chosen. */
export function describePasted(pasted: PastedText): Judgment {
  if (pasted.kind !== 'checksums') {
    return pasted.kind === 'empty'
      ? {tone: 'neutral', text: ''}
      : {tone: 'warning', text: pasted.reason};
  }
  const {checksums, others, notes, otherKind} = pasted;
  if (otherKind) {
    return {
      tone: 'neutral',
      text: `${otherKind.text} If it's the checksum of a file all the same, choose the file to compare.`,
    };
  }
  const [{algorithm, value: only}, ...more] = checksums;
  if (more.length === 0 && isOfNothing(algorithm, only)) {
    return {
      tone: 'warning',
      text: `This is the ${algorithm} of an empty file. It was computed for a download that has no content: download the file again, then compute it again.`,
    };
  }
  const isOne = more.length === 0;
  // What the text says beside them can make them something else.
  const isOpen = others.length > 0 || notes.length > 0;
  const known = checksums.flatMap(({value}) =>
    describeKnown(value, isOne ? undefined : `${value.slice(0, 8)}…`),
  );
  return {
    tone: 'neutral',
    text: [
      isOne
        ? `One ${isOpen ? '' : `${algorithm} `}value found.`
        : `${formatCount(checksums.length)} ${isOpen ? 'values' : 'checksums'} found.`,
      others.length > 0 &&
        'Digits beside each other are compared both apart and as one value.',
      describePair(pasted, isOpen),
      ...new Set(known),
      known.length === 0 &&
        `${isOne ? "It isn't" : 'None of them is'} in this site's short list, which proves nothing.`,
      !checksums.some((each) => isStrong(each.algorithm)) &&
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

/** The algorithms of values: `SHA-256 or SHA-1`. The format isn't made at the start: it takes a slow phone 65 ms. */
const oneOf = (sums: readonly Checksum[]): string =>
  new Intl.ListFormat('en', {type: 'disjunction'}).format(
    new Set(sums.map(({algorithm}) => algorithm)),
  );

/** The strongest value that a file has, and those that differ, strongest first. */
function compare(digests: Digests, {checksums, others}: PastedSums) {
  const isEqual = ({algorithm, value}: Checksum) =>
    digests[algorithm] === value;
  const strongestFirst = [...checksums].sort(
    (a, b) => algorithms.indexOf(a.algorithm) - algorithms.indexOf(b.algorithm),
  );
  const equal = strongestFirst.find(isEqual);
  const misread = equal ? undefined : others.find(isEqual);
  return {
    equal: equal ?? misread,
    differing: misread ? [] : strongestFirst.filter((sum) => !isEqual(sum)),
  };
}

/** Compares a file with pasted values. Each sentence holds whatever the values are of, and whatever file they are for. */
function describeComparison(
  quoted: string,
  digests: Digests,
  pasted: PastedSums,
): Judgment {
  const {checksums, others, notes} = pasted;
  const {equal, differing} = compare(digests, pasted);
  if (
    !equal &&
    checksums.every((each) => isOfNothing(each.algorithm, each.value))
  ) {
    return {
      tone: 'warning',
      text: `${quoted} was compared with the checksum of an empty file. That says nothing about this one: take the value that its publisher states.`,
    };
  }
  const strong = differing.filter(({algorithm}) => isStrong(algorithm));
  if (equal && (isStrong(equal.algorithm) || strong.length === 0)) {
    const match = describeMatch(quoted, equal);
    const {length} = differing;
    return length === 0
      ? {tone: 'success', text: match}
      : {
          // Two values are often what a file should have, and what it has.
          tone: length === 1 ? 'warning' : 'success',
          text: `${match} ${length === 1 ? 'Another value differs, as that of another file does' : `${formatCount(length)} other values differ, as those of other files do`}. Find out which one the publisher states for this file.`,
        };
  }
  if (equal) {
    return {
      tone: 'warning',
      text: `${quoted} has the pasted ${equal.algorithm}, but no pasted value is its ${oneOf(strong)}. ${equal.algorithm} can be forged: do not use the file until you know why.`,
    };
  }
  // Nothing in the text speaks against it: no second value, no other kind, no other reading.
  if (strong.length === 1 && others.length === 0 && notes.length === 0) {
    return {
      tone: 'danger',
      text: `${quoted} does not have the pasted ${strong[0]!.algorithm}. Check that this value is for the same release and language. If it is, the file is damaged or modified: do not use it.`,
    };
  }
  const {length} = differing;
  return {
    tone: 'warning',
    text: `${quoted} was compared: ${length === 1 ? 'the pasted value is not' : `none of the ${formatCount(length)} pasted values is`} its ${oneOf(differing)}. Take the SHA-256 for the same release and language, if the publisher states one.`,
  };
}

/** Describes the result of hashing in one or two sentences. */
export function describeVerdict(
  name: string,
  digests: Digests,
  pasted: PastedText,
): Judgment {
  const quoted = quotedName(name);
  const known = describeKnown(digests['SHA-256']).join(' ');
  if (pasted.kind === 'checksums') {
    const {tone, text} = describeComparison(quoted, digests, pasted);
    return {tone, text: `${text} ${known}`.trim()};
  }
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
        text: `The checksums of ${quoted} are ready. Paste the published value above to compare. If there is none, check the signature with the commands below.`,
      };
}

/** What a sentence about a file or a pasted text is called above its card. */
const kind = 'Checksum';

/** The card of a sentence, also while there is no result, and of what the pasted text says. */
export const sumCard = ({tone, text}: Judgment, pasted: PastedText): Card => ({
  key: kind,
  kind,
  tone: tone === 'neutral' ? undefined : tone,
  ...titled(text),
  notes:
    pasted.kind === 'checksums'
      ? pasted.notes
          .filter((each) => !text.includes(each))
          .map((each) => ({text: each}))
      : [],
  page: '/genuine-installation-media',
});

/** More pasted values are a list, which the sentence counts. */
const mostShown = 3;

/** The card of a result: what was computed, and pasted values below that of their algorithm. */
export function resultCard(
  {name, size}: Pick<File, 'name' | 'size'>,
  digests: Digests,
  judgment: Judgment,
  pasted: PastedText,
): Card {
  const sums = pasted.kind === 'checksums' ? pasted.checksums : [];
  const isOpen = pasted.kind === 'checksums' && pasted.notes.length > 0;
  const code = (text: string) => `\`${text}\``;
  const pastedOf = (algorithm: string) =>
    sums.length > mostShown
      ? []
      : sums.flatMap((sum) =>
          sum.algorithm === algorithm ? code(sum.value) : [],
        );
  return {
    ...sumCard(judgment, pasted),
    facts: presentFacts([
      ['File', code(visibleName(name))],
      [
        'Size',
        size < 1000
          ? formatBytes(size)
          : `${formatBytes(size)} (${formatCount(size)} bytes)`,
      ],
      ...Object.entries(digests).flatMap(([algorithm, digest]) => [
        [algorithm, code(digest)] as const,
        [
          `Pasted${isOpen ? ', as long as' : ''} ${algorithm}`,
          ...pastedOf(algorithm),
        ] as const,
      ]),
    ]),
  };
}
