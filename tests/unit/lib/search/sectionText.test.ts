import {expect, test} from 'vitest';
import {sectionText} from '../../../../src/lib/search/sectionText';

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

const none = new Set<string>();

test.each([
  ['Run slmgr', none, 'Before you begin: 1. Open Start. 2. Enter slmgr /dli.'],
  [
    'Run slmgr',
    new Set(['/dli']),
    'Before you begin: 1. Open Start. 2. Enter slmgr /dli.',
  ],
  ['Recognize a host', none, 'Registered has its name.'],
  [
    'Values',
    none,
    'Copies, A virtual machine: Has its own license; None. Copies, Another virtual machine: Has its own license; None. Copies, Windows Sandbox: Needs no license; None.',
  ],
  [
    'Values',
    new Set(['machin', 'sandbox']),
    'Copies, Windows Sandbox: Needs no license; None.',
  ],
  ['Long', new Set(['slmgr', 'host']), 'slmgr shows it.'],
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
  expect(
    sectionText(copy, 'Never post', new Set(['replac', 'replacement'])),
  ).toMatch(
    /^These cannot be taken back Chat is public\. Ask for a replacement\. Quoted\./,
  );
});
