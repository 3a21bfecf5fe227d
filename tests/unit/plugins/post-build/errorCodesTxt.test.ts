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

/** The lines about a code. */
const blockOf = (code: string): readonly string[] =>
  text
    .split('\n\n')
    .find((part) => part.split(/\s/)[0] === code)!
    .split('\n');

test('lists a code that has an entry with its symbol, meaning, steps and address', () => {
  expect(blockOf('0xC004E01C')).toEqual([
    '0xC004E01C  SL_E_PKEY_INVALID_KEYCHANGE1',
    '  Evaluation key is no longer valid',
    '  1. Install from licensed media, or convert the evaluation if it is Windows Server',
    '  https://site.example/base/troubleshoot#0xC004E01C',
  ]);
});

test('lists the steps for a private and for a work PC, each command on a line of its own', () => {
  const lines = blockOf('0xC004F074');
  const atHome = lines.indexOf('  On a private PC:');
  expect(lines.slice(atHome + 1, atHome + 4)).toEqual([
    '  1. Read the kind of key:',
    '     slmgr /dli',
    '     In Command Prompt. Expect: VOLUME_KMSCLIENT in Description if the key is for organizations only',
  ]);
  expect(lines.indexOf('  On a work PC:')).toBeGreaterThan(atHome);
});

test('names the product and the origin of each meaning if a code has several', () => {
  const lines = blockOf('0x80041015');
  expect(lines).toContain(
    '  Windows, WMI, for example slmgr with the name of another PC',
  );
  expect(lines).toContain(
    '  Office, Start of an app, "while trying to install the product key"',
  );
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
