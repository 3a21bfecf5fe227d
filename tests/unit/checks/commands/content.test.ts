import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {runScript} from '../../../support/runScript';
import {testFolder} from '../../../support/testFolder';

test('of a page in another encoding, only that is said, because all other checks would miss its text', () => {
  const folder = testFolder();
  for (const name of ['docs', 'blog', 'src/pages']) {
    mkdirSync(path.join(folder, name), {recursive: true});
  }
  writeFileSync(path.join(folder, 'docs/x.md'), '## Über uns\n', 'latin1');
  const {status, stdout} = runScript('checks/commands/content.mjs', [], {
    cwd: folder,
    env: {GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: ''},
  });
  expect(stdout).toMatch(
    /^docs\/x\.md:1: the line holds what cannot be read as UTF-8: [^\n]+\n\nThe other checks can read no such text, so they did not run\.\n$/,
  );
  expect(status).toBe(1);
});
