import {fieldLabels, type FieldId} from '../../data/activationFields';
import {languages} from '../../data/languages';

/** What a label introduces. `language` is absent for English, which scripts and agents use in any language. */
export interface FieldLabel {
  field: FieldId;
  language?: string;
}

/**
 * Keeps letters and digits only, so that `License Status`, `license_status` and `LicenseStatus` are one label. Letters
 * that text recognition confuses are the same: "Narne", "Descriptlon".
 */
function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/[l1]/g, 'i')
    .replace(/5/g, 's')
    .replace(/0/g, 'o');
}

/** All labels, those in English last: they count more. */
const written = [
  ...languages.flatMap(({language, labels: words = {}}) =>
    Object.entries(words).map(
      ([label, field]) => [label, {field, language}] as const,
    ),
  ),
  ...Object.entries(fieldLabels).map(
    ([label, field]) => [label, {field}] as const,
  ),
];

const labels = new Map<string, FieldLabel>(
  written.map(([label, of]) => [squeeze(label), of]),
);

/** The last words of all labels, and labels without spaces. Most words aren't among them, which makes searching fast. */
const endings = new Set(
  written.flatMap(([label]) => [
    squeeze(label),
    squeeze(label.split(' ').at(-1)!),
  ]),
);

/** The longest label has fewer words than this. */
const MOST_WORDS = 13;

/** Only this many characters before a colon are searched for a label. */
const LONGEST_LABEL = 120;

/** A word on its own is a label only where a line begins, because it can be part of any sentence. */
export function isSafeAnywhere(label: string): boolean {
  return (
    /\p{L}[\s_-]+(?:[^\s\p{L}_-][^\s\p{L}]*)?\p{L}/u.test(label) ||
    /\p{Ll}\p{Lu}/u.test(label) ||
    squeeze(label).length >= 10
  );
}

/** The label that a whole text is, such as a column of a table; undefined if it is none. */
export function readLabel(text: string): FieldLabel | undefined {
  return text.length > LONGEST_LABEL ? undefined : labels.get(squeeze(text));
}

/**
 * The longest label that ends where `text` ends, and where it starts: `# License Status` gives `License Status`. Words
 * are separated by spaces or underscores.
 */
export function findLabelAtEnd(
  text: string,
): (FieldLabel & {start: number; label: string}) | undefined {
  const from = Math.max(0, text.length - LONGEST_LABEL);
  // Without quotation marks, stars and spaces before the colon
  const near = text.slice(from).replace(/[^\p{L}\p{N})]{1,24}$/u, '');
  const words = [...near.matchAll(/[^ _\t]+/g)].reverse();
  let found: (FieldLabel & {start: number; label: string}) | undefined;
  let key = '';
  for (const {0: written, index} of words.slice(0, MOST_WORDS)) {
    const word = squeeze(written);
    if (key === '' && word !== '' && !endings.has(word)) {
      return undefined;
    }
    key = word + key;
    const known = word === '' ? undefined : labels.get(key);
    if (known) {
      const start = index + written.search(/[\p{L}\p{N}]/u);
      found = {...known, start: from + start, label: near.slice(start)};
    }
  }
  return found;
}

const englishLabels = Object.keys(fieldLabels).map(squeeze);

/** True if a line begins with the end of an English label, because somebody copied too little: `ription: …`. */
export function endsLabel(line: string): boolean {
  const rest = squeeze(line.slice(0, LONGEST_LABEL).split(':')[0]!);
  return rest !== '' && englishLabels.some((label) => label.endsWith(rest));
}
