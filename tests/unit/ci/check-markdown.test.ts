import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

const script = path.join(projectDirectory, '.ci/checks/markdown.mjs');

test('code in a proposed page is refused with file and line, and does not run', () => {
  const folder = testFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const run = () => {
    const {status, stdout} = spawnSync(process.execPath, [script, folder], {
      encoding: 'utf8',
      env: {...process.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: ''},
    });
    return {status, lines: stdout.trim().split('\n')};
  };
  write('docs/good.md', '---\ntitle: T\n---\n\nText.\n');
  write('blog/good.md', 'Text.\n');
  write('src/pages/good.md', 'Text.\n');
  expect(run()).toEqual({
    status: 0,
    lines: ['No page holds code (3 files).'],
  });

  const ran = path.join(folder, 'ran');
  const code = `require('node:fs').writeFileSync(${JSON.stringify(ran)}, '')`;
  write('docs/front-matter.md', `---js\n{title: ${code}}\n---\n\nText.\n`);
  write('docs/deep/export.mdx', `Text.\n\nexport const a = ${code};\n`);
  write('blog/braces.md', `Text.\n\n{${code}}\n`);
  write('blog/title.md', '---\ntitle: </script><script>a()\n---\n\nText.\n');
  write('src/pages/script.md', '<script>alert(1)</script>\n');
  write('notes.txt', '{1}\n');
  symlinkSync(path.join(folder, 'notes.txt'), path.join(folder, 'docs/n.md'));
  const {status, lines} = run();
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^blog\/braces\.md:3: text in braces would run/),
    expect.stringMatching(/^blog\/title\.md:2: the front matter holds a tag/),
    expect.stringMatching(/^docs\/deep\/export\.mdx:3: an export would run/),
    expect.stringMatching(/^docs\/front-matter\.md:1: the front matter would/),
    // The same text, read as Markdown.
    expect.stringMatching(/^docs\/front-matter\.md:2: braces hold only/),
    expect.stringMatching(/^docs\/n\.md:1: a page must not be a symbolic link/),
    expect.stringMatching(/^src\/pages\/script\.md:1: pages may not use <scr/),
  ]);
  expect(existsSync(ran)).toBe(false);
});
