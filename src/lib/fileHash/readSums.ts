/** Reads checksums from pasted text. */
import {countOf} from '../text/countOf';
import {cleanText} from '../text/clean';
import {
  algorithmOfLength,
  algorithms,
  allNamed,
  lastNamed,
  lengthOf,
  withoutNames,
} from './algorithms';
import type {Algorithm, NamedAlgorithm} from './algorithms';
import {formatCount} from './format';

export interface Checksum {
  algorithm: Algorithm;
  /** Lower-case hexadecimal, as many characters as the algorithm has. */
  value: string;
  /** What the text says that it belongs to: a file name without its folder, or words such as `English 64-bit`. */
  name?: string;
  /** True if more digits stand beside it, with which it would be a value of another algorithm. */
  isPart?: boolean;
}

/**
 * The result of reading pasted text:
 * - `empty`: there is no text;
 * - `checksums`: at least one usable checksum, in the order of the text without repetitions; `notes` says in sentences
 *   what else the text says, or was not used, and why;
 * - `unusable`: something else; `reason` is a sentence that explains it and what to do.
 */
export type PastedText =
  | {kind: 'empty'}
  | {
      kind: 'checksums';
      checksums: readonly [Checksum, ...Checksum[]];
      notes: readonly string[];
    }
  | {kind: 'unusable'; reason: string};

/** Shorter runs of hexadecimal characters are words such as "dead" or "face", or parts of a file name. */
const shortestRun = 20;

/** Longer than a file name with punctuation can be on any system. */
const longestName = 300;

/** Longer than any list of checksums that people paste. What follows is not read, and the visitor is told. */
export const longestText = 2_000_000;

