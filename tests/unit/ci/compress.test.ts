import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {listFiles, projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

function copy(source: string, target: string) {
  const {status, stderr} = spawnSync(
    process.execPath,
    [path.join(projectDirectory, '.ci/hosting/compress.mjs'), source, target],
    {encoding: 'utf8'},
  );
  return {status, stderr};
}

test('a compressed copy adds .br and .gz to text files only, and omits _headers', () => {
  const source = testFolder();
  const target = testFolder();
  const html = '<p>Windows</p>'.repeat(100);
  mkdirSync(path.join(source, 'img'), {recursive: true});
  for (const [file, content] of [
    ['kms38.html', html],
    ['dates.ics', html],
    ['tiny.txt', 'x'],
    ['img/a.png', html],
    ['_headers', html],
  ] as const) {
    writeFileSync(path.join(source, file), content);
  }
  expect(copy(source, target)).toEqual({status: 0, stderr: ''});
  expect(listFiles(target).sort()).toEqual([
    '.copied-build',
    'dates.ics',
    'dates.ics.br',
    'dates.ics.gz',
    'img/a.png',
    'kms38.html',
    'kms38.html.br',
    'kms38.html.gz',
    'tiny.txt',
  ]);
  const read = (extension: string) =>
    readFileSync(path.join(target, `kms38.html${extension}`));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(html);
  expect(gunzipSync(read('.gz')).toString()).toBe(html);
  expect(listFiles(source)).toHaveLength(5);
});

test('a compressed copy has no links, so nothing outside the build is served', () => {
  const source = testFolder();
  const outside = testFolder();
  const target = testFolder();
  writeFileSync(path.join(source, 'index.html'), 'x');
  writeFileSync(path.join(outside, 'secret.txt'), 'x');
  symlinkSync(outside, path.join(source, 'outside'), 'junction');
  symlinkSync(source, path.join(source, 'loop'), 'junction');
  expect(copy(source, target)).toEqual({status: 0, stderr: ''});
  expect(readdirSync(target).sort()).toEqual(['.copied-build', 'index.html']);

  const link = path.join(outside, 'link-to-build');
  symlinkSync(source, link, 'junction');
  expect(copy(link, target)).toEqual({status: 0, stderr: ''});
  expect(readdirSync(target).sort()).toEqual(['.copied-build', 'index.html']);
});

test('a compressed copy replaces the one of the build before, and nothing else', () => {
  const source = testFolder();
  const target = path.join(testFolder(), 'site');
  const old = path.join(source, 'old.html');
  writeFileSync(path.join(source, 'index.html'), '<p>Home</p>'.repeat(9));
  writeFileSync(old, '<p>Old</p>'.repeat(9));
  expect(copy(source, target).status).toBe(0);
  rmSync(old);
  expect(copy(source, target).status).toBe(0);
  expect(listFiles(target)).not.toContain('old.html');

  // Another site in the folder, below it, or in the folder that the copy is made in.
  for (const [folder, foreign] of [
    [target, 'photo.jpg'],
    [target, 'preview'],
    [`${target}.next`, 'index.html'],
  ] as const) {
    const file = path.join(folder, foreign);
    mkdirSync(folder, {recursive: true});
    writeFileSync(file, 'Not ours.');
    const {status, stderr} = copy(source, target);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `${folder} would be replaced, but it holds ${foreign}, which this script did not put there. Choose another folder, or empty it yourself.\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe('Not ours.');
    rmSync(file);
  }
});
