/** Rewrites messages of linters and compilers into a plain sentence that says how to fix the fault. */

/** @param {string} list */
const quoted = (list) =>
  list
    .split(', ')
    .filter(Boolean)
    // A star marks the suggestion that cspell prefers.
    .map((word) => `"${word.replace(/\*$/, '')}"`)
    .join(' or ');

/** @param {string} message of cspell, as in `- Unknown word (instalation) Suggestions: [installation*, inhalation]` */
export function explainSpelling(message) {
  const [, word = '', list = '', fix = ''] =
    /^- \w+ word \((.*?)\)(?:.*Suggestions: \[(.*?)\]|.*fix: \((.*?)\))?/.exec(
      message,
    ) ?? [];
  const suggestions = quoted(list || fix);
  return suggestions
    ? `"${word}" looks misspelled: write ${suggestions}; if it is right, add it to .ci/settings/words.txt`
    : `"${word}" is not in the dictionary: correct it, or add it to .ci/settings/words.txt if it is right`;
}

/**
 * What to do about each rule of markdownlint. A rule that is not listed keeps its own message.
 * @type {Readonly<Record<string, string>>}
 */
const markdownRules = {
  MD001: 'the heading skips a level: use one number sign more than above it',
  MD004: 'start each item of the list with a hyphen',
  MD007: 'the item is not indented as its list: align it with its neighbors',
  MD009: 'the line ends in spaces: delete them',
  MD010: 'the line has a tab: replace it with spaces',
  MD012: 'more than one empty line: keep one',
  MD018: 'put a space between the number signs and the heading',
  MD022: 'put an empty line above and below the heading',
  MD026: 'the heading ends in a punctuation mark: delete it',
  MD029: 'number the items of the list 1, 2, 3',
  MD031: 'put an empty line above and below the code block',
  MD032: 'put an empty line above and below the list',
  MD034: 'the address is not a link: write [what it is](address)',
  MD036: 'bold text in place of a heading: start the line with number signs',
  MD038: 'delete the space inside the backticks',
  MD039: 'delete the space inside the square brackets of the link',
  MD040: 'name the language of the code block after its first fence',
  MD042: 'the link has no address: write it in the parentheses',
  MD045: 'say in the square brackets what the image shows',
  MD046: 'put the code between two lines of three backticks, not indented',
  MD047: 'end the file with one line break',
  MD056:
    'the row has more or fewer cells than the head of the table: make them equal',
  MD058: 'put an empty line above and below the table',
  MD059: 'say in the text of the link where it goes',
};

/** @param {string} message of markdownlint, as in `error MD010/no-hard-tabs Hard tabs [Column: 5]` */
export function explainMarkdown(message) {
  const [, rule = '', rest = message] =
    /^(?:error )?(MD\d{3})\/(.+)$/.exec(message) ?? [];
  const fix = markdownRules[rule];
  return fix ? `${fix} (${rule})` : `${rule}${rule && '/'}${rest}`;
}

/**
 * TypeScript's messages about an entry in `src/data`, each with its plain sentence. The first that matches applies.
 * @type {[RegExp, string | ((...groups: string[]) => string)][]}
 */
const typeMessages = [
  [
    /^Property 'read' is missing in type .* but required in type 'Source'/,
    "an unread source: open the page, and add the day as in read: '2026-11-21'",
  ],
  [
    /^Property '(.+?)' is missing in type .* but required in type '(\w+)'/,
    (field, type) =>
      `the entry has no "${field}": add it, as the type ${type} describes`,
  ],
  [
    /is missing the following properties from type '(\w+)': (.+?)\.?$/,
    (type, fields) =>
      `the entry has no ${quoted(fields.replace(/, and \d+ more/, '')).replaceAll(' or ', ', ')}: add what is missing, as the type ${type} describes`,
  ],
  [
    /'(.+?)' does not exist in type '(\w+)'\. Did you mean to write '(.+?)'/,
    (field, type, right) =>
      `"${field}" is not a field of ${type}: write "${right}"`,
  ],
  [
    /'(.+?)' does not exist in type '(\w+)'/,
    (field, type) =>
      `"${field}" is not a field of ${type}: use one of the fields that this type lists`,
  ],
  [
    /^Type '"(.+?)"' is not assignable to type .*Did you mean '"(.+?)"'/,
    (value, right) =>
      `"${value}" is not a known value: write "${right}", or define "${value}" first`,
  ],
  [
    /^Type '"(.+?)"' is not assignable to type '(.+)'\.$/,
    (value, type) => {
      // TypeScript shortens a long list of values, and names those that have a name.
      const values = type.includes(' more ...')
        ? ''
        : type.startsWith('"')
          ? `use ${quoted(type.replaceAll('"', '').replaceAll(' | ', ', '))}`
          : `use a value that the type ${type} lists`;
      return `"${value}" is not a known value: ${values || 'correct it'}, or define "${value}" first`;
    },
  ],
  [
    /^Type '.+' is not assignable to type 'readonly .+\[\]'/,
    'this field is a list: put the values into square brackets',
  ],
  [
    /^Type '.+' is not assignable to type 'string( \| null)?'/,
    'this field is text: put it into quotation marks',
  ],
  [
    /^Type '\{.*' is not assignable to type '(\w+)'/,
    (type) =>
      `the entry lacks a field, or has a wrong one: compare it with the type ${type}`,
  ],
  [
    /^Cannot find name '(.+?)'\. Did you mean '(.+?)'/,
    (name, right) => `"${name}" is not defined: write "${right}"`,
  ],
  [
    /^Cannot find name '(.+?)'/,
    (name) => `"${name}" is not defined: put text into quotation marks`,
  ],
  [
    /^An object literal cannot have multiple properties with the same name/,
    'this field is written twice: keep one of the two',
  ],
  [
    /^',' expected/,
    'a comma is missing here, or at the end of the line above; text with an apostrophe needs double quotation marks',
  ],
  [
    /^Unterminated string literal/,
    'a quotation mark is missing at the end of the text',
  ],
  [
    /^(.+ expected)\.$/,
    (what) =>
      `the entry cannot be read, here or a line above (${what}): check the brackets, braces and commas`,
  ],
];

/**
 * Whether TypeScript could not read a file. It reads on, and what it reports about the rest of the file is mostly a
 * consequence of the first message.
 *
 * @param {string} message of TypeScript
 */
export const isSyntaxError = (message) =>
  /^error TS1\d{3}: (?:.* expected\.$|Unterminated )/.test(message);

/** @param {string} message of TypeScript, as in `error TS2741: Property 'sources' is missing in type …` */
export function explainType(message) {
  const text = message.replace(/^error TS\d+: /, '');
  for (const [pattern, sentence] of typeMessages) {
    const match = pattern.exec(text);
    if (match) {
      return typeof sentence === 'string'
        ? sentence
        : sentence(...match.slice(1));
    }
  }
  return text;
}
