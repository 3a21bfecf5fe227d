import {describe, expect, test} from 'vitest';
import {readMarkdown} from '../../../checks/markdown';
import {readModuleText} from '../../../checks/moduleText';

const source = `---
title: "# not a heading"
---

import {Thing} from '@site/src/Thing';

# Title

## Use \`slmgr\` now {#use-slmgr}

Read [the \`slmgr\` page](kms38.md#undo) or ![a shield](img/shield.png "Shield").

<!-- [hidden](gone.md)

[hidden](gone.md) -->
1. Step:

   \`\`\`batch title="Command Prompt" {2}
   # no heading
   [no link](gone.md)
   \`\`\`

\`\`\`\`markdown {1}
\`\`\`
## still code
\`\`\`
\`\`\`\`

In code \`[no link](gone.md)\`, and [a link
over two lines](hwid.md), and [by reference][faq] to ![A sign][sign].

<Tabs>
<TabItem label="x">
Inside [a tab](ohook.md) <img src="x.png" />.
</TabItem>
</Tabs>

[faq]: faq.md
[sign]: img/sign.png`;

describe('reading a page', () => {
  const page = readMarkdown('docs/x.md', source);

  test('finds headings with level, text, id and line', () => {
    expect(page.headings).toEqual([
      {line: 7, level: 1, text: 'Title', id: null},
      {line: 9, level: 2, text: 'Use slmgr now', id: 'use-slmgr'},
    ]);
  });

  test('finds links and images outside code and comments', () => {
    expect(page.links).toEqual([
      {line: 11, label: 'the slmgr page', target: 'kms38.md#undo'},
      {line: 29, label: 'a link\nover two lines', target: 'hwid.md'},
      {line: 30, label: 'by reference', target: 'faq.md'},
      {line: 34, label: 'a tab', target: 'ohook.md'},
    ]);
    expect(page.images).toEqual([
      {line: 11, label: 'a shield', target: 'img/shield.png'},
      {line: 30, label: 'A sign', target: 'img/sign.png'},
    ]);
  });

  test('finds code blocks, including indented ones and longer fences', () => {
    expect(page.codeBlocks).toEqual([
      {
        line: 18,
        language: 'batch',
        title: 'Command Prompt',
        lostBackslash: null,
      },
      {line: 23, language: 'markdown', title: null, lostBackslash: null},
    ]);
  });

  test('finds components and elements', () => {
    expect(page.tags).toEqual([
      {line: 32, name: 'Tabs', attributes: {}},
      {line: 33, name: 'TabItem', attributes: {label: 'x'}},
      {line: 34, name: 'img', attributes: {src: 'x.png'}},
    ]);
  });

  test('excludes front matter, imports, comments, targets and code from the text', () => {
    const text = page.text.map((line) => line.text).join('\n');
    expect(text).not.toMatch(
      /not a heading|import|hidden|no link|still code|slmgr|\{#|\.md|\.png/,
    );
    expect(page.text).toContainEqual({line: 16, text: 'Step:'});
    expect(page.text).toContainEqual({line: 30, text: 'over two lines'});
    expect(text).toContain('A sign');
  });
});

test('reports an MDX syntax error with its line, and still reads the rest', () => {
  for (const broken of ['A <key> to close.', 'A {brace to close.']) {
    const {refusals, headings} = readMarkdown(
      'docs/x.md',
      `---\ntitle: T\n---\n\n## One {#one}\n\n${broken}\n`,
    );
    expect(refusals).toEqual([
      expect.objectContaining({path: 'docs/x.md', line: 7}),
    ]);
    expect(headings).toEqual([{line: 5, level: 2, text: 'One', id: 'one'}]);
  }
});

test('a colon before a word is text, as it is for Docusaurus', () => {
  const {text, headings} = readMarkdown(
    'docs/x.md',
    '## Run a:b\n\nThe form is slmgr:dlv.',
  );
  expect(text.map((part) => part.text).join('')).toContain('slmgr:dlv.');
  expect(headings[0]?.text).toBe('Run a:b');
});

describe('the shown text', () => {
  const shown = (text: string) => readMarkdown('docs/x.md', text).shown;

  test('joins what is styled differently, and has characters for entities', () => {
    expect(shown('i**r**m `x` [&#124;](/faq "to &#105;t") i&shy;ex')).toEqual([
      {line: 1, text: 'irm x | i\u00adex'},
      {line: 1, text: '/faq'},
      {line: 1, text: 'to it'},
    ]);
  });

  test('has code, its title, cells, attributes, alt text and addresses, each with its line', () => {
    expect(
      shown(`# A {#a}

\`\`\`batch title="B"
c
d
\`\`\`

| e \\| f | g |
|---|---|
| h<br />i | ![j](k.png) |

<LifecycleTable versions={['l', 'm']} />

<!-- n -->

[o]: https://p.example`),
    ).toEqual([
      {line: 1, text: 'A {#a}'},
      {line: 3, text: 'c'},
      {line: 4, text: 'd'},
      {line: 3, text: 'title="B"'},
      {line: 8, text: 'e | f'},
      {line: 8, text: 'g'},
      {line: 10, text: 'h i'},
      {line: 10, text: 'j'},
      {line: 10, text: 'k.png'},
      {line: 12, text: 'l,m'},
      {line: 16, text: 'https://p.example'},
    ]);
  });
});

test('reads Markdown outside pages as GitHub does', () => {
  const page = readMarkdown(
    'README.md',
    `# A

    [no link](gone.md)

Mail <a@host.example>, or put a {brace}.

<p>
<img src="a.png">
</p>`,
  );
  expect(page.refusals).toEqual([]);
  expect(page.links.map(({target}) => target)).toEqual([
    'mailto:a@host.example',
  ]);
  expect(page.tags).toEqual([
    {line: 7, name: 'p', attributes: {}},
    {line: 8, name: 'img', attributes: {}},
  ]);
  expect(page.text).toContainEqual({line: 5, text: ', or put a {brace}.'});
});

test('the sentences in a module are its strings with several words', () => {
  const module = [
    '// a comment with words',
    "const a = {key: 'two words', id: 'one'};",
    '  note: "run `slmgr /dlv` now",',
  ].join('\n');
  expect(readModuleText(module)).toEqual([
    {line: 2, text: 'two words'},
    {line: 3, text: 'run   now'},
  ]);
});
