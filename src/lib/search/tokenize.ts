/** Cuts text into the tokens that are searched. The indexer, the query and the marks in the results all use it. */
import {readCode} from './codes';
import {stopWords} from './stopWords';

/** A word of a text, as written between two spaces, with everything it can be found by. */
export interface Word {
  /** Offsets in the text, end excluded. */
  start: number;
  end: number;
  /** The word itself in lower case, without the punctuation around it. */
  whole: string;
  /** What a file name, path or compound is made of: `slmgr.vbs` gives `slmgr` and `vbs`. Empty for a plain word. */
  parts: readonly string[];
}

/** A letter, digit or `$`, perhaps behind the sign of a switch or variable; then whatever file names and paths hold. */
const wordPattern =
  /[-/%$]?[\p{L}\p{N}$][\p{L}\p{N}\p{M}._\-/\\$%+'\u2019\u2010-\u2015]*/gu;

/** Numbers of releases and builds stay whole: the 1 of `8.1` says nothing. */
const versionPattern = /^\d+(?:\.\d+)+$/;

/** What ends a sentence or a path, not a word. */
const trailingSigns = /[._\-/\\+'\u2019]+$/;

const SHORTEST_VERSION_PART = 3;

function trim(raw: string): string {
  const word = raw
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/['\u2019]s$|['\u2019]/g, '')
    .replace(trailingSigns, '');
  // A minus belongs to a number only; before a word it is the sign of a parameter or a dash.
  return /^-\D/.test(word) ? word.slice(1) : word;
}

function partsOf(whole: string): string[] {
  const parts = new Set<string>();
  for (const segment of whole.split(/[/\\]/)) {
    parts.add(segment);
    if (versionPattern.test(segment)) {
      segment
        .split('.')
        .filter(({length}) => length >= SHORTEST_VERSION_PART)
        .forEach((part) => parts.add(part));
    } else {
      segment.split(/[._\-$%+]+/).forEach((part) => parts.add(part));
    }
  }
  // "kms38" is also "kms 38", and "kb5063709" is found by its number.
  const glued = /^(\p{L}{2,})(\d+)$/u.exec(whole);
  if (glued && !readCode(whole)) {
    parts.add(glued[1]!).add(glued[2]!);
  }
  parts.delete(whole);
  parts.delete('');
  return [...parts];
}

/** The words of a text in order. Nonsense, emoji and bare punctuation give none. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const whole = trim(match[0]);
    if (whole !== '' && whole !== '$') {
      words.push({
        start: match.index,
        end: match.index + match[0].replace(trailingSigns, '').length,
        whole,
        parts: partsOf(whole),
      });
    }
  }
  return words;
}

/**
 * Everything a word can be found by: itself, its parts, and for an error code its one spelling and that without `0x`.
 * `C004F074` gives `c004f074` and `0xc004f074`.
 */
export function tokensOf({whole, parts}: Word): string[] {
  const tokens = [whole, ...parts];
  for (const token of [...tokens]) {
    const code = readCode(token);
    if (code) {
      tokens.push(code.token, code.token.replace(/^0x/, ''));
    }
  }
  return [...new Set(tokens)].filter((token) => !stopWords.has(token));
}

/** All tokens of a text, for the index. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap(tokensOf);
}
