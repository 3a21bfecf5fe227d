/** Reads checksums from pasted text: each run of digits that is as long as one, whatever the text calls it. */
import {sshKey} from '../../data/sshKey';
import {cleanText} from '../text/clean';
import {algorithmOfLength, algorithms, lengthOf} from './algorithms';
import type {Algorithm} from './algorithms';

export interface Checksum {
  /** The one that has values of this length. */
  algorithm: Algorithm;
  /** Lower-case hexadecimal. */
  value: string;
}

export interface PastedSums {
  kind: 'checksums';
  /** Each value once, in the order of the text. */
  checksums: readonly [Checksum, ...Checksum[]];
  /** The same digits in another reading: two values as one, or one as two. They only count if they are equal. */
  others: readonly Checksum[];
  /** How many values the text has, with those that it repeats. */
  count: number;
  /** What else the text says about them, in sentences. */
  notes: readonly string[];
  /** What they are instead of checksums, and the note that says so, if the text calls none of them a checksum. */
  otherKind?: {name: string; text: string};
}

/** The result of reading pasted text. `reason` is a sentence that says why it has no checksum. */
export type PastedText =
  {kind: 'empty'} | PastedSums | {kind: 'unusable'; reason: string};

/** What breaks a value for the eye only: tags inside a line of HTML, and characters that nobody sees. */
const softBreaks =
  /(?<=[\da-f])(?<!(?:sha|md)-?\d{1,3})(?:(?:<\/?(?:a|b|bdi|code|em|font|i|kbd|mark|samp|small|span|strong|tt|u|wbr)(?:[ /][^<>]{0,200})?>)+|(?:[ \t\n]{0,80}(?:<wbr[ /]{0,2}>|&(?:shy|zwn?j|ZeroWidthSpace|#173|#8203|#xad|#x200b);))+[ \t\n]{0,80})(?=[\da-f])/gi;

const sshKeys = new RegExp(sshKey.pattern, 'g');

const tags = /<\/?[a-z]\w{0,9}(?:[ /][^<>]{0,200})?>/gi;

/** The tags that end a line. The others, such as those of a cell, only keep values apart. */
const lineTags = /<\/?(?:br|div|h\d|li|p|pre|tr)(?:[ /][^<>]{0,200})?>/gi;

/** Folders and parameters of a link can be hexadecimal too: only what it calls a checksum counts. */
const links = /\bhttps?:\S*?(?=(?:sha-?\d+|md5)[=:]|\s|$)/gi;

const label = '(?<![a-z0-9])(?:sha[-_ ]?(?:512|384|256|1)|md-?5)';

/** A name, and what may be between it and a value. */
const longestLabel = 20;

/** The name of an algorithm right before a value. */
const labelBefore = new RegExp(`(${label})[^\\w\\n]{0,10}$`, 'i');

/** A value in Base64, behind the name of its algorithm: `sha256-…=`, `Content-MD5: …==`. */
const base64 = new RegExp(
  `(${label})(["']?\\s{0,3}[-:=]\\s{0,3}["']?)([a-z0-9+/_-]{22,86})={0,2}(?![a-z0-9+/=_-])`,
  'gi',
);

const algorithmNamed = (name: string): Algorithm =>
  algorithms.find(
    (each) => each.replace('-', '') === name.replace(/[-_ ]/, '').toUpperCase(),
  )!;

function toHex(all: string, name: string, sign: string, digits: string) {
  const bits = lengthOf(algorithmNamed(name)) * 4;
  if (digits.length !== Math.ceil(bits / 6) || /^[\da-f]+$/i.test(digits)) {
    return all;
  }
  const bytes = atob(digits.replace(/-/g, '+').replace(/_/g, '/'));
  const hex = (byte: string) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0');
  return name + sign + [...bytes].map(hex).join('');
}

const groupsOf = (size: number) =>
  `[\\da-f]{${size}}(?:[ :-][\\da-f]{${size}})+`;

/**
 * Groups as regular as `a1 b2 c3`, `A1:B2:C3` or `A1B2-C3D4`. gpg prints SHA-1 with a wider gap; that between groups of two
 * is of a hex dump. An ID isn't such a row, and numbers alone are years or amounts.
 */
const groups = new RegExp(
  `(?<![\\da-z])(?:${[2, 8, 16].map(groupsOf).join('|')}|${groupsOf(4)}(?:  ${groupsOf(4)})?)(?![\\da-z])`,
  'gi',
);

/** The end of a line of at least 16 digits, if the next one has nothing else. Shorter lines are a list of something else. */
const lineBreaks =
  /(?<=[\da-f]{16})[ \t]{0,3}\n[ \t]{0,80}(?=[\da-f]+[^\w\n]{0,5}$)/gim;

/** Between two values as long as an MD5, which may be halves of a SHA-256. */
const halfBreaks =
  /(?<=(?<![\da-z])[\da-f]{32})[ -](?=[\da-f]{32}(?![\da-z]))/gi;

/** Stands where the digits of one value may go on. */
const joint = '\v';

/**
 * The text as a page shows it, if it is HTML, with each value in hexadecimal. Its groups are joined, and its lines have
 * joints.
 */
function plainText(text: string): string {
  return cleanText(text.normalize('NFKC'))
    .replace(softBreaks, '')
    .replace(lineTags, '\n')
    .replace(tags, '\t')
    .replace(links, '/')
    .replace(sshKeys, ' ')
    .replace(base64, toHex)
    .replace(groups, (all) =>
      /[a-f]/i.test(all) ? all.replace(/[ :-]/g, '') : all,
    )
    .replace(lineBreaks, joint)
    .replace(halfBreaks, joint);
}

/** Digits with joints. Shorter ones are words such as "dead", or parts of a file name. */
const runs = /(?<![\da-z])(?:0x)?([\da-f\v]{20,})(?![\da-z])/gi;

/** As many digits as a checksum has, from a joint to another, the most usual first. */
const wholes = new RegExp(
  [64, 40, 32, 128, 96]
    .map(
      (length) =>
        `(?<![\\da-f])(?:[\\da-f]\\v?){${length - 1}}[\\da-f](?![\\da-f])`,
    )
    .join('|'),
  'g',
);

const isSum = ({length}: string): boolean =>
  algorithmOfLength(length) !== undefined;

/** The values in a run of digits, and those in its other reading. */
function readRun(run: string): {
  values: readonly string[];
  others: readonly string[];
} {
  const pieces = run.split(joint);
  const whole = pieces.join('');
  const isOne = isSum(whole) && !pieces.some(isSum);
  const matches = isOne ? [whole] : (run.match(wholes) ?? []);
  const values = matches.map((each) => each.replaceAll(joint, ''));
  const isOpen = pieces.length > 1 && pieces.every(isSum);
  return {
    values,
    others: [...pieces, whole].filter(
      (each) => isOpen && isSum(each) && !values.includes(each),
    ),
  };
}

/** Words for what has values of the same lengths, but isn't computed here, and what that is. */
const otherKinds: readonly {pattern: RegExp; name: string; is: string}[] = [
  {
    pattern:
      /(?<![a-z0-9])(?:sha-?3(?!\d)|sha-?512[/_-]2(?:24|56)|sha-?224|keccak|blake|ripemd|rmd|sm3|whirlpool|ed2k|md[24](?!\w)|(?:authenti|imp|v)hash)/i,
    name: 'Checksum',
    is: 'a checksum of an algorithm that is not computed here, such as SHA-3',
  },
  {
    pattern: /thumbprint|fingerprint|certificate|serial number/i,
    name: 'Thumbprint',
    is: 'the thumbprint of a certificate or a key, or a serial number',
  },
  {
    pattern: /\bcommit\b|\bgit\b/i,
    name: 'Commit',
    is: 'a commit, which is a version of source code',
  },
  {pattern: /\b[gu]uid\b/i, name: 'ID', is: 'an ID (GUID)'},
];

const noteTexts = {
  isUnpublished:
    'Microsoft publishes no hash for a file that the Media Creation Tool made: the tool builds it on your PC, so it matches no list.',
  isOther: (is: string, isNamed: boolean) =>
    isNamed
      ? `The text names another kind of value, too: ${is}.`
      : `By the words beside it, this is another kind of value: ${is}. It differs from all that is computed here.`,
  isShortened:
    'PowerShell shortened this value: it ends in dots. Add "| Format-List" to the command, run it again and paste the whole value.',
  nothing:
    'No checksum was read. A SHA-256 value has 64 characters, a SHA-1 value has 40, all of them 0 to 9 or a to f.',
  length: (length: number) =>
    `A value here has ${length} hexadecimal characters. A SHA-256 has 64, a SHA-1 40, and an MD5 32. If it is one of these, copy the whole value again.`,
  label: (named: Algorithm, {algorithm, value}: Checksum) =>
    `The text names ${named} beside ${value.slice(0, 8)}…, which has ${value.length} characters, like ${algorithm}; ${named} has ${lengthOf(named)}.`,
} as const;

const sumsOf = (values: readonly string[]): readonly Checksum[] =>
  [...new Set(values)].flatMap((value) => {
    const algorithm = algorithmOfLength(value.length);
    return algorithm ? {algorithm, value} : [];
  });

/**
 * Finds the values in pasted text that may be checksums: bare, grouped or broken, in Base64 behind a name, in the output
 * of any program, in checksum files such as `SHA256SUMS`, and in tables of web pages. Never throws.
 */
export function readSums(pasted: string): PastedText {
  const text = plainText(pasted);
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
  const found: string[] = [];
  const readOtherwise: string[] = [];
  const notes = new Set<string>();
  let isNamed = false;
  if (/\bmedia ?creation ?tool/i.test(text)) {
    notes.add(noteTexts.isUnpublished);
  }
  for (const {0: all, 1: digits = '', index} of text.matchAll(runs)) {
    if (text.startsWith('..', index + all.length)) {
      notes.add(noteTexts.isShortened);
      continue;
    }
    const {values, others} = readRun(digits.toLowerCase());
    const [first] = sumsOf(values);
    const before = text.slice(Math.max(0, index - longestLabel), index);
    const name = labelBefore.exec(before)?.[1];
    const named = name && algorithmNamed(name);
    isNamed ||= named !== undefined;
    if (!first) {
      notes.add(noteTexts.length(digits.replaceAll(joint, '').length));
    } else if (named && first.algorithm !== named && others.length === 0) {
      notes.add(noteTexts.label(named, first));
    }
    found.push(...values);
    readOtherwise.push(...others);
  }
  const [first, ...more] = sumsOf(found);
  if (!first) {
    const ofKey = sshKey.pattern.test(pasted) ? sshKey.text : noteTexts.nothing;
    return {kind: 'unusable', reason: [...notes].join(' ') || ofKey};
  }
  const other = otherKinds.find(({pattern}) => pattern.test(text));
  const otherKind = other && {
    name: other.name,
    text: noteTexts.isOther(other.is, isNamed),
  };
  if (otherKind) {
    notes.add(otherKind.text);
  }
  return {
    kind: 'checksums',
    checksums: [first, ...more],
    others: sumsOf(readOtherwise),
    count: found.length,
    notes: [...notes],
    ...(!isNamed && {otherKind}),
  };
}

/** The algorithms whose checksums a pasted text needs. */
export function algorithmsFor(pasted: PastedText): readonly Algorithm[] {
  const sums =
    pasted.kind === 'checksums' ? [...pasted.checksums, ...pasted.others] : [];
  return algorithms.filter((each) =>
    sums.some(({algorithm}) => algorithm === each),
  );
}

/** Longer than any list of checksums, in bytes. */
export const longestList = 2_000_000;

/** Whether a chosen file is a list of checksums, such as `SHA256SUMS` or `Windows.iso.sha256`, by name and size. */
export function isSumList({name, size}: {name: string; size: number}): boolean {
  return (
    size > 0 &&
    size <= longestList &&
    /(?:^|[._-])(?:(?:sha\d*|md5)(?:sums?)?|checksums?)(?:\.txt|\.asc)?$/i.test(
      name,
    )
  );
}
