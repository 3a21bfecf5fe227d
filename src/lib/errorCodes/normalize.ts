/** Largest value of a 32-bit code. */
const MAX_UINT32 = 0xffff_ffff;

/** Smaller decimal numbers are setup results such as `1603`; this and larger ones are 32-bit codes in decimal. */
const FIRST_DECIMAL_CODE = 0x1_0000;

/** The value of a field that nothing has set. */
const notSet = '0xFFFFFFFF';

/** Success and "not set" aren't errors to look up. */
export const isNoError = (code: string): boolean =>
  ['0', '0x0', notSet].includes(code);

function toHex(value: number): string | null {
  return value >= 0 && value <= MAX_UINT32
    ? `0x${value.toString(16).toUpperCase()}`
    : null;
}

/** Removes spaces, "Error code:", quotation marks and final punctuation, and normalizes dashes. */
function clean(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .replace(/^error(?:\s*code)?\s*[:#]?\s*/i, '')
    .replace(/(?<![.,;:])[.,;:]+$/, '')
    .replace(/^["'([](.*)["')\]]$/, '$1')
    .trim();
}

const fromHex = (digits: string) => toHex(parseInt(digits, 16));

function fromDecimal(sign: string, digits: string): string | null {
  const value = Number(digits);
  if (sign) {
    return value >= 1 && value <= 0x8000_0000
      ? toHex(MAX_UINT32 + 1 - value)
      : null;
  }
  return value < FIRST_DECIMAL_CODE ? String(value) : toHex(value);
}

/** The notations, and what a code in each is called here. The first that fits counts. */
const notations: readonly (readonly [
  RegExp,
  (...parts: string[]) => string | null,
])[] = [
  [
    /^(0x[\da-f]{1,8})\s*-\s*(0x[\da-f]{1,8})$/i,
    (result, extend) => `${toHex(Number(result))}-${toHex(Number(extend))}`,
  ],
  [/^0x0*([\da-f]{1,8})$/i, fromHex],
  [/^([\da-f]{8})$/i, fromHex],
  [/^(-?)(\d{1,10})$/, fromDecimal],
  [
    // 1-30088-1015 is 30088-1015.
    /^(?:\d-(?=30))?(\d{1,5})\s*-\s*(\d{1,5})(?:\s*\(\d{1,10}\))?$/,
    (first, second) => `${first}-${second}`,
  ],
  [/^aadsts\s*(\d{4,9})$/i, (digits) => `AADSTS${digits}`],
  [/^sara[\s-]*(\d{1,2})$/i, (digits) => `SaRA-${digits}`],
];

/**
 * The canonical form of an error code in any common notation, or null if the text is not a code.
 *
 * | accepted | example | returned |
 * | --- | --- | --- |
 * | hexadecimal with `0x`, any case | `0xc004f074` | `0xC004F074` |
 * | eight hexadecimal digits without `0x` | `C004F074`, `80070520` | `0xC004F074`, `0x80070520` |
 * | signed decimal | `-1073418124` | `0xC004F074` |
 * | unsigned decimal from 65536 | `3221549172` | `0xC004F074` |
 * | smaller number: a setup result | `1603` | `1603` |
 * | Office setup code, with or without its last number | `30015-1011 (0)` | `30015-1011` |
 * | upgrade result with extend code | `0x8007025D - 0x2000C` | `0x8007025D-0x2000C` |
 * | sign-in code | `aadsts70002` | `AADSTS70002` |
 * | result of Microsoft's support tool | `SaRA 30` | `SaRA-30` |
 *
 * Eight digits are always read as hexadecimal, because Microsoft prints `80070520` without `0x` and no decimal code has
 * eight digits. Leading zeros are dropped (`0x0000040E` is `0x40E`). A number that does not fit in 32 bits, an empty
 * text and ordinary words give null. The code need not have an entry on the site.
 */
export function normalizeErrorCode(text: string): string | null {
  const code = clean(text);
  for (const [notation, write] of notations) {
    const [, ...parts] = notation.exec(code) ?? [];
    if (parts.length > 0) {
      return write(...parts);
    }
  }
  return null;
}
