import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {listFiles, projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

test('a compressed copy adds .br and .gz to text files only, and omits _headers', () => {
  const source = testFolder();
  const target = testFolder();
  const html = '<p>Windows</p>'.repeat(100);
  mkdirSync(path.join(source, 'img'), {recursive: true});
  for (const [file, content] of [
    ['kms38.html', html],
    ['tiny.txt', 'x'],
    ['img/a.png', html],
    ['_headers', html],
  ] as const) {
    writeFileSync(path.join(source, file), content);
  }
  writeFileSync(path.join(target, 'old.html'), 'of the build before');
  const {status} = spawnSync(process.execPath, [
    path.join(projectDirectory, '.ci/hosting/compress.mjs'),
    source,
    target,
  ]);
  expect(status).toBe(0);
  expect(listFiles(target).sort()).toEqual([
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
  expect(listFiles(source)).toHaveLength(4);
});
