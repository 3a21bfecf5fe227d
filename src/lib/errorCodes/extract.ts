import {languages} from '../../data/languages';
import {cleanText} from '../text/clean';
import {withoutReportCodes} from '../text/codesInReports';
import {remembered} from '../text/remembered';
import {isNoError, normalizeErrorCode} from './normalize';
import {longestText} from './textSource';

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

/** An error code found in a text, and the position of its last occurrence. */
export interface FoundCode {
  /** Canonical form. An upgrade result has both halves, `0xC1900101-0x4000D`. */
  code: string;
  at: number;
  /**
   * - `code`: nothing but an error code looks like this;
   * - `named`: a number that a word such as "error" introduces;
   * - `number`: it looks like other numbers too, so it only counts if it is known.
   */
  certainty: 'code' | 'named' | 'number';
}

/** At most this many different codes are read. No log that people paste has more. */
export const maximumCodes = 500;

/** Words for "error" and "code" before a number, in any language. */
const errorWords = languages
  .flatMap(({errorWords: words = []}) => words)
  .join('|');

/** Between such a word and its number: punctuation, quotes, brackets, another such word. */
const between = String.raw`(?:[ \t]?(?:code|number|nummer|no\.?|№))?["'\`]?[ \t]{0,2}[:=#>]{0,2}[ \t]{0,2}["'\`(\[]{0,2}`;

const named = String.raw`(?<![a-z])(?:${errorWords})${between}`;

/** A 32-bit code; null if it reports neither a failure nor a license state, such as a time. */
const ifReported = (code: string | null): string | null =>
  code && (Number(code) >= 0x8000_0000 || isLicenseState(code)) ? code : null;

/**
 * Each form is looked for in the whole text. They reject what looks similar: GUIDs, keys, installation IDs, versions,
 * dates, addresses. Every repetition is bounded, so that a search takes linear time.
 */
