import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPages, writePages} from '../../../../src/plugins/post-build/pages';
import {testFolder} from '../../../support/testFolder';

test('the blocks into which React renders leave no null characters in a page', async () => {
  const html = '<html><body><h1>Windows\0\0\u00a011</h1></body></html>';
  const outDir = testFolder({'news.html': html});
  const site = {outDir, url: 'https://docs.example.org', baseUrl: '/'};
  await writePages(await readPages(site));
  expect(readFileSync(path.join(outDir, 'news.html'), 'utf8')).toBe(
    html.replaceAll('\0', ''),
  );
});
