import {describe, expect, test} from 'vitest';
import {pageComponents} from '../../../../src/data/pageComponents';
import {readMarkdown} from '../../../../checks/markdown';
import {referenceComponents} from '../../../../src/build/reference';
import {projectFiles, readProject} from '../../../support/sources';

/** What is wrong with a page of the given text, as `line: message`. */
const refusals = (text: string) =>
  readMarkdown('docs/x.md', `---\ntitle: T\n---\n\n${text}\n`).refusals.map(
    ({line, message}) => `${line}: ${message}`,
  );

describe('code in a page is refused, with its line', () => {
  test.each(
    Object.entries({
      "import fs from 'fs';": '5: pages import nothing',
      "import {SupportEnd} from '@site/src/components/reference/SupportEnd';":
        '5: pages import nothing',
      "import './evil.js';": '5: pages import',
      'export const ready = (() => document.title)();':
        '5: an export would run as code',
      'export default () => 1': '5: an export',
      "export * from 'fs';": '5: an export',
      "import a from 'fs';\nexport const b = a;": '5: an export',
      '{process.exit(1)}': '5: text in braces',
      'Costs {1 + 1} dollars.': '5: text in braces',
      "Type {'i' + 'rm x | i' + 'ex'}.": '5: text in braces would run as code',
      '- a\n- b {c()}': '6: text in braces',
      '| a |\n|---|\n| {b()} |': '7: text in braces',
      ':::tip\n\n{a()}\n\n:::': '7: text in braces',
      ':::tip[{a()}]\nB\n:::': '5: text in',
      '[{a()}](/faq)': '5: text in braces',
      '<details>{a()}</details>': '5: text in braces',
      ':::tip\n```\n:::\n{evil()}\n```\n:::\n```': '8: text in braces',
      '{/* truncate */}': '5: a comment in braces',
      '{}': '5: text in braces',
      '<SupportEnd id={x()} />': 'would run as',
      '<SupportEnd id={process} />': 'would run',
      '<SupportEnd id={3} />': 'would run as code',
      "<SupportEnd id={'x'} />": 'would run as code',
      '<SupportEnd id={`x`} />': 'would run as code',
      '<Tabs groupId={() => 1} />': 'would run as code',
      '<Tabs groupId={<b />} />': 'would run as code',
      "<LifecycleTable versions={['a', b()]} />": 'would run',
      "<LifecycleTable versions={[...'ab']} />": 'would run as',
      "<LifecycleTable versions={['a', , 'b']} />": 'would',
      "<LifecycleTable versions={[['a']]} />": 'would run as',
      '<LifecycleTable versions={/x/} />': 'would run as code',
      '<Tabs {...process.env} />': 'write each attribute',
      '<>{}</>': '5: pages may not use <>',
      '<script>alert(1)</script>': 'may not use <script>',
      '<script src="/a.js" />': 'use <script>',
      'A <iframe src="/faq" /> b.': 'may not use <iframe>',
      '<form action="/x"></form>': 'may not use <form>',
      '<img src="a.png" onerror="x()" />': 'use <img>',
      '<a href="/faq">FAQ</a>': 'may not use <a>',
      '<svg onload="x()"></svg>': 'may not use <svg>',
      '<style>\n</style>': 'may not use <style>',
      '<head><base href="/x" /></head>': 'use <head>',
      '<Head />': 'may not use <Head>',
      '<Layout />': 'may not use <Layout>',
      '<Tabs.Item />': 'may not use <Tabs.Item>',
      '<svg:a />': 'may not use <svg:a>',
      '<constructor />': 'may not use <constructor>',
      '<kbd onClick="x()">A</kbd>': '<kbd> has no attribute',
      '<details style="color:red">a</details>': 'no attribute "st',
      '<details dangerouslySetInnerHTML="a" />':
        '<details> has no attribute "dangerouslySetInnerHTML": it takes none',
      '<Tabs lazy>a</Tabs>': 'use groupId',
      ':::tip{onclick="x()"}\nA\n:::': 'takes nothing',
      '[a](javascript:alert`1`)': '5: "javascript:alert',
      '[a][b]\n\n[b]: javascript:a': '7: "javascript:a"',
      '![a](data:image/svg+xml,x)': '5: "data:image',
      '![a][b]\n\n[b]: /faq': '5: the address of an image',
      '[![a](x!y)](/faq)': '5: "x!y" is not an image',
      ':::tip[[a](x!y)]\nB\n:::': '5: "x!y"',
      'A[^1]\n\n[^1]: [a](x!y)': '7: "x!y" is not',
      'See https://a@host.example.': '5: "https://a@host',
      '```mdx-code-block\n{a()}\n```':
        '5: a block of the language "mdx-code-block"',
      '~~~text\n```mdx-code-block\n~~~\n```':
        '6: a block of the language "mdx-code-block"',
    }),
  )('%j', (text, says) => {
    expect(refusals(text).join('\n')).toContain(says);
  });
});

