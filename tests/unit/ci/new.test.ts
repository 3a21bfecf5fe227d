import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';

test('npm run new rejects the name of an existing page and writes nothing', () => {
  const script = path.join(projectDirectory, '.ci/authoring/new.mjs');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [script, 'page', 'Windows', '10', 'links'],
    {encoding: 'utf8'},
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'docs/windows_10_links.md already uses this name. Change that file, or choose another title.\n',
  );
});
