import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {readProject} from '../../support/sources';
import {testFolder} from '../../support/testFolder';

function check(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const {status, stderr} = spawnSync(
    process.execPath,
    [path.join(projectDirectory, '.ci/checks/workflows.mjs'), folder],
    {cwd: projectDirectory, encoding: 'utf8'},
  );
  return {status, stderr};
}

const good = `name: Good
on: push
permissions:
  contents: read
concurrency: good
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - run: npm test
`;

/** What is taken out of, or put into, a workflow that is in order, and what is said then. */
const breakages = [
  ['  contents: read', '  contents: write', ':4: the workflow may write'],
  ['permissions:\n  contents: read\n', '', 'the workflow may write'],
  ['concurrency: good\n', '', 'add a concurrency group'],
  ['    timeout-minutes: 5\n', '', ':7: the job may hang'],
  [
    '@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2',
    '@v4',
    ':11: actions/checkout@v4 can change its content',
  ],
  [' # v4.2.2', '', 'can change its content'],
  [
    'persist-credentials: false',
    'fetch-depth: 1',
    ':11: the checkout leaves its token',
  ],
  ['on: push', 'on: pull_request_target', ':2: pull_request_target runs'],
  [
    'run: npm test',
    'uses: ./.github/actions/gone',
    'there is no ./.github/actions/gone/action.yml',
  ],
  // The rest is said by actionlint.
  ['ubuntu-latest', 'ubuntu-newest', ':8: label "ubuntu-newest" is unknown'],
  [
    'run: npm test',
    'run: echo ${{ github.event.pull_request.title }}',
    ':14: "github.event.pull_request.title" is potentially untrusted',
  ],
  ['runs-on', 'needs: nobody\n    runs-on', 'does not exist'],
  ['jobs:', 'jobs: [', 'could not parse'],
] as const;

describe('the check of workflows', () => {
  // One process for all of them: starting it takes longer than its work.
  test('names file, line and mend of each breakage, and passes what is in order', () => {
    const folder = path.relative(projectDirectory, testFolder());
    const files = breakages.map(([part, replacement]) => {
      expect(good).toContain(part);
      return good.replace(part, replacement);
    });
    const {status, stderr} = check(
      folder,
      Object.fromEntries([
        ['workflows/good.yml', good],
        ...files.map(
          (text, index) => [`workflows/broken-${index}.yml`, text] as const,
        ),
      ]),
    );
    expect(status).toBe(1);
    const lines = stderr.split('\n');
    breakages.forEach(([, , sentence], index) => {
      expect(
        lines
          .filter((line) => line.includes(`broken-${index}.yml:`))
          .join('\n'),
      ).toContain(sentence);
    });
    expect(stderr).not.toContain('good.yml');
  });

  test('looks at the steps of our own actions too', () => {
    const folder = path.relative(projectDirectory, testFolder());
    const {stderr} = check(folder, {
      'workflows/good.yml': good,
      'actions/setup/action.yml':
        'name: Set up\ndescription: x\nruns:\n  using: composite\n  steps:\n    - uses: actions/setup-node@v4\n',
    });
    expect(stderr).toContain('action.yml:6: actions/setup-node@v4 can change');
  });
});

test('CI runs every step of npm test, each as a job of its own', () => {
  const {stdout} = spawnSync(
    process.execPath,
    [path.join(projectDirectory, '.ci/test.mjs'), '--list'],
    {encoding: 'utf8'},
  );
  const lists = Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s) as [string, string]),
  );
  const {scripts} = JSON.parse(readProject('package.json')) as {
    scripts: Record<string, string>;
  };
  const listed = [lists.before, lists.after].flatMap(
    (list) => JSON.parse(list!) as string[],
  );
  expect(listed).toEqual(expect.arrayContaining(['lint', 'test:site']));
  expect(listed.filter((script) => !(script in scripts))).toEqual([]);
  expect(listed).not.toContain('build');

  const workflow = readProject('.github/workflows/ci.yml');
  for (const list of ['before', 'after']) {
    expect(workflow).toContain(`fromJSON(needs.steps.outputs.${list})`);
  }
  expect(workflow).toContain('needs: [steps, check, build, check-build]');
});
