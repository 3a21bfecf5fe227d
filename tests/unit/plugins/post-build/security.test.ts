import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {headersFor, parseHeaders} from '../../../../src/build/headersFile';
import {writeResponseHeaders} from '../../../../src/plugins/post-build/steps/responseHeaders';
import {testFolder} from '../../../support/testFolder';
import type {BuiltSite} from '../../../../src/plugins/post-build/pages';
import {addSecurityPolicy} from '../../../../src/plugins/post-build/steps/securityPolicy';
import {builtPage, builtSite} from '../../../support/builtSite';
import {writeSecurityTxt} from '../../../../src/plugins/post-build/steps/securityTxt';
import {listFiles} from '../../../support/build';

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

const page = (text: string) =>
  `<!doctype html><html><head><meta charset="UTF-8"></head><body>${text}</body></html>`;

/** A site of the given pages, with their policies added. */
function secured(pages: Record<string, string>): BuiltSite {
  const documents = Object.entries(pages).map(([route, html]) =>
    builtPage(route, html),
  );
  const site = builtSite({pages: documents, documents});
  addSecurityPolicy(site);
  return site;
}

test('each page allows its own inline scripts and styles, and no others', () => {
  const [home = '', kms38 = ''] = secured({
    '/': page('<script>a()</script>'),
    '/kms38': page('<style>p{}</style>'),
  }).documents.map(({html}) => html);
  expect(home).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self';/);
  expect(kms38).toMatch(/script-src 'self'; style-src 'self' 'sha256-/);
});

test('a style attribute stops the build with an error that names its page', () => {
  let error: unknown;
  try {
    secured({'/kms38': page('<p style="color:red">')});
  } catch (thrown) {
    error = thrown;
  }
  expect(String(error)).toContain('/kms38');
  expect(String((error as Error).cause)).toContain('style="color:red"');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('security.txt names the contact, the policy and an end date less than a year after the build', async () => {
  // November 21, 2026.
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795219200');
  const outDir = testFolder();
  await writeSecurityTxt(builtSite({outDir}));
  expect(readFileSync(path.join(outDir, '.well-known/security.txt'), 'utf8'))
    .toBe(`Contact: mailto:maintainers@docs.example.org
Contact: https://git.example/mas/docs/security
Expires: 2027-11-20T00:00:00Z
Preferred-Languages: en
Canonical: https://site.example/.well-known/security.txt
Policy: https://git.example/mas/docs/blob/main/.github/SECURITY.md
`);
});

test('security.txt is not written below a path, where nobody would look for it', async () => {
  const outDir = testFolder();
  await writeSecurityTxt(builtSite({outDir, baseUrl: '/preview/'}));
  expect(listFiles(outDir)).toEqual([]);
});
