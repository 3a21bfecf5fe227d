import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {projectDirectory} from '../../support/build';
import {readProject} from '../../support/sources';
import {testFolder} from '../../support/testFolder';

interface Lock {
  lockfileVersion: number;
  packages: Record<string, Record<string, unknown>>;
}

/** Checks our own packages after a change; gives what the check says, or nothing when all is well. */
function faultsAfter(
  change: (
    lock: Lock,
    manifest: Record<string, Record<string, unknown>>,
  ) => void,
  npmrc = readProject('.npmrc'),
): string {
  const directory = testFolder();
  const lock = JSON.parse(readProject('package-lock.json')) as Lock;
  const manifest = JSON.parse(readProject('package.json')) as Record<
    string,
    Record<string, unknown>
  >;
  change(lock, manifest);
  for (const [name, text] of [
    ['package-lock.json', JSON.stringify(lock)],
    ['package.json', JSON.stringify(manifest)],
    ['.npmrc', npmrc],
  ] as const) {
    writeFileSync(path.join(directory, name), text);
  }
  const {status, stderr} = spawnSync(
    process.execPath,
    [path.join(projectDirectory, '.ci/checks/packages.mjs'), directory],
    {encoding: 'utf8'},
  );
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

const clsx = 'node_modules/clsx';

describe('the check of packages', () => {
  test('has nothing to say about ours', () => {
    expect(faultsAfter(() => undefined)).toBe('');
  });

  for (const [what, entry] of [
    ['no checksum', {integrity: undefined}],
    ['a weak checksum', {integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='}],
    ['another host', {resolved: 'https://example.org/clsx-2.1.1.tgz'}],
    [
      'a host that only begins alike',
      {resolved: 'https://registry.npmjs.org.example/c.tgz'},
    ],
    [
      'a line that is not encrypted',
      {resolved: 'http://registry.npmjs.org/c.tgz'},
    ],
    ['git', {resolved: 'git+ssh://git@github.com/lukeed/clsx.git#925494c'}],
    ['a folder', {link: true, resolved: '../clsx'}],
    ['a dependency from git', {dependencies: {ms: 'github:vercel/ms'}}],
  ] as const) {
    test(`names a locked package with ${what}`, () => {
      expect(
        faultsAfter(({packages}) => Object.assign(packages[clsx]!, entry)),
      ).toContain(clsx);
    });
  }

  for (const range of [
    'git+https://github.com/lukeed/clsx.git',
    'lukeed/clsx',
    'file:../clsx',
    'https://example.org/clsx.tgz',
  ]) {
    test(`names a dependency on ${range}`, () => {
      const faults = faultsAfter((_lock, manifest) => {
        manifest.dependencies!.clsx = range;
        manifest.overrides!.uuid = {clsx: range};
      });
      expect(faults).toContain('dependencies, asks for clsx');
      expect(faults).toContain('overrides, > uuid asks for clsx');
    });
  }

  test('asks for installation scripts to be off', () => {
    expect(
      faultsAfter(() => undefined, '# ignore-scripts=true\nfund=false\n'),
    ).toContain('ignore-scripts=true');
  });
});

test('with our settings npm runs no code of a package at its installation', () => {
  const directory = testFolder();
  const dependency = path.join(directory, 'dependency');
  mkdirSync(dependency, {recursive: true});
  const mark = path.join(directory, 'ran');
  const scripts = {
    postinstall: `node -e "fs.writeFileSync(${JSON.stringify(mark).replaceAll('"', "'")}, '')"`,
  };
  writeFileSync(
    path.join(directory, 'package.json'),
    JSON.stringify({name: 'a', scripts, dependencies: {b: 'file:dependency'}}),
  );
  writeFileSync(
    path.join(dependency, 'package.json'),
    JSON.stringify({name: 'b', version: '1.0.0', scripts}),
  );
  const install = () => {
    const {status, stderr} = spawnSync('npm', ['install', '--offline'], {
      cwd: directory,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      // npm hands its own settings down to what it runs.
      env: Object.fromEntries(
        Object.entries(process.env).filter(
          ([name]) => !/^npm_config_ignore_scripts$/i.test(name),
        ),
      ),
    });
    expect(status, stderr).toBe(0);
    return existsSync(mark);
  };
  copyFileSync(
    path.join(projectDirectory, '.npmrc'),
    path.join(directory, '.npmrc'),
  );
  expect(install()).toBe(false);
  writeFileSync(path.join(directory, '.npmrc'), 'ignore-scripts=false\n');
  expect(install()).toBe(true);
});
