import {expect, test} from 'vitest';
import {readProject} from '../../support/sources';

test('every locked package comes from the registry, with its checksum', () => {
  const {packages} = JSON.parse(readProject('package-lock.json')) as {
    packages: Record<string, {integrity?: string; resolved?: string}>;
  };
  const {'': project, ...installed} = packages;
  expect(project).toBeDefined();
  expect(Object.keys(installed)).not.toEqual([]);
  // .npmrc leaves out the addresses of the registry, so an address is one of Git, of a folder or of another host.
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

test('no package runs code while it is installed, and the lock file names no address of a registry', () => {
  expect(readProject('.npmrc').split('\n')).toEqual(
    expect.arrayContaining([
      'ignore-scripts=true',
      'omit-lockfile-registry-resolved=true',
    ]),
  );
});
