import {expect, test} from 'vitest';
import {openEnds} from '../../../../checks/data/openEnds';
import {contentKind} from '../../../../checks/frontMatter';
import {announcement} from '../../../../src/data/announcement';
import {verified} from '../../../../src/data/verified';
import {runScript} from '../../../support/runScript';
import {projectFiles} from '../../../support/sources';

const run = (...options: string[]) =>
  runScript('checks/commands/freshness.mjs', options, {
    env: {GITHUB_ACTIONS: 'true'},
  });

test("a list of what is due isn't a failure, and names every old page and module", () => {
  const {status, stdout} = run('--on', '2199-01-01');
  expect(status).toBe(0);
  const due = [
    ...projectFiles('docs', 'blog', 'src/pages').filter(contentKind),
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
  expect(run('--on', '1990-01-01')).toMatchObject({
    status: 0,
    stdout: 'Nothing is due for a check.\n',
  });
  expect(run('--on', '1990-01-01', '--markdown')).toMatchObject({
    status: 0,
    stdout: '',
  });
});
