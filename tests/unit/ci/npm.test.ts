import {expect, test} from 'vitest';
import {runScript} from '../../support/runScript';
import {readProject} from '../../support/sources';
import {testFolder} from '../../support/testFolder';

const {scripts} = JSON.parse(readProject('package.json')) as {
  scripts: Record<string, string>;
};

test('no Docusaurus command suggests an update, even if one is known', () => {
  const folder = testFolder({
    'configstore/update-notifier-@docusaurus/core.json': JSON.stringify({
      optOut: false,
      lastUpdateCheck: Date.now(),
      update: {name: '@docusaurus/core', current: '3.6.1', latest: '99.0.0'},
    }),
  });
  const {status, stdout, stderr} = runScript(
    '.ci/docusaurus.mjs',
    ['--version'],
    {
      // The settings that hide the box by themselves.
      env: {
        XDG_CONFIG_HOME: folder,
        CI: undefined,
        GITHUB_ACTIONS: undefined,
        NO_UPDATE_NOTIFIER: undefined,
        NODE_ENV: undefined,
      },
    },
  );
  expect(stderr).toBe('');
  expect(stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/);
  expect(status).toBe(0);
});

test('all npm scripts run in Windows shells too', () => {
  const faults = Object.entries(scripts).filter(([, script]) =>
    script.split(' && ').some(
      (command) =>
        // Docusaurus itself would show the box.
        /^docusaurus\b/.test(command) ||
        // Not understood by cmd.exe: a variable before a command, single quotes, and other syntax of POSIX shells.
        /^\w+=|['`;|$]|\b(?:rm|cp|mv|mkdir|cat) -/.test(command),
    ),
  );
  expect(faults).toEqual([]);
});

test('every locked package comes from the registry and has a checksum', () => {
  const {packages} = JSON.parse(readProject('package-lock.json')) as {
    packages: Record<string, {integrity?: string; resolved?: string}>;
  };
  const {'': project, ...installed} = packages;
  expect(project).toBeDefined();
  expect(Object.keys(installed)).not.toEqual([]);
  // .npmrc omits registry addresses, so any address left is a Git repository, a folder or another host.
  expect(
    Object.entries(installed)
      .filter(
        ([, {integrity = '', resolved}]) =>
          !integrity.startsWith('sha512-') || resolved !== undefined,
      )
      .map(([where]) => where),
    'Install it from the registry: npm install name@version',
  ).toEqual([]);
});
