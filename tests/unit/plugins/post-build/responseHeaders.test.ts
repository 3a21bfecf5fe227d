import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../../../src/lib/headersFile';
import {writeResponseHeaders} from '../../../../src/plugins/post-build/steps/responseHeaders';
import {testFolder} from '../../../support/testFolder';

async function written(baseUrl: string) {
  const outDir = testFolder();
  await writeResponseHeaders({outDir, baseUrl});
  return parseHeaders(readFileSync(path.join(outDir, '_headers'), 'utf8'));
}

test('no other site may frame a page, and the header of a page says nothing about its content', async () => {
  const rules = await written('/');
  for (const address of ['/', '/kms38', '/404']) {
    const headers = headersFor(rules, address);
    expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
    expect(headers).toEqual(headersFor(rules, '/any-other-page'));
  }
});

test('every rule starts with the base URL', async () => {
  const rules = await written('/preview/');
  expect(rules.every((rule) => rule.path.startsWith('/preview/'))).toBe(true);
  expect(headersFor(rules, '/preview/')).toHaveProperty(
    'Content-Security-Policy',
  );
  expect(headersFor(rules, '/')).toEqual({});
});

test('no line is longer than hosts read', async () => {
  const outDir = testFolder();
  await writeResponseHeaders({outDir, baseUrl: '/preview/'});
  const lines = readFileSync(path.join(outDir, '_headers'), 'utf8').split('\n');
  // The limit of Cloudflare Pages, which ignores the rest.
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});
