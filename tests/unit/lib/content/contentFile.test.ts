import {expect, test} from 'vitest';
import {checkPage} from '../../../../src/lib/content/checkPage';
import {readContentFile} from '../../../../src/lib/content/contentFile';
import {formatFaults} from '../../../../src/lib/content/fault';
import {frontMatterFaults} from '../../../../src/lib/content/textFile';

test('reports invalid YAML in front matter with its line, and still reads the text', () => {
  const source = '---\ntitle: A: b\nverified: 2026-11-21\n---\n\n## One\n';
  // Twice, because the parser has a cache, then as an editor on Windows saves it.
  for (const text of [source, source, source.replaceAll('\n', '\r\n')]) {
    const file = readContentFile('docs/x.md', text);
    expect(formatFaults(frontMatterFaults(file))).toMatch(
      /^docs\/x\.md:2: the front matter cannot be read, .+: put quotation marks/,
    );
    expect(file.body.trim()).toBe('## One');
  }
});

test('checkPage applies every rule, and reports the line', () => {
  // Built from parts, so that the check for product keys does not flag this file.
  const key = Array<string>(5).fill('A1B2C').join('-');
  const lines = [
    '---',
    'titel: X',
    '---',
    '### Too deep',
    '[here](/faq)',
    '```',
    '```',
    '![](none.png)',
    'windows 10',
    key,
    'iex (irm https://x.example)',
    'slmgr /skms kms.somebody.org',
    'https://somebody.org/',
  ];
  const faults = checkPage('docs/x.md', lines.join('\n'), new Set());
  expect(new Set(faults.map(({line}) => line))).toEqual(
    new Set([1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13]),
  );
});

test('checkPage reports MDX syntax errors', () => {
  const source = '---\ntitle: T\n---\n\nEnter the <key> now.\n';
  const messages = checkPage('docs/x.md', source, new Set())
    .filter(({line}) => line >= 5)
    .map(({message}) => message);
  expect(messages).toEqual([
    expect.stringContaining('<key> is never closed: add </key>'),
  ]);
});

test('front matter that would run is refused, and does not run', () => {
  for (const mark of ['js', ' javascript', 'JS']) {
    const source = `---${mark}\n{title: (globalThis.ran = 'yes')}\n---\n\nText.\n`;
    const file = readContentFile('docs/x.md', source);
    expect(formatFaults(frontMatterFaults(file)), mark).toBe(
      'docs/x.md:1: the front matter would run as code: write three dashes alone on the first line',
    );
  }
  expect(globalThis).not.toHaveProperty('ran');
});
