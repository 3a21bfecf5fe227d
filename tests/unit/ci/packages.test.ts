import {expect, test} from 'vitest';
import {readProject} from '../../support/sources';

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