const forms: readonly {
  pattern: RegExp;
  certainty: FoundCode['certainty'];
  /** The canonical code of a match; null if it is something else. */
  read: (match: RegExpMatchArray) => string | null;
}[] = [
  {
    // 0x8007025D - 0x2000C, 0xC1900101 0x20017, or "0xC1900101, extend code 0x4000D": an upgrade result
    pattern:
      /0x([\da-f]{8})(?:[ \t]{0,2}[-/,|][ \t]{0,2}|(?<=0xc19[\da-f]{5})[ \t]{1,2}|[ \t,;]{1,3}(?:and[ \t])?extend(?:ed)?[ \t_-]?code[ \t]?[:=]?[ \t]?)0x([0-5][\da-f]{4})(?![\da-z])/gi,
    certainty: 'code',
    read: ([, result = '', extend = '']) =>
      `0x${result.toUpperCase()}-0x${extend.toUpperCase()}`,
  },
  {
    // 0x426-0x0: an Office app did not start. No range of addresses ends at 0.
    pattern: /(?<![\w.])0x([\da-f]{1,4})[ \t]?-[ \t]?0x0(?![\da-z])/gi,
    certainty: 'code',
    read: ([, digits = '']) => `0x${digits.toUpperCase()}-0x0`,
  },
  {
    // 0xC004F074. Eight digits end the code, even if a lost line break put a word right after it. Zeros in front, as in
    // 64 bits or 0x0C004F074, do not count.
    pattern:
      /0x(?:f{8}(?=[\da-f]{8})|0{1,8}(?=[89a-f][\da-f]{7}(?![\da-f])))?([\da-f]{8})(?!\d|[a-f]{2,}\d)/gi,
    certainty: 'code',
    read: ([, digits = '']) => ifReported(`0x${digits.toUpperCase()}`),
  },
  {
    pattern: new RegExp(
      String.raw`${named}(0x(?:0[\da-f]{7}|[\da-f]{1,7}))(?![\da-z])`,
      'gi',
    ),
    certainty: 'named',
    read: ([, digits = '']) => normalizeErrorCode(digits),
  },
  {
    // 0x40E, or 0x00000643 in brackets
    pattern: /(?<![\w.])0x(?:0[\da-f]{7}|[\da-f]{1,7})(?![\da-z])/gi,
    certainty: 'number',
    read: ([digits]) => normalizeErrorCode(digits),
  },
  {
    // 0x803F70011: typed with a digit too many
    pattern: /(?<![\w.])0x[8c][\da-f]{8}(?![\da-z])/gi,
    certainty: 'number',
    read: ([found]) => `0x${found.slice(2).toUpperCase()}`,
  },
  {
    pattern: /aadsts ?\d{4,9}(?!\d)|(?<![a-z])sara[ -]\d{1,2}(?!\d)/gi,
    certainty: 'code',
    read: ([found]) => normalizeErrorCode(found),
  },
  {
    // The reason in brackets in 30102-11 (1603). It gets the position of the code, which a later form finds.
    pattern: /(?<![\w./\\]|\w-)(?:0|30\d{3})-\d{1,5} ?\((\d{3,5})\)/g,
    certainty: 'number',
    read: ([, reason = '']) => reason,
  },
  {
    // 30015-1011 (0), 0-2031 (17004)
    pattern:
      /(?<![\w./\\]|\w-)(0|30\d{3})[ \t]?-[ \t]?(\d{1,5})(?!\d|[./-]\d|[a-z-])/gi,
    certainty: 'code',
    read: ([, first = '', second = '']) =>
      first !== '0' || second.length === 4 ? `${first}-${second}` : null,
  },
  {
    // CAA20004: only with the first digits of real codes, because it could also be a word or a date
    pattern: /(?<![\w.\\-])(?:caa|d0\d)[\da-f]{5}(?![\da-z-])/gi,
    certainty: 'code',
    read: ([found]) => normalizeErrorCode(found),
  },
  {
    // -1073418124
    pattern: /(?<![\w.]|\d-)-\d{8,10}(?!\d|[.-]\d)/g,
    certainty: 'code',
    read: ([found]) => ifReported(normalizeErrorCode(found)),
  },
  {
    // "LicenseStatusReason : 3221549172". Without such a word, it can be a number of bytes, or that of a phone.
    pattern: new RegExp(
      String.raw`(?:${named}(?:(?:is|was) )?|reason"?\s{0,40}:?\s?)((?:[2-4]\d|10)\d{8})(?![\d*]|[.-]\d)`,
      'gi',
    ),
    certainty: 'named',
    read: ([, digits = '']) => ifReported(normalizeErrorCode(digits)),
  },
  {
    // error 1603, code: 17004, "Return code" 5
    pattern: new RegExp(
      String.raw`${named}(\d{1,5})(?!\d|[.:/-]\d|[a-z%])`,
      'gi',
    ),
    certainty: 'named',
    read: ([, digits = '']) => normalizeErrorCode(digits),
  },
  {
    // 17002 in a sentence
    pattern:
      /(?<![\w.,:/\\#-]|\d \(|x )(?:17\d{3}|30\d{3})(?![\w/\\-]|[.,:]\d)/g,
    certainty: 'number',
    read: ([found]) => found,
  },
  {
    // SL_E_VL_BINDING_SERVICE_UNAVAILABLE, WBEM_E_INVALID_CLASS, E_FAIL
    pattern:
      /(?<![a-z\d_])(?:[a-z]{2,6}_)?[eis]_[a-z\d]{2,24}(?:_[a-z\d]{1,24}){0,12}|(?<![a-z\d_])sl_[a-z]{1,12}(?:_[a-z\d]{1,24}){1,12}/gi,
    certainty: 'number',
    read: ([found]) => found.toUpperCase(),
  },
];

/** License states use the same kind of number as errors. */
function isLicenseState(code: string): boolean {
  return code.startsWith('0x4004');
}

/** The codes in a link are about the linked page, which may not be about this message. */
const address = /https?:\/\/[^\s"'<>\\)\]]{1,2000}/gi;

/** A number without letters that is too large for a result of Setup, and too small for a 32-bit code that reports a failure. */
const isOtherNumber = (text: string, code: string) =>
  /^\D*\d{5,10}\W*$/.test(text) &&
  !/0x/i.test(text) &&
  Number(code) >= 0x1_0000 &&
  Number(code) < 0x8000_0000 &&
  !isLicenseState(code);

/**
 * The error codes in a text in order of their last appearance, each once. The text may be a single code in any form
 * that `normalizeErrorCode` accepts, a message, a dialog, or a log. Names such as `SL_E_…` from Microsoft's headers
 * count as codes of certainty `number`. Keys, IDs, dates and versions do not count.
 */
export const findCodes = remembered((text): readonly FoundCode[] => {
  const single = text.length <= 100 ? normalizeErrorCode(readText(text)) : null;
  if (single) {
    return isOtherNumber(text, single) || (isNoError(single) && single !== '0')
      ? []
      : [{code: single, at: 0, certainty: 'named'}];
  }
  const clean = withoutReportCodes(readText(text));
  const withoutAddresses = search(clean.replace(address, ' '));
  return withoutAddresses.length > 0 ? withoutAddresses : search(clean);
});

/** Finds the codes in a cleaned text, in order of their last appearance. */
function search(clean: string): readonly FoundCode[] {
  const codes = new Map<string, FoundCode>();
  /** Where each upgrade result starts, so that its halves do not count again. */
  const pairs = new Set<number>();
  for (const {pattern, certainty, read} of forms) {
    for (const match of clean.matchAll(pattern)) {
      const code = read(match);
      // A named number is at the end of its match.
      const at =
        certainty === 'named'
          ? match.index + match[0].length - match[1]!.length
          : match.index;
      if (!code || isNoError(code) || pairs.has(at)) {
        continue;
      }
      if (code.includes('-0x')) {
        pairs.add(at);
        pairs.add(at + match[0].toLowerCase().lastIndexOf('0x'));
      }
      const known = codes.get(code);
      if (known) {
        known.at = Math.max(known.at, at);
      } else if (codes.size < maximumCodes) {
        codes.set(code, {code, at, certainty});
      }
    }
  }
  return [...codes.values()].sort((one, other) => one.at - other.at);
}