describe('what pages may hold', () => {
  test.each([
    'Text with `{braces}` and `<tags>` in code, &#123;a} and &lt;b>.',
    '```js\nexport const a = {b: <c />};\n```',
    '````markdown\n```\n{a}\n```\n````',
    'Before the cut.\n\n<!-- truncate -->\n\nAfter it.',
    '<!-- a comment with {braces}\n\nand <tags> -->',
    '## Heading {#id}',
    '<SupportEnd id="windows-7-sp1" />',
    "<LifecycleTable versions={['0xC004F074', '1603']} />",
    "<LifecycleTable versions={[\n  '0xC004F074',\n]} />",
    '<Tabs groupId="a">\n<TabItem value="b" label="B" default>\n\nText.\n\n</TabItem>\n</Tabs>',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    'Press <kbd>Ctrl</kbd>.<br />Then wait.',
    ':::tip[A title]\n\nText.\n\n:::',
    '[a](https://host.example/a:b) [b](/faq#a-b) [c](kms38.md) [d](mailto:a@host.example) [f](HTTPS://host.example) ![e](img/a.png)',
    'At 10:30, run `slmgr /skms host:1688`, or slmgr:dlv.',
    '1 < 2, a > b, and a } alone.',
  ])('%j', (text) => {
    expect(refusals(text)).toEqual([]);
  });
});

test('a component is suggested for a name that is nearly right, and for no shorter one', () => {
  for (const name of ['b', 'hr', 'p']) {
    expect(refusals(`A <${name}></${name}> c.`)).toEqual([
      `5: pages may not use <${name}>: write Markdown, or put it into backticks if it is text`,
    ]);
  }
  expect(refusals('<SuportEnd />')).toEqual([
    '5: pages may not use <SuportEnd>: did you mean <SupportEnd>?',
  ]);
  expect(refusals('<tabs></tabs>')).toEqual([
    '5: pages may not use <tabs>: did you mean <Tabs>?',
  ]);
  expect(refusals('Replace <key></key>.')).toEqual([
    '5: pages may not use <key>: write Markdown, or put it into backticks if it is text',
  ]);
});

describe('a page that cannot be parsed is refused in plain words, at its line', () => {
  test.each([
    ['One.\n\nA {brace to close.', '7: the brace { is never closed'],
    ['One.\n\n{ a\n\nb\n', '7: the brace { is never closed'],
    ['A {b c} d.', '5: braces hold only lists of texts in a tag'],
    [
      "<LifecycleTable versions={['a',} />",
      '5: braces hold only lists of texts',
    ],
    ['<Tabs {a} />', '5: braces hold only lists of texts in a tag'],
    ['One.\n\nA <key> to close.', '7: <key> is never closed: add </key>'],
    ['<details>\n\nText.\n', '5: <details> is never closed: add </details>'],
    ['- a\n  <kbd>b\n- c', '6: <kbd> is never closed'],
    ['<Tabs>\ntext\n</Tab>', '7: </Tab> does not close <Tabs>'],
    ['One </b> two.', '5: the closing tag closes nothing'],
    ['A <5 b', '5: the angle bracket < starts a tag that is not complete'],
    ['A <b', '5: the angle bracket < starts a tag that is not complete'],
    ['<https://host.example>', '5: an address in angle brackets'],
    ['A <!-- b\n\nc', '5: <! starts a comment, which is never closed'],
    ['<!DOCTYPE html>', '5: <! starts a comment, which is never closed'],
    ['A<br>b', '5: <br> is never closed: write <br />'],
    ['import the key first', '5: a line that starts with "import" or'],
    ['One.\n\nimport apple\n\nTwo.', '7: a line that starts with "import"'],
    ['import a b\n\nimport apple', '5: a line that starts with "import"'],
    ['export the key first', '5: a line that starts with "import" or'],
  ] as const)('%j', (text, says) => {
    const [fault, ...others] = refusals(text);
    expect(fault).toContain(says);
    expect(others).toEqual([]);
  });
});

test('the older form of a title of a note is refused, because it would be shown as text', () => {
  expect(refusals(':::tip A title\n\nText.\n\n:::')).toEqual([
    '5: the title of a note is in square brackets, as in :::tip[Title]: add them, or correct the line',
    expect.stringMatching(/^9: the title of a note/),
  ]);
});

test("a text that isn't a page is not refused", () => {
  expect(readMarkdown('README.md', '<p>{a}</p>').refusals).toEqual([]);
});

test('every component of the list is in its module, and its attributes are checked once', () => {
  for (const {name, folder, attributes} of pageComponents) {
    if (folder.startsWith('@site/')) {
      const directory = `${folder.slice('@site/'.length)}/${name}`;
      expect(projectFiles(directory), name).toContain(`${directory}/index.tsx`);
      expect(readProject(`${directory}/index.tsx`), name).toMatch(
        new RegExp(`^export (?:function|const) ${name}\\b`, 'm'),
      );
    }
    expect(name in referenceComponents, name).toBe(attributes === undefined);
  }
  expect(pageComponents.map(({name}) => name)).toEqual(
    expect.arrayContaining(Object.keys(referenceComponents)),
  );
});

