import {expect, test} from 'vitest';
import {sectionLead} from '../../../src/lib/sectionLead';

const copy = `# Page

Top.

## Run \`slmgr\`

Before you [begin](https://docs.example.org/x#y):

1. Open **Start**.
2. Enter \`slmgr /dli\`.

## Recognize a host

Command Prompt (administrator):

\`\`\`batch
slmgr /dlv

rem # two blocks
\`\`\`

\`Registered\` has its name.

## Values

| a | b |
| --- | --- |

## Long

${'word '.repeat(30)}

${'more '.repeat(60)}
`;

test.each([
  ['Run slmgr', 'Before you begin: 1. Open Start. 2. Enter slmgr /dli.'],
  ['Recognize a host', 'Registered has its name.'],
  ['Values', ''],
  ['Gone', ''],
  ['Long', `${'word '.repeat(30).trim()}`],
])('the section "%s" begins with %j', (heading, lead) => {
  expect(sectionLead(copy, heading)).toBe(lead);
});

test('a long section ends after a word', () => {
  const lead = sectionLead(`## Long\n\n${'several '.repeat(60)}`, 'Long');
  expect(lead).toMatch(/ several…$/);
  expect(lead.length).toBeLessThan(310);
});
