import {expect, test} from 'vitest';
import {sectionText, type Wanted} from '../../../../src/lib/search/sectionText';

const copy = `# Page

Top.

## Run \`slmgr\`

Before you [begin](https://docs.example.org/x#y):

1. Open **Start**.

   Terminal:

   \`\`\`batch
   dir
   \`\`\`

2. Enter \`slmgr /dli\`.

## Recognize a host

Command Prompt (administrator):

\`\`\`batch
slmgr /dlv

rem # two blocks
\`\`\`

\`Registered\` has its name.

## Values

**Copies: what they need**

| You run | Its license | Its end |
| --- | --- | --- |
| A virtual machine | Has its own [license](https://docs.example.org/x) | None |
| Another virtual machine | Has its own license | None |
| Windows Sandbox | Needs no license | None |

## Long

${'word '.repeat(30)}

${'more '.repeat(60)}host slmgr

slmgr shows it.
`;

const none: readonly Wanted[] = [];

/** Words, each with its weight. */
const want = (words: Readonly<Record<string, number>>): readonly Wanted[] =>
  Object.entries(words).map(([word, weight]) => ({
    forms: [{terms: [[word]], isSynonym: false}],
    weight,
  }));

test.each([
  ['Run slmgr', none, 'Before you begin: 1. Open Start. 2. Enter slmgr /dli.'],
  [
    'Run slmgr',
    want({'/dli': 1}),
    'Before you begin: 1. Open Start. 2. Enter slmgr /dli.',
  ],
  ['Recognize a host', none, 'Registered has its name.'],
  [
    'Values',
    none,
    'Copies, A virtual machine: Its license: Has its own license; Its end: None. Copies, Another virtual machine: Its license: Has its own license; Its end: None.',
  ],
  [
    'Values',
    want({machin: 1, sandbox: 1}),
    'Copies, Windows Sandbox: Its license: Needs no license; Its end: None.',
  ],
  ['Long', want({slmgr: 1, host: 1}), 'slmgr shows it.'],
  ['Gone', none, ''],
  ['Long', none, 'word '.repeat(30).trim()],
])('the section "%s" says about %j: %j', (heading, terms, said) => {
  expect(sectionText(copy, heading, terms)).toBe(said);
});

test('a long text ends after a word', () => {
  const said = sectionText(`## Long\n\n${'several '.repeat(60)}`, 'Long', none);
  expect(said).toMatch(/ several…$/);
  expect(said.length).toBeLessThan(310);
});

test('shows a box of the page without its marks', () => {
  const copy =
    '## Never post\n\n> **These cannot be taken back**\n>\n> Chat is public. Ask for a replacement.\n>> Quoted.\n\n- Product keys';
  expect(sectionText(copy, 'Never post', want({replac: 1}))).toMatch(
    /^These cannot be taken back Chat is public\. Ask for a replacement\. Quoted\./,
  );
});

const moves = `## Move a license

| You have | May it move? |
| --- | --- |
| Windows from a shop | Yes, to a new PC |
| Windows that came with the PC (OEM) | No |
| Windows from work | Ask there |

Move the license to the new PC: first, take it off the old PC.`;

test('what the heading says does not choose the part, and a rare word counts more', () => {
  expect(
    sectionText(
      moves,
      'Move a license',
      want({move: 3, licens: 2, oem: 4, new: 2, pc: 1}),
    ),
  ).toMatch(/^Windows that came with the PC \(OEM\): No\./);
});

test('a synonym counts, and less than what was typed', () => {
  const shop = {forms: [{terms: [['store']], isSynonym: false}], weight: 1};
  const known = {terms: [['shop']], isSynonym: true};
  expect(
    sectionText(moves, 'Move a license', [
      {...shop, forms: [...shop.forms, known]},
    ]),
  ).toMatch(/^Windows from a shop/);
  expect(
    sectionText(moves, 'Move a license', [
      {...shop, forms: [...shop.forms, known]},
      ...want({work: 1}),
    ]),
  ).toMatch(/^Windows from work/);
});
