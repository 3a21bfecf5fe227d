import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {projectDirectory} from '../../support/build';
import {projectFiles, readProject} from '../../support/sources';
import {testFolder} from '../../support/testFolder';

/*
 * The rules of this repository. On GitHub, .github/workflows/workflows.yml also runs actionlint and zizmor, which check
 * much more but are not npm packages.
 */

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
  env?: Record<string, string>;
}

interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: {matrix: {include?: {os: string; node: number}[]}};
  steps: Step[];
}

interface Workflow {
  on: unknown;
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

const workflows = projectFiles('.github/workflows').map((file) => ({
  file,
  workflow: parse(readProject(file)) as Workflow,
}));

test('every action is pinned to a commit, with its release in a comment', () => {
  const uses = projectFiles('.github/workflows', '.github/actions').flatMap(
    (file) =>
      readProject(file)
        .split('\n')
        .filter((line) => /\buses:/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
  );
  expect(uses).not.toEqual([]);
  expect(
    uses.filter(
      (line) =>
        !/uses: (?:\.\/\S+|\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line),
    ),
    'Tags can be moved. Write the commit and the release: actions/checkout@<40 digits> # v4.2.2',
  ).toEqual([]);
});

for (const {file, workflow} of workflows) {
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test(`${file} has only read access by default`, () => {
    expect(
      workflow.permissions,
      'Grant more only to the job that needs it.',
    ).toEqual({contents: 'read'});
    expect(
      JSON.stringify(workflow.on),
      'With pull_request_target, code of a pull request runs with the permissions of main. Use pull_request.',
    ).not.toContain('pull_request_target');
  });

  test(`${file} keeps no token in a checkout`, () => {
    const checkouts = steps.filter(({uses}) =>
      uses?.startsWith('actions/checkout@'),
    );
    expect(checkouts).not.toEqual([]);
    for (const checkout of checkouts) {
      expect(checkout.with).toMatchObject({'persist-credentials': false});
    }
  });

  test(`${file} limits the time of jobs and concurrent runs`, () => {
    expect(workflow.concurrency).toBeDefined();
    for (const [name, job] of jobs) {
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(30);
    }
  });
}

test('CI runs every step of npm test as a separate job', () => {
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
  expect(workflow).toContain(
    'needs: [markdown, steps, check, build, check-build]',
  );
});

test('CI reads the pages of a pull request with the code of main before anything of it runs', () => {
  const {jobs} = workflows.find(({file}) => file.endsWith('/ci.yml'))!.workflow;
  const {markdown, ...others} = jobs;
  const needsOf = (name: string): string[] =>
    [jobs[name]?.needs ?? []]
      .flat()
      .flatMap((needed) => [needed, ...needsOf(needed)]);
  for (const name of Object.keys(others)) {
    expect(needsOf(name), name).toContain('markdown');
  }

  expect(markdown?.needs).toBeUndefined();
  const [main, setup, proposed, check] = markdown!.steps;
  expect(main?.with?.ref).toBe(
    '${{ github.event.pull_request.base.sha || github.sha }}',
  );
  expect(setup?.uses).toBe('./.github/actions/setup');
  expect(proposed?.with).toMatchObject({path: 'proposed'});
  expect(proposed?.with).not.toHaveProperty('ref');
  expect(check).toEqual({run: 'node .ci/checks/markdown.mjs proposed'});
  expect(markdown!.steps).toHaveLength(4);
});

test('CI publishes a build for the address of the site, not the tested one for the root of a host', () => {
  const {build, deploy} = workflows.find(({file}) => file.endsWith('/ci.yml'))!
    .workflow.jobs;
  const published = deploy!.steps.find(({uses}) =>
    uses?.startsWith('actions/download-artifact@'),
  )?.with?.name;
  const upload = build!.steps.find(({with: {name} = {}}) => name === published);
  expect(build!.steps.map(({run}) => run)).toContain(
    `npm run build -- --out-dir ${String(upload?.with?.path)}`,
  );
});

test('the deploy job checks the build against the address that GitHub Pages has', () => {
  const {steps} = workflows.find(({file}) => file.endsWith('/ci.yml'))!.workflow
    .jobs.deploy!;
  const check = steps.find(({run}) => run?.includes('deployable.mjs'));
  expect(check?.run).toContain('--address "$ADDRESS"');
  expect(check?.env).toEqual({
    ADDRESS: '${{ steps.pages.outputs.base_url }}',
  });
  const order = steps.map(({uses = '', run = ''}) => uses + run);
  const at = (name: string) => order.findIndex((step) => step.includes(name));
  expect(at('actions/configure-pages@')).toBeGreaterThan(-1);
  expect(at('deployable.mjs')).toBeGreaterThan(at('actions/configure-pages@'));
  expect(at('actions/deploy-pages@')).toBeGreaterThan(at('deployable.mjs'));
});

test('CI builds and tests on Windows and with every major version of Node.js that package.json allows', () => {
  const {platform} = workflows.find(({file}) => file.endsWith('/ci.yml'))!
    .workflow.jobs;
  const {engines} = JSON.parse(readProject('package.json')) as {
    engines: {node: string};
  };
  const allowed = engines.node
    .split(' || ')
    .map((range) => Number(/\d+/.exec(range)![0]));
  // All other jobs use the oldest one.
  const {inputs} = parse(readProject('.github/actions/setup/action.yml')) as {
    inputs: Record<string, {default: string}>;
  };
  expect(Number(inputs['node-version']?.default)).toBe(Math.min(...allowed));

  const platforms = platform!.strategy!.matrix.include!;
  expect(new Set(platforms.map(({node}) => node))).toEqual(new Set(allowed));
  expect(new Set(platforms.map(({os}) => os))).toEqual(
    new Set(['windows-latest', 'ubuntu-latest']),
  );
  expect(platform!.steps.map(({run}) => run)).toContain(
    'npm test -- build test:unit',
  );
});

test('only the weekly list of what is due may write issues, and the installed packages do not get its token', () => {
  const writers = workflows.flatMap(({workflow: {jobs}}) =>
    Object.entries(jobs).filter(([, {permissions}]) => permissions?.issues),
  );
  expect(writers.map(([name]) => name)).toEqual(['freshness']);
  const [, {permissions, steps}] = writers[0]!;
  expect(permissions).toEqual({contents: 'read', issues: 'write'});
  expect(
    steps.flatMap(({env, run}) =>
      env?.GH_TOKEN ? [run!.includes('gh ')] : [],
    ),
  ).toEqual([true]);
});

// The job runs on Linux, and bash is not everywhere on Windows.
test.skipIf(process.platform === 'win32')(
  'the weekly run keeps what is due in one issue, and closes it when nothing is left',
  () => {
    const {steps} = workflows.find(({file}) => file.endsWith('/weekly.yml'))!
      .workflow.jobs.freshness!;
    const {run, env} = steps.find(({run}) => run?.includes('gh issue'))!;

    /** The commands that change an issue, with the number of the open one, or nothing, as the answer to a search. */
    const changes = (open: string, list: string) => {
      const folder = testFolder();
      const log = path.join(folder, 'log');
      writeFileSync(
        path.join(folder, 'gh'),
        `#!/bin/sh
case "$*" in
  'issue list --app github-actions '*"$TITLE"*) echo "${open}" ;;
  *) echo "$@" >> "${log}" ;;
esac
`,
        {mode: 0o755},
      );
      writeFileSync(path.join(folder, 'due.md'), list);
      const {status, stderr} = spawnSync('bash', ['-e', '-c', run!], {
        encoding: 'utf8',
        env: {
          ...process.env,
          ...env,
          RUNNER_TEMP: folder,
          PATH: `${folder}:${process.env.PATH}`,
        },
      });
      expect({status, stderr}).toEqual({status: 0, stderr: ''});
      return existsSync(log)
        ? readFileSync(log, 'utf8').replaceAll(folder, '').trim()
        : null;
    };
    expect(changes('', '1 place')).toBe(
      `issue create --title ${env!.TITLE} --body-file /due.md`,
    );
    expect(changes('7', '1 place')).toBe('issue edit 7 --body-file /due.md');
    expect(changes('7', '')).toMatch(/^issue close 7 /);
    expect(changes('', '')).toBeNull();
  },
);

test('the lock file and package.json name the same versions of Node.js', () => {
  const {engines} = JSON.parse(readProject('package.json')) as {
    engines: object;
  };
  const {packages} = JSON.parse(readProject('package-lock.json')) as {
    packages: {'': {engines: object}};
  };
  expect(packages[''].engines).toEqual(engines);
});
