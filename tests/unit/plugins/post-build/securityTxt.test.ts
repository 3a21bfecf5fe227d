import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {writeSecurityTxt} from '../../../../src/plugins/post-build/steps/securityTxt';
import {builtSite} from '../../../support/builtSite';
import {listFiles} from '../../../support/build';
import {testFolder} from '../../../support/testFolder';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('names the contact, the policy and an end date less than a year after the build', async () => {
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

test('is not written below a path, where nobody would look for it', async () => {
  const outDir = testFolder();
  await writeSecurityTxt(builtSite({outDir, baseUrl: '/preview/'}));
  expect(listFiles(outDir)).toEqual([]);
});
