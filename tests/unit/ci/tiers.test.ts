/** `npm test` and `npm run test:rest` together run every test once, and so does CI. */
import ignore from 'ignore';
import {expect, test} from 'vitest';
import {runScript} from '../../support/runScript';
import {projects as vitestProjects} from '../../support/projects.mjs';
import {
  projectFiles,
  readProject,
  readProjectYaml,
} from '../../support/sources';

const files = projectFiles('tests').filter((file) =>
  /\.(?:test|spec)\.ts$/.test(file),
);

interface Project {
  name: string;
  include: readonly string[];
  exclude?: readonly string[];
}

/** Each project, with the files that its patterns match. */
const projects = [
  ...vitestProjects,
  ...Array.from(
    readProject('tests/playwright.config.ts').matchAll(
      /\{name: '([\w-]+)', testDir: '([\w-]+)'/g,
    ),
    ([, name, folder]): Project => ({
      name: name!,
      include: [`tests/${folder}/**`],
    }),
  ),
].map(({name, include, exclude = []}) => {
  const [included, excluded] = [include, exclude].map((patterns) =>
    ignore().add([...patterns]),
  );
  return {
    name,
    files: files.filter(
      (file) => included!.ignores(file) && !excluded!.ignores(file),
    ),
  };
});

const {scripts} = JSON.parse(readProject('package.json')) as {
  scripts: Record<string, string>;
};

/** The scripts that CI runs before and after the builds, and those of the second tier. */
const lists = Object.fromEntries(
  runScript('.ci/test.mjs', ['--list'])
    .stdout.trim()
    .split('\n')
    .map((line) => {
      const [name = '', list = ''] = line.split('=');
      return [name, JSON.parse(list) as string[]] as const;
    }),
) as Record<'before' | 'after' | 'rest', string[]>;

const first = [...lists.before, ...lists.after].filter(
  (script) => !lists.rest.includes(script),
);

/** The projects that a script runs. `lint` checks texts and data too. */
const projectsOf = (script: string): string[] =>
  script === 'lint'
    ? projectsOf('test:content')
    : Array.from(
        scripts[script]!.matchAll(/--project[ =]([\w-]+)/g),
        ([, name]) => name!,
      );

test('each test is in one tier, except those that a week, a release or a person runs', () => {
  const tiers = [first, lists.rest].map((tier) => tier.flatMap(projectsOf));
  const elsewhere = /^tests\/(?:browsers|report|slow)\//;
  for (const file of files) {
    const names = projects
      .filter((project) => project.files.includes(file))
      .map(({name}) => name);
    expect(names, `${file} is in no project`).not.toEqual([]);
    expect(
      tiers.flat().filter((name) => names.includes(name)),
      `${file} is in one tier`,
    ).toHaveLength(elsewhere.test(file) ? 0 : 1);
  }
});

test('CI has a job for each script of both tiers, makes both builds, and waits for them', () => {
  const {jobs} = readProjectYaml('.github/workflows/ci.yml') as {
    jobs: Record<
      string,
      {
        needs?: string | string[];
        strategy?: {matrix: {script?: string}};
        steps: {run?: string}[];
      }
    >;
  };
  const runs = Object.entries(jobs).map(([name, {strategy, steps}]) => {
    const [, list] =
      /^\$\{\{ fromJSON\(needs\.steps\.outputs\.(\w+)\) \}\}$/.exec(
        strategy?.matrix.script ?? '',
      ) ?? [];
    const commands = steps.map(({run}) => run);
    return {
      name,
      scripts: [
        ...(commands.includes('npm test -- build') ? ['build'] : []),
        ...(commands.includes('npm test -- "$SCRIPT"')
          ? lists[list as keyof typeof lists]
          : []),
      ],
    };
  });
  expect(runs.flatMap((run) => run.scripts).sort()).toEqual(
    [...new Set([...first, ...lists.rest])].sort(),
  );
  expect(jobs['all-checks']!.needs).toEqual(
    expect.arrayContaining(
      runs.filter((run) => run.scripts.length > 0).map(({name}) => name),
    ),
  );
});

test('the first command of CI is that of the README, and the rest follows', () => {
  expect(readProject('.ci/run')).toMatch(/\nnpm cit\nnpm run test:rest\n$/);
});
