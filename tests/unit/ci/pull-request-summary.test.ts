import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

const script = path.join(
  projectDirectory,
  '.ci/authoring/pull-request-summary.mjs',
);

test('the summary of a pull request lists its pages and compares their size with main', () => {
  const folder = testFolder();
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {cwd: folder, encoding: 'utf8'});
  const commit = () => {
    run('git', 'add', '--all', 'docs', 'blog');
    run(
      'git',
      ...['-c', 'user.name=Test', '-c', 'user.email=test@docs.example'],
      ...['commit', '--quiet', '--message', 'Change'],
    );
  };

  write('blog/2024-01-01-old.md', '---\nslug: old\n---\nA post.');
  write('docs/intro.md', '---\nslug: /\n---\nOne.');
  write('docs/kms38.md', 'One.');
  write('docs/gone.md', 'One.');
  write('build/index.html', 'a');
  write('build/kms38.html', 'a');
  write('build/assets/main.js', 'a');
  run('git', 'init', '--quiet');
  commit();
  write('sizes-of-main.json', run(process.execPath, script, '--measure'));

  write('docs/intro.md', '---\nslug: /\n---\nTwo.');
  write('blog/2026-01-01-news.md', '---\nslug: latest\n---\nA post.');
  rmSync(path.join(folder, 'docs/gone.md'));
  // Incompressible text has a known size.
  const noise = Array.from({length: 3000}, (_, index) =>
    ((index * 7919) % 65521).toString(36),
  ).join('');
  write('build/index.html', noise);
  write('build/blog/latest.html', 'a');
  commit();

  const summary = run(process.execPath, script, '--base', 'HEAD^1');
  expect(summary).toMatch(
    /\| `docs\/intro\.md` \| changed \| \d+\.\d kB \| \+\d+\.\d kB \|/,
  );
  expect(summary).toMatch(
    /\| `blog\/2026-01-01-news\.md` \| new \| 0\.0 kB \| {2}\|/,
  );
  expect(summary).toMatch(/\| `docs\/gone\.md` \| removed \| {2}\| {2}\|/);
  expect(summary).not.toContain('kms38');
  expect(summary).toMatch(/\| HTML \| \d+\.\d kB \| \+\d+\.\d kB \|/);
  expect(summary).toMatch(/\| JavaScript \| 0\.0 kB \| no change \|/);
});
