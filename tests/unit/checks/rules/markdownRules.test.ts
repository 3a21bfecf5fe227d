import {describe, expect, test} from 'vitest';
import {formatFaults} from '../../../../checks/fault';
import {readMarkdown} from '../../../../checks/markdown';
import {checkCodeBlocks} from '../../../../checks/rules/codeBlocks';
import {checkComponents} from '../../../../checks/rules/components';
import {checkHeadings} from '../../../../checks/rules/headings';
import {checkImages, unusedImages} from '../../../../checks/rules/images';
import {
  checkLinkLabels,
  checkLinkTargets,
  type LinkTargets,
} from '../../../../checks/rules/links';
import {checkProductNames} from '../../../../checks/rules/spelling';
import {referenceComponents} from '../../../../src/build/reference';

const doc = (...lines: string[]) =>
  readMarkdown('docs/x.md', lines.join('\n\n'));
const page = (...lines: string[]) =>
  readMarkdown('src/pages/x.md', lines.join('\n\n'));

test('a fault has the file, the line, the problem and the fix', () => {
  expect(
    formatFaults([
      {path: 'docs/b.md', line: 2, message: 'second'},
      {path: 'docs/a.md', line: 10, message: 'first'},
      {path: 'docs/a.md', line: 9, message: 'zeroth'},
    ]),
  ).toBe('docs/a.md:9: zeroth\ndocs/a.md:10: first\ndocs/b.md:2: second');
});

test('the attributes of a component name what is in the data', () => {
  const faults = (tag: string) =>
    checkComponents(doc('Text.', tag), referenceComponents);
  for (const [tag, says] of [
    ['<LifecycleTable product="DOS" versions={[\'6\']} />', 'no product "DOS"'],
    ['<LifecycleTable />', '"product": the attribute is missing: add it'],
    ['A <SupportEnd id="windows-95" />', 'no entry "windows-95"'],
  ] as const) {
    expect(faults(tag), tag).toEqual([
      {path: 'docs/x.md', line: 3, message: expect.stringContaining(says)},
    ]);
  }
  expect(faults('<LifecycleTable product="Windows 10" />')).toEqual([]);
  expect(faults('<TaskCards />')).toEqual([]);
});

test('a page that cannot be parsed is not blamed for the attributes of its components', () => {
  const broken = doc('<SupportEnd id="windows-7-sp1" />', 'Use {name here.');
  expect(broken.refusals).toHaveLength(1);
  expect(checkComponents(broken, referenceComponents)).toEqual([]);
});

test('a page is not blamed for a fault in the data that its components show', () => {
  const show = () => {
    throw new TypeError('no such source');
  };
  expect(() =>
    checkComponents(doc('<SupportEnd />'), {SupportEnd: show}),
  ).toThrow('no such source');
});

describe('headings', () => {
  test('that go down one level and up any number are fine', () => {
    expect(checkHeadings(doc('## A {#a}', '### B {#b}', '## C'))).toEqual([]);
    expect(checkHeadings(page('# Title', '## A'))).toEqual([]);
  });

  test.each([
    ['a skipped level', doc('## A', '#### B'), 'from h2 to h4: use ###'],
    ['a first heading too deep', doc('### A'), 'jumps from h1 to h3'],
    ['an h1 in a doc', doc('# A'), 'a second h1'],
    ['two h1 on a page', page('# A', '# B'), 'a second h1'],
    ['a title that its picture cannot show', page('# Done ✅'), 'holds "✅"'],
    ['a page without h1', page('## A'), 'has no h1'],
    ['an id used twice', doc('## A {#a}', '## B {#a}'), 'used on line 1'],
    ['an id with a space', doc('## A {#a b}'), 'not usable'],
  ])('%s is a fault', (_, faulty, says) => {
    expect(formatFaults(checkHeadings(faulty))).toContain(says);
  });
});

describe('code blocks', () => {
  test('with a language, and a title for commands, are fine', () => {
    expect(
      checkCodeBlocks(
        doc(
          '```xml\n<a/>\n```',
          '```batch title="Command Prompt"\nver\n```',
          '```batch title="C:\\ODT\\\\$x\\a.cmd"\nver\n```',
        ),
      ),
    ).toEqual([]);
  });

  test.each([
    ['no language', '```\nx\n```', 'names no language'],
    ['only highlighted lines', '```{1}\nx\n```', 'names no language'],
    ['commands without a title', '```powershell\nls\n```', 'where to run it'],
    ['an empty title', '```bash title=""\nls\n```', 'where to run it'],
    [
      'a title that loses a backslash',
      '```batch title="sources\\$OEM$"\nver\n```',
      'before "$" in the title: write two',
    ],
  ] as const)('%s is a fault', (name, faulty, says) => {
    expect(formatFaults(checkCodeBlocks(doc(faulty)))).toContain(says);
  });
});

