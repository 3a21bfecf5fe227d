/** Reads checksums from pasted text: each run of digits that is as long as one, whatever the text calls it. */
import {sshKey} from '../../data/sshKey';
import {cleanText} from '../text/clean';
import {countOf, formatCount} from '../text/countOf';
import {
  algorithmOfLength,
  algorithms,
  lastNamed,
  lengthOf,
  otherKinds,
} from './algorithms';
import type {Algorithm} from './algorithms';

export interface Checksum {
  /** The one that has values of this length. */
  algorithm: Algorithm;
  /** Lower-case hexadecimal. */
  value: string;
  /** The last word beside it that is a file name, or a row of a table such as `English 64-bit`. */
  name: string | undefined;
  /** The text next to it, and the lines above that belong to no other value. */
  context: string;
  /** How often the text has it. */
  times: number;
  /** Whether the text leaves no doubt that this is a checksum of this algorithm. */
  isCertain: boolean;
  /** True if the same digits are more likely to be read in another way: halves as one value, or the reverse. */
  isUnlikely?: boolean;
}

/**
 * The result of reading pasted text:
 * - `empty`: there is no text;
 * - `checksums`: at least one value, in the order of the text without repetitions; `notes` says in sentences what else
 *   the text says, or was not used, and why;
 * - `unusable`: something else; `reason` is a sentence that explains it and what to do.
 */
export type PastedText =
  | {kind: 'empty'}
  | {
      kind: 'checksums';
      checksums: readonly [Checksum, ...Checksum[]];
      /** Whether it speaks of values of another kind, such as SHA-3 or a certificate. */
      hasOtherKinds: boolean;
      /** Whether the file is one that nobody publishes a value for. */
      isUnpublished: boolean;
      notes: readonly string[];
    }
  | {kind: 'unusable'; reason: string};

/** Longer than any list of checksums that people paste. What follows is not read, and the visitor is told. */
export const longestText = 2_000_000;

/** Longer than a file name, or the words before a value, can be. */
export const longestGap = 300;

/** Shorter runs of digits are words such as "dead", or parts of a file name. */
const shortestRun = 20;

/** The lines that a narrow window adds to a value, at most. */
const mostLines = 7;

/** With so many characters too few or too many, a value was copied badly. */
const FEW = 4;

