import {expect, test} from 'vitest';
import {checkPage} from '../../../checks/checkPage';
import {readContentFile} from '../../../checks/contentFile';
import {formatFaults} from '../../../checks/fault';
import {
  frontMatterFaults,
  frontMatterRefusals,
  readTextFile,
} from '../../../checks/textFile';

test('front matter that cannot be read has no fields, and the lines of the text stay the same', () => {
  const source = '---\ntitle: A: b\nverified: 2026-11-21\n---\n\n## One\n';
  for (const text of [source, source.replaceAll('\n', '\r\n')]) {
    const file = readContentFile('docs/x.md', text);
    expect(formatFaults(frontMatterFaults(file))).toMatch(
      /^docs\/x\.md:2: the fields cannot be read, .+: put quotation marks/m,
    );
    expect(formatFaults(frontMatterFaults(file))).not.toContain('is missing');
    expect(file.body).toBe('\n\n\n\n\n## One\n');
  }
});

test('a date stays as it is written, whatever ends its line', () => {
  for (const end of ['\n', '\r\n']) {
    const lines = ['---', 'verified: 2026-02-28', '---', ''];
    const {frontMatter} = readContentFile('docs/x.md', lines.join(end));
    expect(frontMatter['verified']).toBe('2026-02-28');
  }
});

test('front matter of more than 200 lines is refused before it is read', () => {
  const file = (fields: number) =>
    readTextFile(
      'docs/x.md',
      `---\n${Array.from({length: fields}, (_, i) => `a${i}: b\n`).join('')}---\n\nText.\n`,
    );
  expect(Object.keys(file(200).frontMatter)).toHaveLength(200);
  expect(file(201).frontMatter).toEqual({});
  expect(formatFaults(frontMatterFaults(file(20_000)))).toBe(
    'docs/x.md:1: the front matter has more than 200 lines: move text below it',
  );
});

test('checkPage applies every rule, and reports the line', () => {
  // Built from parts, so that the check for product keys does not flag this file.
  const key = Array<string>(5).fill('A1B2C').join('-');
  const source = `---
titel: X
---
# Second title
[here](/faq)
\`\`\`batch
\`\`\`
![image](none.png)
windows 10
${key}
iex (irm https://x.example)
slmgr /skms kms.somebody.org
https://somebody.org/`;
  const faults = checkPage('docs/x.md', source, new Set());
  // The title, the description and the date are missing, and the image has no useful text, no file and no address.
  expect(faults.map(({line}) => line).sort((a, b) => a - b)).toEqual([
    ...[1, 1, 1, 2, 4, 5, 6, 8, 8, 8, 9, 10, 11, 11, 12, 13, 13],
  ]);
});

test('checkPage reads what is shown, not only what is written', () => {
  const url = 'https://docs.example.org';
  const lines = [
    '---',
    'title: T',
    `description: "irm ${url} \\u007C iex"`,
    'sources:',
    '  - {title: "iex (irm x)", url: "https://x.example"}',
    '---',
    `Run \`irm ${url}\` &#124; **i**ex now.`,
    '',
    'Add [a host](https&#58;//somebody.org/).',
    '',
    `The key is ${Array<string>(5).fill('A1B2C').join('&#45;')}.`,
    '',
    '`slmgr /skms` kms.some*body*.org',
    '',
    '<TabItem value="a" label="irm x &#124; iex">a</TabItem>',
  ];
  const faults = checkPage('docs/x.md', lines.join('\n'), new Set());
  const at = (line: number) =>
    faults.filter((fault) => fault.line === line).map(({message}) => message);
  const runs = expect.stringContaining('a command that runs what it downloads');
  expect(at(3)).toContainEqual(runs);
  expect(at(4)).toContainEqual(runs);
  expect(at(7)).toEqual([runs]);
  expect(at(9)).toEqual([
    expect.stringContaining('somebody.org is not on the'),
  ]);
  expect(at(11)).toEqual([expect.stringContaining('a product key')]);
  expect(at(13)).toContainEqual(
    expect.stringContaining('"kms.somebody.org" is a KMS host'),
  );
  expect(at(15)).toEqual([runs]);
});

test('what joins the parts of an emoji, or gives it its colors, stays as it is written', () => {
  for (const emoji of ['⚠️', '✔️', '1️⃣', '👨‍👩‍👧', '🏳️‍🌈', '👍🏽']) {
    const text = `---\ntitle: T\n---\n\n${emoji} Two.\n`;
    const file = readContentFile('docs/x.md', text);
    expect(frontMatterRefusals(file), emoji).toEqual([]);
    expect(file.source).toBe(text);
  }
});

test('a file in another encoding than UTF-8 gets one sentence, with the line, and nothing else', () => {
  const source = `---\ntitle: Title\nverified: 2026-11-21\n---\n\n${'## Über uns\n\nText.\n\n'.repeat(60)}`;
  const fault = (line: number) => [
    {
      path: 'docs/x.md',
      line,
      message:
        'the line holds what cannot be read as UTF-8: save the file with that encoding, as in your editor’s status bar, and correct each �',
    },
  ];
  const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();
  for (const [bytes, line] of [
    [Buffer.from(source, 'latin1'), 6],
    [Buffer.from(source, 'utf16le'), 1],
    [Buffer.from(`\ufeff${source}`, 'utf16le'), 1],
    [bigEndian(source), 1],
    [bigEndian(`\ufeff${source}`), 1],
  ] as const) {
    const text = bytes.toString('utf8');
    expect(checkPage('docs/x.md', text, new Set())).toEqual(fault(line));
    const file = readContentFile('docs/x.md', text);
    expect([...frontMatterRefusals(file), ...file.page.refusals]).toEqual(
      fault(line),
    );
  }
  const inUtf8 = Buffer.from(source, 'utf8').toString('utf8');
  expect(frontMatterRefusals(readContentFile('docs/x.md', inUtf8))).toEqual([]);
});

test('a file with the line ends of Windows is blamed for them, once, and for nothing else', () => {
  const source = `---\ntitle: Title\ndescription: ${'x'.repeat(60)}\nverified: 2026-11-21\n---\n\n## One {#one}\n\n:::tip\nA\n:::\n`;
  for (const text of [
    source.replaceAll('\n', '\r\n'),
    source.replaceAll('\n', '\r'),
  ]) {
    expect(checkPage('docs/x.md', text, new Set())).toEqual([
      {
        path: 'docs/x.md',
        line: 1,
        message: expect.stringContaining('the line ends as on Windows'),
      },
    ]);
  }
});
