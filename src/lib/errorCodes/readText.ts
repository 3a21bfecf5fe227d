/** Repairs what consoles, keyboards, forums and chats do to a code, before codes are looked for. */
import {cleanText} from '../text/clean';

/** Longer texts are cut to their end: the last lines of a log say what stopped. */
export const longestText = 5_000_000;

/** Colors of a console. */
// eslint-disable-next-line no-control-regex -- they start with the control character Escape
const consoleColors = /\u001b\[[\d;?]{0,20}[@-~]/g;

/** Dashes that have an ASCII twin. */
const dashes = /[\u2010-\u2015\u2212]/g;

/** What people type, or scanners read, instead of a hexadecimal digit. Some Cyrillic letters look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  О: '0',
  о: '0',
  l: '1',
  I: '1',
  А: 'A',
  а: 'A',
  В: 'B',
  в: 'B',
  С: 'C',
  с: 'C',
  Е: 'E',
  е: 'E',
};

const digit = String.raw`[\da-fA-FOoQОоlIАаВвСсЕе]`;

/** A gap inside a code: a few spaces, or one line break with the quote marks of a mail. */
const gap = String.raw`(?:[ \t]{1,2}|[ \t]{0,4}\r?\n[ \t>]{0,8})?`;

/**
 * `0x` and eight digits, in any spelling: `OxC004FO74`, `0 x c004f074`, `0xC004 F074`, a line break in the middle, or
 * 64 bits wide. The digits are followed by the end of the word, the `h` of assembler, or the suffix of a C literal.
 */
const misspelled = new RegExp(
  String.raw`(?<![\dA-Za-zОоХх])[0OoОо][ \t]?[xXхХ×]${gap}((?:${digit}${gap}){7}${digit})(?![\dA-Za-z])`,
  'g',
);

/**
 * The same without `0x`: `C004F074h`, `C004 F074`. Must start like a real code, so that `code 1465` doesn't count, and be
 * no part of a checksum in groups, nor a CRC.
 */
const bare =
  /(?<![\w-]|[\da-fA-F]{4}[ \t]|[cC][rR][cC](?:32)?(?: {1,2}for data(?: and names)?)? {0,8}[:=] {0,24})((?:[cC][01]|8\d)[\da-fA-F]{2}[ \t]?[\da-fA-F]{4})h?(?![\w-])/g;

/** Whether digits separated by a gap form one code. Otherwise, the second part is a word or number of its own. */
function isOneCode(digits: string, parts: readonly string[]): boolean {
  return (
    parts.length === 1 ||
    (parts.length <= 3 &&
      /^(?:[8CD][\dA-F]|400)/.test(digits) &&
      parts.every((part) => /[\dOoQОо]/.test(part)))
  );
}

function repair(found: string, digits: string): string {
  const parts = digits.split(/[\s>]+/);
  const joined = parts
    .join('')
    .replace(/[^\da-fA-F]/g, (letter) => lookalikes[letter] ?? letter)
    .toUpperCase();
  return isOneCode(joined, parts) ? `0x${joined}` : found;
}

/** The text with codes in their usual spelling, without console colors and special characters. */
export function readText(text: string): string {
  return cleanText(text.slice(-longestText).replace(consoleColors, ''))
    .replace(dashes, '-')
    .replace(misspelled, repair)
    .replace(bare, repair);
}
