import {expect, test} from 'vitest';
import {checkPage} from '../../../checks/checkPage';
import {readContentFile, shownText} from '../../../checks/contentFile';
import {formatFaults} from '../../../checks/fault';
import {frontMatterFaults, frontMatterRefusals} from '../../../checks/textFile';

test('reports invalid YAML in front matter with its line, and still reads the text', () => {
  const source = '---\ntitle: A: b\nverified: 2026-11-21\n---\n\n## One\n';
  for (const text of [source, source.replaceAll('\n', '\r\n')]) {
    const file = readContentFile('docs/x.md', text);
    expect(formatFaults(frontMatterFaults(file))).toMatch(
      /^docs\/x\.md:2: the fields cannot be read, .+: put quotation marks/m,
    );
    expect(file.body).toBe('\n\n\n\n\n## One\n');
  }
});

test('reads dates as they are written, so that one that does not exist is reported', () => {
  const read = (date: string, end = '\n') =>
    readContentFile(
      'docs/x.md',
      ['---', 'title: A', `verified: ${date}`, '---', ''].join(end),
    );
  for (const date of ['2026-02-28', '"2026-02-28"', '2026-02-28 # checked']) {
    for (const end of ['\n', '\r\n']) {
      const file = read(date, end);
      expect(file.frontMatter['verified']).toBe('2026-02-28');
      expect(formatFaults(frontMatterFaults(file))).not.toContain('verified');
    }
  }
  for (const date of ['2026-02-30', '2026-02-30T12:00:00Z']) {
    expect(formatFaults(frontMatterFaults(read(date)))).toContain(
      'docs/x.md:3: "verified" must be a date such as 2026-11-21',
    );
  }
});

test('reports front matter that never ends at its start, and nothing else about it', () => {
  const file = readContentFile('docs/x.md', '---\ntitle: A\n\nText: b\n');
  expect(formatFaults(frontMatterFaults(file))).toBe(
    'docs/x.md:1: the front matter never ends: write three dashes alone on the line after its last field',
  );
});

test('front matter of more than 200 lines is refused before it is read', () => {
  const file = (fields: number) =>
    readContentFile(
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

test('front matter that would run is refused, and does not run', () => {
  for (const mark of ['js', ' javascript', 'JS']) {
    const source = `---${mark}\n{title: (globalThis.ran = 'yes')}\n---\n\nText.\n`;
    const file = readContentFile('docs/x.md', source);
    expect(formatFaults(frontMatterFaults(file)), mark).toBe(
      'docs/x.md:1: front matter starts with three dashes alone on the first line: correct that line',
    );
  }
  expect(globalThis).not.toHaveProperty('ran');
});

test('a tag in front matter is refused, because the theme writes it into a script', () => {
  const faultsOf = (title: string) => {
    const source = `---\nslug: a\ntitle: ${JSON.stringify(title)}\n---\n\nText.\n`;
    const file = readContentFile('blog/x.md', source);
    return formatFaults(frontMatterRefusals(file));
  };
  for (const title of [
    '</script><script>alert(1)</script>',
    'a\n<!-- b',
    '<b>',
  ]) {
    expect(faultsOf(title), title).toBe(
      'blog/x.md:3: the front matter holds a tag: write it without angle brackets',
    );
  }
  expect(faultsOf('1 < 2 & "a" > b')).toBe('');
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

test('the shown text has the front matter, each text with its line', () => {
  const source = '---\ntitle: A\nsources:\n  - {title: B}\n---\n\nC.\n';
  expect(shownText(readContentFile('docs/x.md', source))).toEqual({
    path: 'docs/x.md',
    lines: [
      {line: 2, text: 'A'},
      {line: 3, text: 'B'},
      {line: 7, text: 'C.'},
    ],
  });
});

test('what nobody sees, and what switches a checker off, is named with its line', () => {
  const page = '---\ntitle: T\n---\n\nOne.\nTwo.\n';
  const faultsOf = (text: string) =>
    formatFaults(frontMatterRefusals(readContentFile('docs/x.md', text)));
  expect(faultsOf(page)).toBe('');
  for (const [character, name] of [
    ['\u200b', 'U+200B'],
    ['\u202e', 'U+202E'],
    ['\u2066', 'U+2066'],
    ['\0', 'U+0000'],
    ['\u{e0041}', 'U+E0041'],
    // These join the parts of an emoji, or give it its colors, and nothing else.
    ['\ufe0f', 'U+FE0F'],
    ['\u200d', 'U+200D'],
    ['👨\u200d', 'U+200D'],
    ['\ufe0f⚠️', 'U+FE0F'],
  ] as const) {
    expect(faultsOf(page.replace('Two', `Tw${character}o`))).toBe(
      `docs/x.md:6: the line holds characters that nobody sees (${name}): delete them`,
    );
  }
  for (const emoji of ['⚠️', '✔️', '1️⃣', '👨‍👩‍👧', '🏳️‍🌈', '👍🏽']) {
    const text = page.replace('Two', `${emoji} Two`);
    expect(faultsOf(text), emoji).toBe('');
    expect(readContentFile('docs/x.md', text).source).toBe(text);
  }
  expect(faultsOf(`\ufeff${page}`)).toBe(
    'docs/x.md:1: the line holds characters that nobody sees (U+FEFF): delete them',
  );
  for (const text of [
    '<!-- cspell:disable -->',
    '<!-- spell-checker: disable -->',
    'cSpell::ignore abcd',
    '`spell: on`',
    '<!-- LocalWords: abcd -->',
    '<!-- markdownlint-disable -->',
    '<!-- markdownlint-configure-file {} -->',
    '<!-- prettier-ignore -->',
  ]) {
    expect(faultsOf(page.replace('Two.', text)), text).toMatch(
      /^docs\/x\.md:6: ".+" would switch a checker off: correct the text/,
    );
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

test('a field that every object has is an unknown field like any other, and the next field is still checked', () => {
  for (const field of ['constructor', '__proto__', 'toString', 'valueOf']) {
    const source = `---\ntitle: Title\n${field}: y\nverified: never\n---\n\nText.\n`;
    const faults = frontMatterFaults(readContentFile('docs/x.md', source)).map(
      (fault) => formatFaults([fault]),
    );
    expect(faults, field).toEqual([
      expect.stringContaining('docs/x.md:1: "description" is missing'),
      expect.stringContaining('docs/x.md:4: "verified" must be a date'),
      expect.stringContaining(
        `docs/x.md:3: "${field}" is not a field of this site: check the spelling`,
      ),
    ]);
  }
});

test("front matter that isn't a list of fields is refused", () => {
  for (const fields of ['- a', 'a', '1']) {
    const source = `---\n${fields}\n---\n\nText.\n`;
    expect(
      formatFaults(frontMatterFaults(readContentFile('docs/x.md', source))),
      fields,
    ).toBe(
      "docs/x.md:2: this isn't a list of fields: write each as name: value",
    );
  }
});
