import {expect, test} from 'vitest';
import {resolveIdentity} from '../../../src/build/resolveIdentity';

/** As committed: both names are reserved examples. */
const example = {
  homepage: 'https://docs.example.org',
  repository: {url: 'https://git.example.org/mas/docs'},
};

const published = {
  homepage: 'https://docs.mas.dev/',
  repository: {url: 'git+https://github.com/mas/docs.git'},
};

const runBy = (repository: string) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: repository,
});

test('the source is in the repository that package.json names, on GitHub Actions in the one that runs', () => {
  const sourceOf = (env: Record<string, string>) =>
    resolveIdentity(published, env).repositoryUrl;
  expect(sourceOf({})).toBe('https://github.com/mas/docs');
  expect(sourceOf(runBy('alice/docs'))).toBe('https://github.com/alice/docs');
});

test.each([
  ['SITE_URL', 'docs.example.org'],
  ['SITE_URL', 'ftp://docs.example.org'],
  ['SITE_URL', 'https://docs.example.org/?q'],
  ['SITE_URL', 'https://alice:token@docs.example.org'],
  ['SITE_BASE_URL', 'preview'],
  ['SITE_BASE_URL', '/preview'],
  ['SITE_BASE_URL', '//preview/'],
  ['SITE_BASE_URL', '/../x/'],
  ['SITE_BASE_URL', '/x/%2e%2e/'],
  ['SITE_BASE_URL', '/a"><script>/'],
])('refuses %s=%s, with its name and a valid value', (variable, value) => {
  const attempt = () => resolveIdentity(example, {[variable]: value});
  expect(attempt).toThrow(variable);
  expect(attempt).toThrow(
    variable === 'SITE_URL' ? 'https://docs.example.org' : '/preview/',
  );
});

test.each(['docs', 'https://github.com/mas/docs#readme'])(
  'refuses %s in package.json, with the name of the field',
  (address) => {
    expect(() => resolveIdentity({...example, homepage: address}, {})).toThrow(
      'homepage',
    );
    expect(() =>
      resolveIdentity({...example, repository: {url: address}}, {}),
    ).toThrow('repository');
  },
);