/** What breaks a value for the eye only: tags inside a line of HTML, and characters that nobody sees. */
const softBreaks =
  /(?<=[\da-f])(?:(?:<\/?(?:a|b|bdi|code|em|font|i|kbd|mark|samp|small|span|strong|tt|u|wbr)(?:[ /][^<>]{0,200})?>)+|(?:[ \t\n]{0,80}(?:<wbr[ /]{0,2}>|&(?:shy|zwn?j|ZeroWidthSpace|#173|#8203|#xad|#x200b);))+[ \t\n]{0,80})(?=[\da-f])/gi;

const cells = /<\/?(?:td|th|dt|dd)(?:[ \t][^<>]{0,200})?>/gi;

const lineTags =
  /<(?:br ?\/?|\/?(?:div|li|ol|p|pre|table|tbody|thead|tr|ul)(?:[ \t][^<>]{0,200})?)>/gi;

const inlineTags =
  /<\/?(?:a|b|code|em|i|small|span|strong)(?:[ \t][^<>]{0,200})?>/gi;

/** The text of a piece of HTML as a page shows it; any other text stays as it is. */
const withoutTags = (text: string) =>
  text
    .replace(softBreaks, '')
    .replace(cells, '\t')
    .replace(lineTags, '\n')
    .replace(inlineTags, '');

/** Hexadecimal groups, with nothing between them but a sign or the end of a line. */
const chains =
  /(?<![\da-z])[\da-f]{4,}(?:(?:[ \t:-]|[ \t]{0,3}\n[ \t]{0,3})[\da-f]{4,})+(?![\da-z])/gi;

/** The groups that together are as long as a value of some algorithm: none of them is certain to be one itself. */
function partsIn(text: string): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const [chain] of text.matchAll(chains)) {
    const groups = chain.toLowerCase().split(/[\s:-]+/);
    if (algorithmOfLength(groups.join('').length)) {
      groups.forEach((group) => parts.add(group));
    }
  }
  return parts;
}

const isHex = (text: string): boolean => /^[0-9a-f]+$/i.test(text);

/** Hexadecimal values that aren't checksums of files: certificates, keys and commits. */
const otherThings =
  /\b(?:thumbprint|fingerprint|signercertificate|commit|serial number)\b/i;

/** An ID such as that of an Office license, which has as many digits as an MD5. */
const guid = /^\W*[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\W*$/i;

/** Joins a line of hexadecimal groups, such as old versions of certutil print: `a1 b2 c3`, `A1:B2:C3`, `A1B2-C3D4`. */
function joinGroups(line: string): string | undefined {
  const groups = line.split(/[\s:-]+/);
  const joined = groups.join('');
  return groups.length > 1 &&
    !guid.test(line) &&
    groups[0]!.length < shortestRun &&
    // A year or a size beside a whole value is no part of it.
    !groups.some((group) => algorithmOfLength(group.length)) &&
    joined.length >= shortestRun &&
    groups.every(
      (group) => group.length >= 2 && group.length % 2 === 0 && isHex(group),
    )
    ? joined
    : undefined;
}

/** A run of hexadecimal characters that may be a checksum. */
interface Run {
  hex: string;
  /** The algorithm that its line names. */
  named?: NamedAlgorithm;
  /** The algorithm that a line above names. Counts only if the length does not contradict it. */
  hinted?: NamedAlgorithm;
  name?: string;
  /** True if an ellipsis follows, because PowerShell cut the value. */
  isCut: boolean;
}

/** Words such as `English 64-bit` or `Windows.iso` say what a checksum belongs to. Those of a sentence don't. */
const listed =
  /\.[a-z0-9]{1,8}$|(?<![a-z0-9])(?:x64|x86|arm64|(?:32|64)[ -]?bit)(?![a-z0-9])/i;

/** A name without its folder and quotation marks; undefined if nothing is left, or if PowerShell cut it. */
function plainName(text = ''): string | undefined {
  const name = text
    .trim()
    .replace(/^["'“`*]+/, '')
    .replace(/(?<!["'”`,;|])["'”`,;|]+$/, '')
    .split(/[/\\]/)
    .pop()!
    .trim();
  return /[\p{L}\p{N}]/u.test(name) &&
    !/(?:\.\.|…)$/.test(name) &&
    /[\p{L}\p{N}]/u.test(withoutNames(name))
    ? name
    : undefined;
}

/** What the checksum in a line of a list belongs to, according to that line. */
function subjectOf(before: string, after: string): string | undefined {
  const inParentheses = /\((.{1,300})\)\s*=\s*$/.exec(before)?.[1];
  const nextCell = /^["']?\s*[,;|\t]\s*["']?([^"';|,]+)/.exec(after)?.[1];
  // A checksum file separates them with two characters. One can also continue a sentence, unless a file name follows.
  const behind =
    /^\s{1,2}\*?(["'])(.+?)\1/.exec(after)?.[2] ??
    /^(?:\s{2,}|\t|\s\*)([^\s,;|(][^"|]*)/.exec(after)?.[1] ??
    /^\s(\S+\.\w{1,8})$/.exec(after)?.[1];
  const ahead = plainName(withoutNames(before).replace(/["',;:=|\s]+/g, ' '));
  const listedName = (name = '') => (listed.test(name) ? name : undefined);
  return (
    plainName(inParentheses) ??
    listedName(plainName(nextCell)) ??
    plainName(behind) ??
    listedName(ahead)
  );
}

/** The hexadecimal runs of a line, from left to right. */
function runsOfLine(line: string): Run[] {
  const label = /^.*?[:=]\s+(?=\S)/.exec(line)?.[0] ?? '';
  const grouped = joinGroups(line.slice(label.length));
  if (grouped) {
    return [{hex: grouped, named: lastNamed(label), isCut: false}];
  }
  const text = line
    // echo "value  name" | sha256sum -c
    .replace(/^echo\s+["']|["']\s*\|\s*\w+sum\b.*/g, '')
    // Folders and parameters of a link can be hexadecimal too: only what it calls a checksum counts.
    .replace(/\bhttps?:\S*?(?=(?:sha-?\d+|md5)[=:]|\s|$)/gi, '');
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(
    /(?<![0-9a-z])(?:0x)?([0-9a-f]{20,})(?![0-9a-z])/gi,
  )) {
    const end = match.index + match[0].length;
    const before = text.slice(
      Math.max(from, match.index - longestName),
      match.index,
    );
    const after = text
      .slice(end, end + longestName)
      .split(/(?:0x)?[0-9a-f]{20}/i, 1)[0]!;
    from = end;
    // In `SHA256 (sha3-test.iso) = …`, the file name doesn't name an algorithm.
    const named = lastNamed(before.replace(/\(.{0,300}\)\s*=\s*$/, ''));
    if (named || !otherThings.test(before)) {
      runs.push({
        hex: match[1]!,
        named,
        name: subjectOf(before, after) ?? runs[0]?.name,
        isCut: /^(?:\.\.|…)/.test(after),
      });
    }
  }
  return runs;
}

/** Whether a line of hexadecimal digits continues the value above, because a narrow window broke it. */
function continues(above: Run, line: string, lineCount: number): boolean {
  const algorithm = above.named?.algorithm ?? above.hinted?.algorithm;
  const together = above.hex.length + line.length;
  if (algorithm) {
    return together <= lengthOf[algorithm];
  }
  const joined = algorithmOfLength(together);
  // Half of a SHA-256 is as long as an MD5.
  return joined === 'SHA-256' && lineCount === 2
    ? true
    : joined !== undefined && !algorithmOfLength(line.length);
}

/**
 * All runs in a text. A line without a run can name the algorithm or the file for others: `SHA256 hash of Windows.iso:`,
 * `Algorithm : SHA256`, `Windows.iso` above the value, `Path : C:\\Windows.iso` below it.
 */
function runsOfText(text: string): Run[] {
  const runs: Run[] = [];
  const lines = text
    .split(/[\r\n]+/)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
  let hints: readonly NamedAlgorithm[] = [];
  let name: string | undefined;
  let isOther = false;
  for (const line of lines) {
    const above = runs.at(-1);
    const rest = line.replace(/(?<!["'”’.,;)\]])["'”’.,;)\]]+$/, '');
    if (above && isHex(rest) && continues(above, rest, lines.length)) {
      above.hex += rest;
      continue;
    }
    const found = runsOfLine(line);
    if (found.length > 0) {
      runs.push(
        ...found
          .filter(({named}) => named ?? !isOther)
          .map((run, at) => ({
            ...run,
            hinted: hints.length === 1 ? hints[0] : hints[at],
            name: run.name ?? name,
          })),
      );
      continue;
    }
    const path = /^"?path"?\s*[:=]\s*(\S.*)$/i.exec(line)?.[1];
    if (path) {
      if (above) {
        above.name ??= plainName(path);
      }
      continue;
    }
    const file =
      /^(?:- )?"?(?:file ?name|file|name|url)"?\s*[:=]\s*(\S.*)$/i.exec(
        line,
      )?.[1];
    const hashed = /\bhash of (?:file )?(.{1,300}\.\w{1,20}):$/i.exec(
      line,
    )?.[1];
    const isName =
      /^\S+\.\w{1,8}$/.test(line) || (listed.test(line) && line.length <= 60);
    // "ISO file name: Windows.iso", in any language
    const image = /(?<![^\s"'`:])[^\s"'`:]+\.(?:iso|img|pkg)(?![\w.])/i.exec(
      line,
    )?.[0];
    if (image ?? file ?? hashed ?? isName) {
      name = plainName(image ?? file ?? hashed ?? line);
    }
    if (/^certutil:/i.test(line)) {
      hints = [];
      name = undefined;
    }
    const named = allNamed(hashed ? line.replace(hashed, '') : line);
    if (named.length > 0 && !(isName && !hashed)) {
      hints = named;
    }
    isOther = otherThings.test(line);
  }
  return runs;
}

const computed = 'SHA-256, SHA-1, SHA-512, SHA-384 and MD5';

/** With so many characters too few or too many, a value was copied badly. */
const FEW = 4;

/** Explains a value of the wrong length. `algorithm` is the one that the text names. */
function explainLength(length: number, algorithm?: Algorithm): string {
  const wanted =
    algorithm ??
    algorithms.find((each) => Math.abs(length - lengthOf[each]) <= FEW) ??
    'SHA-256';
  const difference = length - lengthOf[wanted];
  return `This value has ${length} hexadecimal characters; ${wanted} has ${lengthOf[wanted]}. ${countOf(Math.abs(difference), 'character')} too ${difference < 0 ? 'few' : 'many'}: copy the whole value again.`;
}

/** The checksum in a run, or a sentence that says why it isn't one. */
function readRun({hex, named, hinted, name, isCut}: Run): Checksum | string {
  if (isCut) {
    return 'PowerShell shortened this value: it ends in dots. Add "| Format-List" to the command, run it again and paste the whole value.';
  }
  const byLength = algorithmOfLength(hex.length);
  const stated = named ?? hinted;
  if (stated?.other) {
    return `A ${stated.other} value cannot be compared: this page computes ${computed}, which are other algorithms even where the length is the same.`;
  }
  const algorithm = named?.algorithm ?? byLength;
  if (!algorithm || hex.length !== lengthOf[algorithm]) {
    return explainLength(hex.length, algorithm ?? stated?.algorithm);
  }
  return {algorithm, value: hex.toLowerCase(), ...(name && {name})};
}

/** With more wrong characters than this, the text is something else, not a checksum with typing errors. */
const mostMistyped = 4;

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
  checkAnswers
    .flatMap((answer) => (answer.pattern.test(text) ? answer.text : []))
    .slice(0, 1);

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
  const [checked] = explainCheck(text);
  if (checked) {
    return checked;
  }
  if (words.length === 1 && isHex(words[0]!)) {
    return explainLength(words[0]!.length);
  }
  if (otherThings.test(text)) {
    return 'There is no checksum of a file in this text: the long value in it belongs to a certificate or a commit.';
  }
  return 'There is no checksum in this text. A SHA-256 value has 64 characters, a SHA-1 value has 40, all of them 0 to 9 or a to f.';
}

/**
 * Finds the checksums in pasted text. Accepts bare values in upper or lower case, with spaces, colons or hyphens between
 * groups; the output of `certutil -hashfile` and `Get-FileHash` as a table, list, CSV or JSON; checksum files such as
 * `SHA256SUMS`; and tables of web pages. The algorithm is the one that the text names,
 * otherwise the one with that length. Never throws.
 */
export function readSums(pasted: string): PastedText {
  const text = withoutTags(
    cleanText(pasted.slice(0, longestText).normalize('NFKC')),
  );
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
  const unread =
    pasted.length > longestText
      ? [
          `Only the first ${formatCount(longestText)} of ${formatCount(pasted.length)} characters were read. Paste the part that names your file.`,
        ]
      : [];
  const checksums = new Map<string, Checksum>();
  const problems = new Set<string>();
  // JSON in one line reads like JSON with a line for each value.
  const isJson = /^\s*[[{]\s*["{]/.test(text);
  const lines = isJson ? text.replace(/[[{,]\s*(?=[{"])|[\]}]/g, '\n') : text;
  const parts = partsIn(lines);
  for (const run of runsOfText(lines)) {
    const read = readRun(run);
    if (typeof read !== 'string') {
      const isPart = !run.named && parts.has(read.value);
      checksums.set(`${read.algorithm} ${read.value} ${read.name}`, {
        ...read,
        ...(isPart && {isPart}),
      });
    } else if (run.named ?? (run.isCut || run.hex.length > 32)) {
      problems.add(read);
    } else if (checksums.size === 0) {
      problems.add(read);
    }
  }
  const [first, ...rest] = checksums.values();
  // Values of two algorithms never match, whatever the file.
  const isOne = rest.every(({algorithm}) => algorithm === first?.algorithm);
  return first
    ? {
        kind: 'checksums',
        checksums: [first, ...rest],
        notes: [...(isOne ? explainCheck(text) : []), ...problems, ...unread],
      }
    : {
        kind: 'unusable',
        reason: [[...problems][0] ?? explainNothing(text), ...unread].join(' '),
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
