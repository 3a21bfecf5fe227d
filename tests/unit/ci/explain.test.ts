import ts from 'typescript';
import {expect, test} from 'vitest';
import {
  explainMarkdown,
  explainSpelling,
  explainType,
  isSyntaxError,
} from '../../../.ci/checks/explain.mjs';

for (const [message, sentence] of [
  [
    '- Unknown word (instalation) Suggestions: [installation*, inhalation]',
    '"instalation" looks misspelled: write "installation" or "inhalation"; if it is right, add it to .ci/settings/words.txt',
  ],
  [
    '- Unknown word (qwxzk) Suggestions: []',
    '"qwxzk" is not in the dictionary: correct it, or add it to .ci/settings/words.txt if it is right',
  ],
  [
    '- Misspelled word (teh) Suggestions: [the*]',
    '"teh" looks misspelled: write "the"; if it is right, add it to .ci/settings/words.txt',
  ],
] as const) {
  test(`explains the spell checker's "${message}"`, () => {
    expect(explainSpelling(message)).toBe(sentence);
  });
}

for (const [message, sentence] of [
  [
    'error MD010/no-hard-tabs Hard tabs [Column: 5]',
    'the line has a tab: replace it with spaces (MD010)',
  ],
  [
    'error MD999/new-rule Something new [Context: "x"]',
    'MD999/new-rule Something new [Context: "x"]',
  ],
] as const) {
  test(`explains the Markdown linter's "${message}"`, () => {
    expect(explainMarkdown(message)).toBe(sentence);
  });
}

/** A type with many values, which TypeScript shortens in its messages. */
const letters = [...'abcdefghijklmnopqrstuvwxyz']
  .map((letter) => `'${letter.repeat(12)}'`)
  .join(' | ');

const types = `
type Basis = 'documented' | 'secondary';
interface Entry { code: string; note?: string; basis: Basis; product: 'Home' | 'Pro'; sources: readonly string[]; letter?: ${letters} }
type Link = {label: string; route: string} | {label: string; service: string};
`;

const options: ts.CompilerOptions = {
  lib: ['lib.es5.d.ts'],
  types: [],
  strict: true,
};
const host = ts.createCompilerHost(options);
const read = host.getSourceFile.bind(host);
const library = new Map<string, ts.SourceFile | undefined>();

/** TypeScript's first message about a list with this entry, in the form that its command line prints. */
function messageOf(type: string, entry: string): string {
  const text = `${types}const known = {}; const list: ${type}[] = [\n${entry}\n];`;
  host.getSourceFile = (name, version) => {
    if (name === 'entry.ts') {
      return ts.createSourceFile(name, text, version);
    }
    library.set(name, library.get(name) ?? read(name, version));
    return library.get(name);
  };
  const program = ts.createProgram(['entry.ts'], options, host);
  const file = program.getSourceFile('entry.ts');
  const [first] = [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
  const [line] = ts
    .flattenDiagnosticMessageText(first!.messageText, '\n')
    .split('\n');
  return `error TS${first!.code}: ${line}`;
}

const right =
  "code: '0x1', basis: 'documented', product: 'Home', sources: ['a']";

for (const [what, type, entry, sentence] of [
  [
    'a missing field',
    'Entry',
    `{${right.replace(", sources: ['a']", '')}}`,
    'the entry has no "sources": add it, as the type Entry describes',
  ],
  [
    'two missing fields',
    'Entry',
    "{code: '0x1', basis: 'documented'}",
    'the entry has no "product", "sources": add what is missing, as the type Entry describes',
  ],
  [
    'a misspelled field',
    'Entry',
    `{${right}, note2: ''}`,
    '"note2" is not a field of Entry: write "note"',
  ],
  [
    'an unknown field',
    'Entry',
    `{${right}, reasons: ''}`,
    '"reasons" is not a field of Entry: use one of the fields that this type lists',
  ],
  [
    'a misspelled value',
    'Entry',
    `{${right.replace('documented', 'documentd')}}`,
    '"documentd" is not a known value: write "documented", or define "documentd" first',
  ],
  [
    'an unknown value of a named type',
    'Entry',
    `{${right.replace('documented', 'xyz')}}`,
    '"xyz" is not a known value: use a value that the type Basis lists, or define "xyz" first',
  ],
  [
    'an unknown value',
    'Entry',
    `{${right.replace('Home', 'Server')}}`,
    '"Server" is not a known value: use "Home" or "Pro", or define "Server" first',
  ],
  [
    'an unknown value of a long list',
    'Entry',
    `{${right}, letter: '?'}`,
    '"?" is not a known value: correct it, or define "?" first',
  ],
  [
    'text instead of a list',
    'Entry',
    `{${right.replace("['a']", "'a'")}}`,
    'this field is a list: put the values into square brackets',
  ],
  [
    'a number instead of text',
    'Entry',
    `{${right.replace("'0x1'", '0x1')}}`,
    'this field is text: put it into quotation marks',
  ],
  [
    'an entry that fits none of its types',
    'Link',
    "{label: 'FAQ'}",
    'the entry lacks a field, or has a wrong one: compare it with the type Link',
  ],
  [
    'a misspelled name',
    'Entry',
    `{${right}, ...knwn}`,
    '"knwn" is not defined: write "known"',
  ],
  [
    'text without quotation marks',
    'Entry',
    `{${right.replace("'0x1'", 'zzz')}}`,
    '"zzz" is not defined: put text into quotation marks',
  ],
  [
    'a field written twice',
    'Entry',
    `{${right}, code: '0x2'}`,
    'this field is written twice: keep one of the two',
  ],
  [
    'a missing comma',
    'Entry',
    `{${right.replace("'0x1',", "'0x1'")}}`,
    'a comma is missing here, or at the end of the line above; text with an apostrophe needs double quotation marks',
  ],
  [
    'an apostrophe in single quotation marks',
    'Entry',
    `{${right.replace("'0x1'", "'the PC's code'")}}`,
    'a comma is missing here, or at the end of the line above; text with an apostrophe needs double quotation marks',
  ],
  [
    'a missing quotation mark',
    'Entry',
    "{code: '0x1,\n}",
    'a quotation mark is missing at the end of the text',
  ],
  [
    'a missing brace',
    'Entry',
    `{${right},\n{${right}}`,
    'the entry cannot be read, here or a line above (Property assignment expected): check the brackets, braces and commas',
  ],
] as const) {
  test(`explains TypeScript's message about ${what}`, () => {
    expect(explainType(messageOf(type, entry))).toBe(sentence);
  });
}

test('keeps a message of TypeScript that it does not know', () => {
  expect(explainType('error TS9999: Something else.')).toBe('Something else.');
});

test('only what TypeScript cannot read is a syntax error', () => {
  for (const message of [
    "error TS1005: ',' expected.",
    'error TS1002: Unterminated string literal.',
    'error TS1136: Property assignment expected.',
  ]) {
    expect(isSyntaxError(message), message).toBe(true);
  }
  for (const message of [
    'error TS1117: An object literal cannot have multiple properties with the same name.',
    'error TS2741: Property sources is missing.',
    'the page cannot be read: a closing tag is expected.',
  ]) {
    expect(isSyntaxError(message), message).toBe(false);
  }
});

test('a source without the day on which it was read is called unread', () => {
  expect(
    explainType(
      "error TS2741: Property 'read' is missing in type '{ title: \"A\"; }' but required in type 'Source'.",
    ),
  ).toBe(
    "an unread source: open the page, and add the day as in read: '2026-11-21'",
  );
});