describe('link labels', () => {
  test('that name the target are fine', () => {
    expect(
      checkLinkLabels(
        doc('[KMS38](kms38.md), [Click to Run](a.md), [`slmgr`](b.md)'),
      ),
    ).toEqual([]);
  });

  test.each([
    'here',
    'Click here',
    '**this page**',
    'Read more…',
    'Link',
    'that page',
    '',
    'https://host.example',
  ])('"%s" is a fault', (label) => {
    expect(
      checkLinkLabels(doc(`[${label.replace('…', '.')}](kms38.md)`)),
    ).toHaveLength(1);
  });
});

describe('link targets', () => {
  const targets: LinkTargets = {
    anchors: new Map([
      ['docs/x.md', new Set(['own'])],
      ['docs/kms38.md', new Set(['undo'])],
      ['docs/windows_8.1_links.md', new Set<string>()],
    ]),
    routes: new Map([
      ['/kms38', 'docs/kms38.md'],
      ['/blog/tags', null],
    ]),
  };

  test('files, ids, routes and addresses are followed', () => {
    const fine =
      '[a](kms38.md) [b](kms38.md#undo) [c](#own) [d](windows_8.1_links.md) [e](/blog/tags) [g](https://host.example/#x)';
    expect(checkLinkTargets(doc(fine), targets)).toEqual([]);
    expect(checkLinkTargets(page('[a](/kms38#undo)'), targets)).toEqual([]);
  });

  test.each([
    ['gone.md', 'there is no docs/gone.md'],
    ['kms38.md#gone', 'has no id "gone"'],
    ['#gone', 'docs/x.md has no id "gone"'],
    ['/gone', 'there is no page /gone'],
    ['/blog/tags#x', 'has no ids of its own'],
    ['/kms38', 'link its file, kms38.md'],
  ] as const)('"%s" in a doc is a fault', (target, says) => {
    expect(
      formatFaults(checkLinkTargets(doc(`[a](${target})`), targets)),
    ).toContain(says);
  });

  test('a file name outside docs is a fault', () => {
    expect(
      formatFaults(checkLinkTargets(page('[a](kms38.md)'), targets)),
    ).toContain('start it with a slash');
  });
});

describe('images', () => {
  const files = new Set(['docs/img/a.png', 'static/img/logo.svg']);

  test('with a text and a file are fine', () => {
    expect(
      checkImages(
        doc('![The status line](img/a.png) ![The mark](/img/logo.svg)'),
        files,
      ),
    ).toEqual([]);
  });

  test.each([
    ['![](img/a.png)', 'no useful text'],
    ['![a.png](img/a.png)', 'no useful text'],
    ['![Screenshot](img/a.png)', 'no useful text'],
    ['![The status](img/gone.png)', 'there is no docs/img/gone.png'],
  ] as const)('%s is a fault', (image, says) => {
    expect(formatFaults(checkImages(doc(image), files))).toContain(says);
  });

  test('that no source names are faults; other files are not images', () => {
    expect(
      unusedImages(
        ['static/img/a.png', 'static/img/b.svg', 'static/robots.txt'],
        ['![A](/img/a.png)'],
      ).map(({path}) => path),
    ).toEqual(['static/img/b.svg']);
  });
});

describe('product names', () => {
  const names = [
    {name: 'PowerShell', wrong: ['Power Shell']},
    {name: 'Windows 11', wrong: ['Win 11', 'Windows11']},
    {name: 'macOS', wrong: ['OS X']},
    {name: 'Edge', wrong: [], anyCase: false},
  ];
  const check = (text: string) =>
    checkProductNames('docs/x.md', doc(text).text, names);

  test.each([
    'PowerShell on Windows 11 and macOS',
    'the `powershell` command',
    'https://host.example/powershell/windows11',
    '[Windows 11](windows11.md#powershell)',
    '## Windows {#powershell}',
    'an edge of the screen',
    'the file powershell.exe',
  ])('"%s" is fine', (fine) => {
    expect(check(fine)).toEqual([]);
  });

  test.each([
    ['Open Powershell.', 'PowerShell'],
    ['Open Power Shell.', 'PowerShell'],
    ['windows 11 only', 'Windows 11'],
    ['Win 11 only', 'Windows 11'],
    ['[MacOS](a.md)', 'macOS'],
    ['on OS X', 'macOS'],
  ] as const)('"%s" is a fault', (faulty, right) => {
    expect(formatFaults(check(faulty))).toContain(`is spelled "${right}"`);
  });
});