/** What breaks a value for the eye only: tags inside a line of HTML, and characters that nobody sees. */
const softBreaks =
  /(?<=[\da-f])(?<!(?:sha|md)-?\d{1,3})(?:(?:<\/?(?:a|b|bdi|code|em|font|i|kbd|mark|samp|small|span|strong|tt|u|wbr)(?:[ /][^<>]{0,200})?>)+|(?:[ \t\n]{0,80}(?:<wbr[ /]{0,2}>|&(?:shy|zwn?j|ZeroWidthSpace|#173|#8203|#xad|#x200b);))+[ \t\n]{0,80})(?=[\da-f])/gi;

const sshKeys = new RegExp(sshKey.pattern, 'g');

const tags = /<\/?([a-z]\w{0,9})(?:[ /][^<>]{0,200})?>/gi;

const inline =
  /^(?:a|b|bdi|code|em|font|i|kbd|mark|samp|small|span|strong|tt|u)$/i;

function replaceTag(_: string, name: string): string {
  const apart = /^(?:td|th|dt|dd)$/i.test(name) ? '\t' : '\n';
  return inline.test(name) ? ' ' : apart;
}

/** Folders and parameters of a link can be hexadecimal too: only what it calls a checksum counts. */
const links = /\bhttps?:\S*?(?=(?:sha-?\d+|md5)[=:]|\s|$)/gi;

/** A value in Base64, behind the name of its algorithm: `sha256-…=`, `Content-MD5: …==`. */
const base64 =
  /(?<![a-z0-9])((?:sha-?(?:512|384|256|1)|md-?5)["']?\s{0,3}[-:=]\s{0,3}["']?)([a-z0-9+/_-]{22,86})={0,2}(?![a-z0-9+/=_-])/gi;

function toHex(all: string, label: string, digits: string): string {
  const bits = lengthOf[lastNamed(label)!] * 4;
  if (digits.length !== Math.ceil(bits / 6) || isHex(digits)) {
    return all;
  }
  const bytes = atob(digits.replace(/-/g, '+').replace(/_/g, '/'));
  const hex = (byte: string) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0');
  return label + [...bytes].map(hex).join('');
}

/** The text as a page shows it, if it is HTML, with each value in hexadecimal. */
function plainText(text: string): string {
  return cleanText(text.normalize('NFKC'))
    .replace(softBreaks, '')
    .replace(tags, replaceTag)
    .replace(links, '/')
    .replace(sshKeys, ' ')
    .replace(base64, toHex);
}

const isHex = (text: string): boolean => /^[\da-f]+$/i.test(text);

/**
 * Digits, with one sign or the end of a line between their groups. A line that continues the one above has nothing else.
 */
const chains =
  /(?<![\da-z]|[a-z]-|sha[_ ])(?:0x)?[\da-f]{2,}(?:[ :-][\da-f]{2,})*(?:[ \t]{0,3}\n[ \t]{0,20}[\da-f]+(?:[ :-][\da-f]{2,})*(?=[^\w\n]{0,5}$))*(?![\da-z])/gim;

/** The groups of a line, joined if they are as regular as `a1 b2 c3`, `A1:B2:C3` or `A1B2-C3D4`. An ID isn't. */
function piecesOf(line: string): readonly string[] {
  const groups = line.trim().split(/[ :-]/);
  const whole = groups.join('');
  const {length} = groups[0]!;
  const isRegular =
    length % 2 === 0 &&
    length < shortestRun &&
    whole.length >= shortestRun &&
    /[a-f]/.test(whole) &&
    groups.every((group) => group.length === length);
  return isRegular ? [whole] : groups;
}

type IsWhole = (run: string) => boolean;

const isSum: IsWhole = ({length}) => algorithmOfLength(length) !== undefined;

/** The runs of digits in lines, each with the lines below that make it whole. */
function joinLines(
  lines: readonly (readonly string[])[],
  isWhole: IsWhole,
): readonly string[] {
  const runs: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    let run = line.at(-1)!;
    let best = run;
    at += 1;
    const last = Math.min(lines.length, at + mostLines);
    for (let next = at; next < last; next++) {
      const [piece = '', second] = lines[next]!;
      if (second || isWhole(piece)) {
        break;
      }
      run += piece;
      if (isWhole(run)) {
        best = run;
        at = next + 1;
      }
    }
    runs.push(...line.slice(0, -1), best);
  }
  return runs;
}

/** The runs of digits in a chain, and the less likely ways to read the same digits. */
function readChain(
  chain: string,
  named: Algorithm | undefined,
): {runs: readonly string[]; unlikely: readonly string[]} {
  const lines = chain.toLowerCase().replace('0x', '').split('\n').map(piecesOf);
  const pieces = lines.flat();
  const whole = pieces.join('');
  const isNamed: IsWhole = ({length}) =>
    named !== undefined && length === lengthOf[named];
  const runs = joinLines(lines, isNamed);
  if (runs.some(isNamed)) {
    return {runs, unlikely: []};
  }
  if (named && Math.abs(whole.length - lengthOf[named]) <= FEW) {
    return {runs: [whole], unlikely: []};
  }
  // Halves of a SHA-256 are more usual than two MD5s without a word.
  if (
    lines.length === 2 &&
    pieces.length === 2 &&
    whole.length === lengthOf['SHA-256']
  ) {
    return {runs: [whole], unlikely: pieces.filter(isSum)};
  }
  return {
    runs: joinLines(lines, isSum),
    unlikely:
      pieces.length > 1 && pieces.every(isSum) && isSum(whole) ? [whole] : [],
  };
}

/** What values in a list belong to: files, or the rows of a table. */
const names =
  /[^\s"'`:|,;*()<>=\\/]{1,260}\.(?!\d+\b)\w{2,8}(?![\w.])|\w{0,30} ?(?<![a-z0-9])(?:x64|x86|arm64|(?:32|64)[ -]?bit)(?![a-z0-9])/gi;

/** The rest of the line, and the path that `Get-FileHash` prints below a value. */
const restOfLine = /^[^\n]*(?:\n\s*path[^\n]*)?/i;

/** Explains a value of the wrong length. `named` is the algorithm that the text names. */
function explainLength(length: number, named?: Algorithm): string {
  const wanted =
    named ??
    algorithms.find((each) => Math.abs(length - lengthOf[each]) <= FEW) ??
    'SHA-256';
  const difference = length - lengthOf[wanted];
  return `This value has ${length} hexadecimal characters; ${wanted} has ${lengthOf[wanted]}. ${countOf(Math.abs(difference), 'character')} too ${difference < 0 ? 'few' : 'many'}: copy the whole value again.`;
}

/** What the answers of `sha256sum -c` and of download programs mean, worst first. */
const checkAnswers = [
  {
    pattern: /no such file|failed open or read/i,
    text: "sha256sum didn't find the file under the name in its list. Run it in the folder of the file, with the same name.",
  },
  {
    pattern: /:\s*failed\s*$|\b(?:did|do|does)(?: not|n['’]t) match/im,
    text: "The file isn't the one that this checksum was made from. Download it again. If it still differs, compare it with the value on the publisher's page.",
  },
  {
    pattern: /no properly formatted/i,
    text: 'sha256sum found no line it understands. A line has the value, two spaces, and the name of the file.',
  },
  {
    pattern: /:\s*ok\s*$/im,
    text: 'OK: the file has the value of the list that sha256sum read. That proves as much as the place the list came from.',
  },
] as const;

const explainCheck = (text: string) =>
  checkAnswers.find(({pattern}) => pattern.test(text))?.text;

export const noPublishedValue =
  'Microsoft publishes no hash for a file that the Media Creation Tool made: the tool builds it on your PC, so it matches no list.';

/** With more wrong characters than this, the text is something else, not a checksum with typing errors. */
const mostMistyped = 4;

/** Explains why a text without any run has no checksum. */
function explainNothing(text: string): string {
  const words = text.trim().split(/\s+/);
  const almost = words.find(
    (word) => /^[0-9a-z]{32,}$/i.test(word) && !isHex(word),
  );
  const wrong = almost?.match(/[^0-9a-f]/gi) ?? [];
  if (/-----BEGIN PGP |signature from minisign/i.test(text)) {
    return 'This is a signature, not a checksum: its own program checks it, such as GnuPG. Paste the checksum of the file here.';
  }
  if (wrong.length > 0 && wrong.length <= mostMistyped) {
    return `"${wrong[0]}" is not a hexadecimal character: a checksum has only the digits 0 to 9 and the letters a to f. Copy the whole value again.`;
  }
  if (/\b[0-9a-f]{8}\b/i.test(text) && /\bcrc|\bDefl:/i.test(text)) {
    return 'A CRC-32 value, of 8 characters, finds damage but no change on purpose, and is not compared here. Paste the SHA-256 of the file.';
  }
  if (words.length === 1 && isHex(words[0]!)) {
    return explainLength(words[0]!.length);
  }
  return (
    explainCheck(text) ??
    'There is no checksum in this text. A SHA-256 value has 64 characters, a SHA-1 value has 40, all of them 0 to 9 or a to f.'
  );
}

/**
 * Finds the values in pasted text that may be checksums: bare, grouped or broken, in Base64 behind a name, in the output
 * of any program, in checksum files such as `SHA256SUMS`, and in tables of web pages. What the text calls them only
 * words the answer. Never throws.
 */
export function readSums(pasted: string): PastedText {
  const text = plainText(pasted.slice(0, longestText));
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
  const hasOtherKinds = otherKinds.test(text);
  const isUnpublished = /\bmedia ?creation ?tool/i.test(text);
  const isBare = !/[\p{L}\p{N}]/u.test(text.replace(chains, ''));
  const found = new Map<string, Checksum>();
  const notes = new Set<string>();
  let from = 0;
  for (const {0: chain, index} of text.matchAll(chains)) {
    if (chain.length < shortestRun) {
      continue;
    }
    const end = index + chain.length;
    const gap = text.slice(Math.max(from, index - longestGap), index);
    const begin = gap.lastIndexOf('\n') + 1;
    const before = gap.slice(begin);
    // In `SHA256 (md5-test.iso) = …`, the file name doesn't name an algorithm.
    const beside = lastNamed(before.replace(/\([^()]+\)\s*=\s*$/, ''));
    const named = beside ?? lastNamed(gap);
    const {runs, unlikely} = readChain(chain, named);
    if (!runs.some(({length}) => length >= shortestRun)) {
      continue;
    }
    const after = text.slice(end, end + longestGap);
    const [rest] = restOfLine.exec(after)!;
    const above = from === 0 ? 0 : gap.indexOf('\n') + 1;
    const context = gap.slice(above) + rest.split(/[\da-f]{20}/i, 1)[0]!;
    from = end + (rest.includes('\n') ? rest.length : 0);
    if (after.startsWith('..')) {
      notes.add(
        'PowerShell shortened this value: it ends in dots. Add "| Format-List" to the command, run it again and paste the whole value.',
      );
      continue;
    }
    const name = context.match(names)?.at(-1) ?? /^ [ *](\S+)$/.exec(rest)?.[1];
    const isCalled =
      (isBare && runs.every((run) => isSum(run) || /^\d+$/.test(run))) ||
      name !== undefined ||
      /\b(?:hash|checksum|digest|sums?)\b/i.test(gap);
    const add = (value: string, isUnlikely: boolean) => {
      const algorithm = algorithmOfLength(value.length);
      if (!algorithm) {
        if (beside ?? (value.length > lengthOf.MD5 || found.size === 0)) {
          notes.add(explainLength(value.length, named));
        }
        return;
      }
      if (beside && beside !== algorithm && !isUnlikely) {
        notes.add(
          `The text names ${beside} beside ${value.slice(0, 8)}…, which has ${value.length} characters, like ${algorithm}; ${beside} has ${lengthOf[beside]}.`,
        );
      }
      const isCertain =
        unlikely.length === 0 &&
        !hasOtherKinds &&
        (named === algorithm || (!beside && isCalled));
      const key = `${value} ${name?.toLowerCase()}`;
      const known = found.get(key);
      found.set(key, {
        algorithm,
        value,
        name,
        context,
        times: (known?.times ?? 0) + 1,
        isCertain: isCertain || (known?.isCertain ?? false),
        ...(isUnlikely && (!known || known.isUnlikely) && {isUnlikely}),
      });
    };
    runs
      .filter(({length}) => length >= shortestRun)
      .forEach((run) => add(run, false));
    unlikely.forEach((run) => add(run, true));
  }
  const unread =
    pasted.length > longestText
      ? [
          `Only the first ${formatCount(longestText)} of ${formatCount(pasted.length)} characters were read. Paste the part that names your file.`,
        ]
      : [];
  const [first, ...rest] = found.values();
  if (!first) {
    const [problem] = notes;
    const unpublished = isUnpublished ? noPublishedValue : undefined;
    const ofKey = sshKey.pattern.test(pasted) ? sshKey.text : undefined;
    const reason = problem ?? unpublished ?? ofKey ?? explainNothing(text);
    return {kind: 'unusable', reason: [reason, ...unread].join(' ')};
  }
  // Values of two algorithms never match, whatever the file.
  const checked = rest.every(({algorithm}) => algorithm === first.algorithm)
    ? explainCheck(text)
    : undefined;
  return {
    kind: 'checksums',
    checksums: [first, ...rest],
    hasOtherKinds,
    isUnpublished,
    notes: [...(checked ? [checked] : []), ...notes, ...unread],
  };
}

/** Whether a chosen file is a list of checksums, such as `SHA256SUMS` or `Windows.iso.sha256`, by name and size. */
export function isSumList({name, size}: {name: string; size: number}): boolean {
  return (
    size > 0 &&
    size <= longestText &&
    /(?:^|[._-])(?:(?:sha\d*|md5)(?:sums?)?|checksums?)(?:\.txt|\.asc)?$/i.test(
      name,
    )
  );
}
