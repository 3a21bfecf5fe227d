/** Splits text into search tokens. Used for the index, for queries and for the highlighting in results. */
import {stemmer} from 'stemmer';
import {readCode} from './codes';

/** Words without a meaning of their own, which are neither in the index nor in queries. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a am an and any are as at be been but by can did do does for from get gets had has have how i if in into is it its just ' +
    'let me my need of on or our please say says should so some than that the their them then there these they this those to ' +
    'us want wants was we were what when where which who why will with would you your'
  ).split(' '),
);

/** A word in a text, and all tokens that find it. */
export interface Word {
  /** Offsets in the text; `end` is exclusive. */
  start: number;
  end: number;
  /** The word in lower case, without punctuation around it. */
  whole: string;
  /** The parts of a file name, path or compound: `slmgr.vbs` gives `slmgr` and `vbs`. Empty for a plain word. */
  parts: readonly string[];
}

/** Letters that no page has, and that stand beside others without a space: `激活office失败`. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;

/** An optional switch or variable sign, then a letter, digit or `$`, then characters used in file names and paths. */
const wordPattern =
  /[-/%$]?[\p{L}\p{N}$][\p{L}\p{N}\p{M}._\-/\\$%+'\u2019\u2010-\u2015]*/gu;

/** Version and build numbers are kept whole, because the 1 in `8.1` means nothing on its own. */
const versionPattern = /^\d+(?:\.\d+)+$/;

/** Characters at the end of a sentence or path that aren't part of a word. */
const trailingSigns = /(?<![._\-/\\+'\u2019])[._\-/\\+'\u2019]+$/;

const SHORTEST_VERSION_PART = 3;

function trim(raw: string): string {
  const word = raw
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/['\u2019]s$|['\u2019]/g, '')
    .replace(trailingSigns, '');
  // A minus is kept only for a number. Before a word it is a parameter sign or a dash.
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
  // "kms38" is also found as "kms 38", and "kb5063709" by its number.
  const glued = /^(\p{L}{2,})(\d+)$/u.exec(whole);
  if (glued && !readCode(whole)) {
    parts.add(glued[1]!).add(glued[2]!);
  }
  parts.delete(whole);
  parts.delete('');
  return [...parts];
}

/** The words of a text, in order. Emoji and bare punctuation are not words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const spaced = text.replace(unspaced, (letter) => ' '.repeat(letter.length));
  for (const match of spaced.matchAll(wordPattern)) {
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
 * Everything a word can be found by: itself, its parts, and for an error code its normalized form with and without
 * `0x`. `C004F074` gives `c004f074` and `0xc004f074`.
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

/** All tokens of a text. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap(tokensOf);
}

/** "Isn't", as a word without its apostrophe. */
const contraction =
  /^(?:are|could|did|do|does|had|has|have|is|should|was|were|wo|would)nt$/;

/**
 * What the forms of an English word have in common: `activ` for "activate", "activated" and "activation". A word with a digit
 * or a sign, such as a file name, is its own term, and a stop word has none.
 */
export function termOf(token: string): string | null {
  if (stopWords.has(token)) {
    return null;
  }
  if (contraction.test(token)) {
    return 'not';
  }
  // The stemmer knows no plural of "virus" and "status".
  return /^[a-z]+$/.test(token)
    ? stemmer(token.replace(/(?<=[rt])uses$/, 'us'))
    : token;
}
