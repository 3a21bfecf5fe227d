import {describe, expect, test} from 'vitest';
import {
  editUrl,
  IdentityError,
  resolveIdentity,
} from '../../../src/lib/resolveIdentity';

const pkg = {
  homepage: 'https://docs.example.org',
  repositoryUrl: 'git+https://git.example.org/mas/docs.git',
};

describe('identity', () => {
  test('comes from package.json by default', () => {
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

  test('on GitHub Actions, the repository in package.json keeps its homepage', () => {
    const identity = resolveIdentity(
      {
        homepage: 'https://docs.example.org',
        repositoryUrl: 'https://git.example.org/mas/docs',
      },
      {
        GITHUB_ACTIONS: 'true',
        GITHUB_SERVER_URL: 'https://git.example.org',
        GITHUB_REPOSITORY: 'mas/docs',
      },
    );
    expect(identity).toMatchObject({
      url: 'https://docs.example.org',
      baseUrl: '/',
    });
  });

  for (const [variable, value, right] of [
    ['SITE_URL', 'docs.example.org', 'https://docs.example.org'],
    ['SITE_URL', 'ftp://docs.example.org', 'https://docs.example.org'],
    ['SITE_URL', 'https://docs.example.org/sub', 'SITE_BASE_URL to /sub/'],
    ['SITE_URL', 'https://docs.example.org/?q', 'https://docs.example.org'],
    ['SITE_BASE_URL', 'preview', '/preview/'],
    ['SITE_BASE_URL', '/preview', '/preview/'],
    ['SITE_BASE_URL', '//preview/', '/preview/'],
    ['SITE_BASE_URL', 'https://x.example/', '/preview/'],
  ] as const) {
    test(`rejects ${variable}=${value} with the name and a valid value`, () => {
      const attempt = () => resolveIdentity(pkg, {[variable]: value});
      expect(attempt).toThrow(IdentityError);
      expect(attempt).toThrow(variable);
      expect(attempt).toThrow(right);
    });
  }

  test('rejects invalid URLs in package.json with the name of the field', () => {
    expect(() => resolveIdentity({...pkg, homepage: 'docs'}, {})).toThrow(
      'homepage in package.json',
    );
    expect(() =>
      resolveIdentity({...pkg, repositoryUrl: 'owner/repo'}, {}),
    ).toThrow('repository in package.json');
  });

  test('an edit link has the branch and the file', () => {
    expect(editUrl(resolveIdentity(pkg, {}), 'main', 'docs/kms38.md')).toBe(
      'https://git.example.org/mas/docs/edit/main/docs/kms38.md',
    );
  });
});
