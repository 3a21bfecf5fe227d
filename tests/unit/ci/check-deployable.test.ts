import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {testFolder} from '../../support/testFolder';

function check(directory: string, html: string) {
  writeFileSync(path.join(directory, 'index.html'), html);
  const script = path.join(projectDirectory, '.ci/checks/deployable.mjs');
  const {status, stderr} = spawnSync(process.execPath, [script, directory], {
    encoding: 'utf8',
  });
  return {status, stderr};
}

describe('the check before publishing', () => {
  for (const link of [
    'https://chat.example.org/mas',
    'https://git.example/x',
    'http://localhost:3000/',
  ]) {
    test(`refuses a build that links to ${link}`, () => {
      const {status, stderr} = check(testFolder(), `<a href="${link}">x</a>`);
      expect(status).toBe(1);
      expect(stderr).toContain(new URL(link).hostname);
      expect(stderr).toContain('package.json');
    });
  }

  test('allows real names, and example names in plain text', () => {
    const html =
      '<a href="https://learn.microsoft.com/x">x</a><code>slmgr /skms kms.corp.example</code>';
    expect(check(testFolder(), html).status).toBe(0);
  });
});