test('a note as on GitHub is refused, because it would be shown as text', () => {
  for (const kind of ['NOTE', 'tip', 'IMPORTANT', 'WARNING', 'CAUTION']) {
    expect(refusals(`> A\n\n> [!${kind}]\n> B`), kind).toEqual([
      `7: notes are written in another way here: put :::tip or :::info or :::warning or :::danger on the line before the text, and ::: on the line after it`,
    ]);
  }
  for (const text of [
    '> [!NOTES]\n> A',
    'Type [!NOTE] on GitHub.',
    '[x]: /a',
  ]) {
    expect(refusals(text), text).toEqual([]);
  }
});

test('a heading in a tab is refused, because a link to it does not open the tab', () => {
  const tabs = (text: string) =>
    `<Tabs>\n<TabItem value="a">\n\nA\n\n${text}\n\n</TabItem>\n</Tabs>`;
  const fault = (line: number) => [
    `${line}: a link to a heading in a tab does not open the tab: move it out of <Tabs>, or write it in bold`,
  ];
  expect(refusals(tabs('### B'))).toEqual(fault(10));
  expect(refusals(tabs('- A\n\n  ### B'))).toEqual(fault(12));
  expect(refusals(`${tabs('**B**')}\n\n### C`)).toEqual([]);
});

test('a note of an unknown kind is refused, because it would be shown as text', () => {
  expect(refusals(':::tipp\nA\n:::')).toEqual([
    '5: there is no note of the kind "tipp": write :::tip or :::info or :::warning or :::danger',
  ]);
});

test("a directive that isn't a note is refused, because the build would warn of it and show something else", () => {
  const refused = (name: string) =>
    `5: a colon before "${name}" starts a directive, which pages do not have: write a backslash before it`;
  expect(refusals('A :foo[bar] b')).toEqual([refused('foo')]);
  expect(refusals('::tip[A]')).toEqual([refused('tip')]);
  expect(refusals('::foo')).toEqual([refused('foo')]);
  for (const text of ['A \\:foo[bar] b', '\\::foo', 'slmgr:dlv :a']) {
    expect(refusals(text), text).toEqual([]);
  }
});

describe('tabs that the theme cannot show are refused, with the line', () => {
  const tab = (value: string, text = 'Text.') =>
    `<TabItem${value}>\n\n${text}\n\n</TabItem>\n`;
  const tabs = (...parts: string[]) => `<Tabs>\n${parts.join('')}</Tabs>`;
  const one = tab(' value="one"');

  test.each([
    [
      tabs(one, tab(' value="two"'), tab(' value="one"')),
      'two tabs have the value "one": give each',
    ],
    [
      '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="a">B</TabItem>\n</Tabs>',
      'two tabs have the value "a"',
    ],
    [tabs(), '<Tabs> holds one <TabItem> or more'],
    [tabs(one, '\nText beside it.\n\n'), 'nothing beside them'],
    [tabs(one, '<br />\n'), 'nothing beside them'],
    [tabs(one, tab('')), 'each <TabItem> needs a value, such as'],
    [tabs(one, tab(' value')), 'each <TabItem> needs a value'],
    [tabs(one, tab(' value=""')), 'each <TabItem> needs a value'],
    [tabs(one, tab(" value={['a']}")), 'each <TabItem> needs a value'],
  ])('%j', (text, says) => {
    const [fault, ...others] = refusals(`Before.\n\n${text}`);
    expect(fault).toContain(`7: ${says.startsWith('nothing') ? '<Tabs>' : ''}`);
    expect(fault).toContain(says);
    expect(others).toEqual([]);
  });

  test.each([
    tabs(one, tab(' value="two" label="One"')),
    tabs(one, '\n<!-- a comment -->\n\n', tab(' value="two"')),
    '<Tabs><TabItem value="a">A</TabItem> <TabItem value="b">B</TabItem></Tabs>',
    tabs(tab(' value="one"', tabs(one).replaceAll('\n<', '\n\n<'))),
  ])('but not %j', (text) => {
    expect(refusals(text)).toEqual([]);
  });
});

test('a note or a code block that nothing ends is refused, with the line of its start', () => {
  const end = (line: number, fence: string) =>
    `${line}: nothing ends what starts here: write ${fence} alone on the line after its last one`;
  expect(refusals('A\n\n:::tip\nB\n\nC')).toEqual([end(7, ':::')]);
  expect(refusals('A\n\n```text\nB')).toEqual([end(7, '```')]);
  expect(refusals('- A\n\n  ```text\n  B\n\nC')).toEqual([end(7, '```')]);
  for (const closed of [
    ':::tip\nA\n:::',
    '- A\n\n  ```text\n  B\n  ```\n\nC',
    '````text\n```\n`````',
    '::::tip\n:::info\nA\n:::\n::::',
  ]) {
    expect(refusals(closed), closed).toEqual([]);
  }
});
