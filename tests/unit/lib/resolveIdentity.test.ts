import {expect, test} from 'vitest';
import {
  editUrl,
  IdentityError,
  resolveIdentity,
} from '../../../src/lib/resolveIdentity';

const pkg = {
  homepage: 'https://docs.example.org',
  repository: {url: 'git+https://git.example.org/mas/docs.git'},
};

/** Of a site that is published: neither is an example. */
const published = {
  homepage: 'https://docs.mas.dev',
  repository: 'github:mas/docs',
};

const runBy = (repository: string) => ({
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: repository,
});

test('the identity comes from package.json by default', () => {
  expect(resolveIdentity(pkg, {})).toEqual({
    url: 'https://docs.example.org',
    baseUrl: '/',
    repositoryUrl: 'https://git.example.org/mas/docs',
  });
});

test('a homepage with a path gives the base URL', () => {
  const identity = resolveIdentity(
    {...pkg, homepage: 'https://owner.example.org/docs'},
    {},
  );
  expect(identity).toMatchObject({
    url: 'https://owner.example.org',
    baseUrl: '/docs/',
  });
});

test('SITE_URL and SITE_BASE_URL take precedence', () => {
  const identity = resolveIdentity(pkg, {
    SITE_URL: 'https://preview.example.net/',
    SITE_BASE_URL: '/pr-7/',
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'someone/fork',
  });
  expect(identity).toEqual({
    url: 'https://preview.example.net',
    baseUrl: '/pr-7/',
    repositoryUrl: 'https://github.com/someone/fork',
  });
});

test('on GitHub Actions, a fork links to itself', () => {
  const identity = resolveIdentity(pkg, {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'Someone/Docs-Fork',
  });
  expect(identity).toEqual({
    url: 'https://someone.github.io',
    baseUrl: '/Docs-Fork/',
    repositoryUrl: 'https://github.com/Someone/Docs-Fork',
  });
});

test('on GitHub Actions, a user site is at the root', () => {
  const identity = resolveIdentity(pkg, {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'someone/someone.github.io',
  });
  expect(identity.baseUrl).toBe('/');
});

test('on GitHub Actions, homepage counts for the repository in package.json, and for a fork that replaced only the example', () => {
  for (const [pkg, runner] of [
    [published, 'MAS/docs'],
    [
      {...published, repository: 'https://git.example.org/mas/docs'},
      'alice/docs',
    ],
  ] as const) {
    expect(resolveIdentity(pkg, runBy(runner))).toEqual({
      url: 'https://docs.mas.dev',
      baseUrl: '/',
      repositoryUrl: `https://github.com/${runner}`,
    });
  }
});

test('on GitHub Actions, a fork of a published site is not at the homepage of that site', () => {
  expect(resolveIdentity(published, runBy('alice/docs'))).toMatchObject({
    url: 'https://alice.github.io',
    baseUrl: '/docs/',
  });
});

test('on GitHub Actions, an example name is never the address', () => {
  const repository = 'https://github.com/alice/docs';
  expect(resolveIdentity({...pkg, repository}, runBy('alice/docs')).url).toBe(
    'https://alice.github.io',
  );
});

test.each([
  'alice/docs.js',
  'github:alice/docs.js',
  'https://github.com/alice/docs.js/',
  'https://github.com/alice/docs.js.git',
  'git+https://github.com/alice/docs.js.git',
  'git://github.com/alice/docs.js.git',
  'git@github.com:alice/docs.js.git',
  'ssh://git@github.com:22/alice/docs.js.git',
  'git+ssh://git@github.com/alice/docs.js.git',
])('the repository may be written as %s', (repository) => {
  for (const written of [repository, {url: repository}]) {
    expect(
      resolveIdentity({...pkg, repository: written}, {}).repositoryUrl,
    ).toBe('https://github.com/alice/docs.js');
  }
});

test('a repository may be on any host', () => {
  for (const [repository, address] of [
    ['gitlab:alice/docs', 'https://gitlab.com/alice/docs'],
    ['git@git.mas.dev:team/sub/docs.git', 'https://git.mas.dev/team/sub/docs'],
  ] as const) {
    expect(resolveIdentity({...pkg, repository}, {}).repositoryUrl).toBe(
      address,
    );
  }
});

test.each([
  ['SITE_URL', 'docs.example.org', 'https://docs.example.org'],
  ['SITE_URL', 'ftp://docs.example.org', 'https://docs.example.org'],
  ['SITE_URL', 'https://docs.example.org/sub', 'SITE_BASE_URL to /sub/'],
  ['SITE_URL', 'https://docs.example.org/?q', 'https://docs.example.org'],
  ['SITE_BASE_URL', 'preview', '/preview/'],
  ['SITE_BASE_URL', '/preview', '/preview/'],
  ['SITE_BASE_URL', '//preview/', '/preview/'],
  ['SITE_BASE_URL', 'https://x.example/', '/preview/'],
  ['SITE_BASE_URL', '/../x/', '/preview/'],
  ['SITE_BASE_URL', '/x/%2e%2e/', '/preview/'],
  ['SITE_BASE_URL', '/a"><script>/', '/preview/'],
] as const)(
  'rejects %s=%s with the name and a valid value',
  (variable, value, right) => {
    const attempt = () => resolveIdentity(pkg, {[variable]: value});
    expect(attempt).toThrow(IdentityError);
    expect(attempt).toThrow(variable);
    expect(attempt).toThrow(right);
  },
);

for (const [field, value] of [
  ['homepage', 'docs'],
  ['homepage', undefined],
  ['homepage', 'https://github.com/alice/docs#readme'],
  ['homepage', "https://docs.mas.dev/it's/"],
  ['repository', 'docs'],
  ['repository', undefined],
  ['repository', 'gist:11081aaa281'],
  ['repository', 'https://alice:token@github.com/alice/docs'],
] as const) {
  test(`rejects ${value} as ${field} in package.json`, () => {
    const attempt = () => resolveIdentity({...pkg, [field]: value}, {});
    expect(attempt).toThrow(IdentityError);
    expect(attempt).toThrow(`${field} in package.json`);
  });
}

test('an edit link has the branch and the file', () => {
  expect(editUrl(resolveIdentity(pkg, {}), 'main', 'docs/kms38.md')).toBe(
    'https://git.example.org/mas/docs/edit/main/docs/kms38.md',
  );
});
