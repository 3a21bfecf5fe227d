import {describe, expect, test} from 'vitest';
import {readMarkdown} from '../../../checks/markdown';

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
