import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {headersFor, parseHeaders} from '../../../../src/build/headersFile';
import {writeResponseHeaders} from '../../../../src/plugins/post-build/steps/responseHeaders';
import {addSecurityPolicy} from '../../../../src/plugins/post-build/steps/securityPolicy';
import {writeSecurityTxt} from '../../../../src/plugins/post-build/steps/securityTxt';
import {listFiles} from '../../../support/build';
import {builtPage, builtSite} from '../../../support/builtSite';
import {testFolder} from '../../../support/testFolder';

test('every rule for headers starts with the base URL, and no line is longer than hosts read', async () => {
  const outDir = testFolder();
  await writeResponseHeaders({outDir, baseUrl: '/preview/'});
  const text = readFileSync(path.join(outDir, '_headers'), 'utf8');
  // The limit of Cloudflare Pages, which ignores the rest.
  expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([]);
  const rules = parseHeaders(text);
  expect(rules.every((rule) => rule.path.startsWith('/preview/'))).toBe(true);
  expect(headersFor(rules, '/')).toEqual({});
  // The header of a page says nothing about its content.
  const headers = headersFor(rules, '/preview/');
  expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
  expect(headersFor(rules, '/preview/kms38')).toEqual(headers);
});

test('a style attribute stops the build with an error that names its page', () => {
  const page = builtPage(
    '/kms38',
    '<html><head><meta charset="UTF-8"></head><body><p style="color:red"></body></html>',
  );
  expect(() => addSecurityPolicy(builtSite({documents: [page]}))).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('/kms38'),
      cause: expect.objectContaining({
        message: expect.stringContaining('style="color:red"'),
      }),
    }),
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test('security.txt names the contact, the policy and an end date less than a year after the build; below a path, nobody would look for it', async () => {
  // November 21, 2026.
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795219200');
  const outDir = testFolder();
  await writeSecurityTxt(builtSite({outDir, baseUrl: '/preview/'}));
  expect(listFiles(outDir)).toEqual([]);
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
