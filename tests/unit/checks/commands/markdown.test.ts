import {existsSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {refusalsIn} from '../../../../checks/commands/refusals.mjs';
import {formatFault, sortFaults} from '../../../../checks/fault';
import {runScript} from '../../../support/runScript';
import {testFolder, writeFiles} from '../../../support/testFolder';

/** A folder with one good page of each kind, and functions that add a file and that check all. */
function proposal() {
  const folder = testFolder({
    'docs/good.md': '---\ntitle: T\n---\n\nText.\n',
    'blog/2026-11-21-good.md': '---\nslug: good\n---\n\nText.\n',
    'src/pages/good-page.md': 'Text.\n',
    'static/img/good.svg': '<svg><path d="M8 23V12"/></svg>\n',
  });
  const write = (file: string, text: string) =>
    writeFiles(folder, {[file]: text});
  const run = () => sortFaults(refusalsIn(folder).faults).map(formatFault);
  return {folder, write, run};
}

test('code in a proposed page is refused with file and line, and does not run', () => {
  const {folder, write} = proposal();
  const command = () => {
    const script = 'checks/commands/markdown.mjs';
    const {status, stdout} = runScript(script, [folder], {
      env: {GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: ''},
    });
    return {status, lines: stdout.trim().split('\n')};
  };
  expect(command()).toEqual({
    status: 0,
    lines: ['No page holds code (4 files).'],
  });

  const ran = path.join(folder, 'ran');
  const code = `require('node:fs').writeFileSync(${JSON.stringify(ran)}, '')`;
  write('docs/front-matter.md', `---js\n{title: ${code}}\n---\n\nText.\n`);
  write('docs/export.md', `Text.\n\nexport const a = ${code};\n`);
  write('blog/2026-11-21-braces.md', `Text.\n\n{${code}}\n`);
  write(
    'blog/2026-11-21-title.md',
    '---\ntitle: </script><script>a()\n---\n\nText.\n',
  );
  write('src/pages/script.md', '<script>alert(1)</script>\n');
  write('notes.txt', '{1}\n');
  symlinkSync(path.join(folder, 'notes.txt'), path.join(folder, 'docs/n.md'));
  const {status, lines} = command();
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^blog\/2026-11-21-braces\.md:3: text in braces would run/,
    ),
    expect.stringMatching(
      /^blog\/2026-11-21-title\.md:2: the front matter holds a tag/,
    ),
    expect.stringMatching(/^docs\/export\.md:3: an export would run/),
    expect.stringMatching(
      /^docs\/front-matter\.md:1: front matter starts with/,
    ),
    // The same text, read as Markdown.
    expect.stringMatching(/^docs\/front-matter\.md:2: braces hold only/),
    expect.stringMatching(
      /^docs\/n\.md:1: a page or a picture must be a file, no symbolic/,
    ),
    expect.stringMatching(/^src\/pages\/script\.md:1: pages may not use <scr/),
  ]);
  expect(existsSync(ran)).toBe(false);
});

test('a file, a list, an address, a picture and a drawing that the build must not read are refused with file and line', () => {
  const {write, run} = proposal();
  write('blog/authors.yml', 'a:\n  name: A\n  page: true\n');
  write('docs/img/a.gif', 'GIF89a');
  expect(run()).toEqual([]);
  const post = (slug: string) => `---\ntitle: T\nslug: ${slug}\n---\n\nText.\n`;
  write('blog/.prettierrc', 'Text.\n');
  write('blog/2026-11-21-a.md', post('../hwid'));
  write('blog/2026-11-22-b.md', post('good'));
  write('blog/authors.yml', '../../x:\n  name: A\n');
  write('docs/dir.md/cspell.config.mjs', 'Text.\n');
  // Reading its size fills the memory: its first part has no length.
  write('docs/img/b.png', 'icns\0\0\0\x40ICON'.padEnd(64, '\0'));
  write('src/pages/evil.tsx', 'Text.\n');
  write('static/img/evil.svg', '<svg onload="x()"></svg>');
  expect(run()).toEqual([
    expect.stringMatching(/^blog\/\.prettierrc:1: this folder holds only/),
    expect.stringContaining('blog/2026-11-21-a.md:3: "slug" must be the last'),
    'blog/2026-11-22-b.md:3: the page has the address of blog/2026-11-21-good.md: change its "slug"',
    expect.stringContaining('blog/authors.yml:1: "../../x" must be words of'),
    expect.stringMatching(/^docs\/dir\.md\/cspell\.config\.mjs:1: this folder/),
    expect.stringMatching(/^docs\/img\/b\.png:1: the file does not begin as/),
    expect.stringMatching(/^src\/pages\/evil\.tsx:1: this folder holds only/),
    expect.stringMatching(/^static\/img\/evil\.svg:1: a drawing holds shapes/),
  ]);
});

test('a proposed page that would keep a parser busy is refused before it is parsed', () => {
  const {write, run} = proposal();
  const bomb = Array.from(
    {length: 9},
    (_, level) =>
      `a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`).join(', ')}]\n`,
  );
  write('docs/bomb.md', `---\na0: &a0 x\n${bomb.join('')}---\n\nText.\n`);
  write('docs/lists.md', `Text.\n\n${'- '.repeat(3000)}a\n`);
  write('docs/quotes.md', `Text.\n\n${'> '.repeat(3000)}a\n`);
  write('docs/tags.md', `${'<kbd>'.repeat(900)}a${'</kbd>'.repeat(900)}\n`);
  write('docs/values.md', `---\ntitle: ${'['.repeat(3000)}\n---\n\nText.\n`);
  expect(run()).toEqual([
    expect.stringMatching(/^docs\/bomb\.md:3: a value with a star before it/),
    expect.stringMatching(/^docs\/lists\.md:3: more than 40 quotes, lists/),
    expect.stringMatching(/^docs\/quotes\.md:3: more than 40 quotes, lists/),
    expect.stringMatching(/^docs\/tags\.md:1: too many quotes, lists or tags/),
    expect.stringMatching(/^docs\/values\.md:2: more than 40 quotes, lists/),
  ]);
});
