import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {openEnds} from '../../../../checks/data/openEnds';
import {announcement} from '../../../../src/data/announcement';
import {verified} from '../../../../src/data/verified';
import {projectDirectory} from '../../../support/build';
import {contentFiles} from '../../../support/content';

const run = (...options: string[]) => {
  const {status, stdout} = spawnSync(
    process.execPath,
    [path.join(projectDirectory, 'checks/commands/freshness.mjs'), ...options],
    {encoding: 'utf8', env: {...process.env, GITHUB_ACTIONS: 'true'}},
  );
  return {status, stdout};
};

test("a list of what is due isn't a failure, and names every old page and module", () => {
  const {status, stdout} = run('--on', '2199-01-01');
  expect(status).toBe(0);
  const due = [
    ...contentFiles.map(({path: file}) => file),
    ...Object.keys(verified).map(() => 'src/data/verified.ts'),
    ...openEnds.map(() => 'checks/data/openEnds.ts'),
    ...(announcement ? ['src/data/announcement.ts'] : []),
  ];
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, -2).map((line) => line.split(':')[0])).toEqual(
    due.sort((a, b) => a.localeCompare(b)),
  );
  expect(lines.at(-1)).toBe(`${due.length} places to check.`);

  const issue = run('--on', '2199-01-01', '--markdown').stdout;
  expect(issue).toMatch(
    /^\d+ places to check, as `npm run check:freshness` listed on January 1, 2199\./,
  );
  expect(issue.match(/^\| `.+:\d+` \| .+ \|$/gm)).toHaveLength(due.length);
});

test('without anything due, the text of the issue is empty', () => {
  expect(run('--on', '1990-01-01')).toEqual({
    status: 0,
    stdout: 'Nothing is due for a check.\n',
  });
  expect(run('--on', '1990-01-01', '--markdown')).toEqual({
    status: 0,
    stdout: '',
  });
});
