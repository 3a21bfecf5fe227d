import {describe, expect, test} from 'vitest';
import {
  maskCodeSpans,
  readMarkdown,
} from '../../../../src/lib/content/markdown';
import {readModuleText} from '../../../../src/lib/content/moduleText';

const source = [
  '---',
  'title: "# not a heading"',
  '---',
  '',
  "import {Thing} from '@site/src/Thing';",
  '',
  '# Title',
  '',
  '## Use `slmgr` now {#use-slmgr}',
  '',
  'Read [the `slmgr` page](kms38.md#undo) or ![a shield](img/shield.png "Shield").',
  '',
  '<!-- [hidden](gone.md) -->',
  '1. Step:',
  '',
  '   ```batch title="Command Prompt" {2}',
  '   # no heading',
  '   [no link](gone.md)',
  '   ```',
  '',
  '````markdown',
  '```',
  '## still code',
  '```',
  '````',
  '',
  'In code `[no link](gone.md)`, and <https://host.example>.',
].join('\n');

describe('reading a page', () => {
  const page = readMarkdown('docs/x.md', source);

  test('finds headings with level, text, id and line', () => {
    expect(page.headings).toEqual([
      {line: 7, level: 1, text: 'Title', id: null},
      {line: 9, level: 2, text: 'Use `slmgr` now', id: 'use-slmgr'},
    ]);
  });

  test('finds links and images outside code and comments', () => {
    expect(page.links).toEqual([
      {line: 11, label: 'the `slmgr` page', target: 'kms38.md#undo'},
    ]);
    expect(page.images).toEqual([
      {line: 11, label: 'a shield', target: 'img/shield.png'},
    ]);
  });

  test('finds code blocks, indented and with longer fences', () => {
    expect(page.codeBlocks).toEqual([
      {
        line: 16,
        language: 'batch',
        title: 'Command Prompt',
        lines: ['   # no heading', '   [no link](gone.md)'],
      },
      {
        line: 21,
        language: 'markdown',
        title: null,
        lines: ['```', '## still code', '```'],
      },
    ]);
  });

  test('leaves front matter, imports, comments and code out of the text', () => {
    const text = page.text.map((line) => line.text).join('\n');
    expect(text).not.toMatch(/not a heading|import|hidden|no link|still code/);
    expect(text).toContain('1. Step:');
  });
});

test('code spans are blanked out and columns stay', () => {
  expect(maskCodeSpans('a `b` c ``d ` e`` f')).toBe('a     c           f');
  expect(maskCodeSpans('a lone ` stays')).toBe('a lone ` stays');
});

test('the sentences of a module are its strings of several words', () => {
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
