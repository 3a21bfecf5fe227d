import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {errorAreas} from '../../../../src/data/errorCodes/areas';
import {
  listErrorCodes,
  writeErrorCodesTxt,
} from '../../../../src/plugins/post-build/steps/errorCodesTxt';
import {builtPage, builtSite} from '../../../support/builtSite';
import {testFolder} from '../../../support/testFolder';

const text = listErrorCodes(builtSite({baseUrl: '/base/'}));

test('lists a code that has an entry with its symbol, meaning and address', () => {
  expect(text).toContain(`

0xC004F074  SL_E_VL_BINDING_SERVICE_UNAVAILABLE
  No KMS host could be contacted
  https://site.example/base/troubleshoot#0xC004F074

`);
});

test('lists a short code with its meaning, below the advice of its area', () => {
  const area = text.slice(text.indexOf('\n## License store\n'));
  expect(area).toMatch(
    /^\n## License store\n\nThe store of .+, tokens\.dat, .+\.\n\n1\. Check .+\n2\. Restart .+\n {3}https:\/\/site\.example\/base\/troubleshoot#licensing-services\n3\. /,
  );
  expect(area).toContain(`

0xC004E007  SL_E_TOKSTO_TOKEN_NOT_FOUND
  The requested license is not in the store

`);
});

test('lists every code once, without backticks', () => {
  const firstLines = text.split('\n\n').map((part) => part.split('\n')[0]!);
  const listed = firstLines.map((line) => line.split('  ')[0]!);
  for (const name of [
    ...errorCodes.map(({code, label}) => label ?? code),
    ...errorAreas.flatMap(({codes}) => codes.map(({code}) => code)),
  ]) {
    expect(
      listed.filter((each) => each === name),
      name,
    ).toHaveLength(1);
  }
  expect(text).not.toContain('`');
});

for (const [route, isWritten] of [
  ['/troubleshoot', true],
  ['/other', false],
] as const) {
  test(`is ${isWritten ? 'written' : 'not written'} by a site with ${route}`, async () => {
    const outDir = testFolder();
    const pages = [builtPage(route, '<html><body><main></main></body></html>')];
    await writeErrorCodesTxt(builtSite({outDir, pages}));
    expect(existsSync(path.join(outDir, 'error-codes.txt'))).toBe(isWritten);
  });
}
