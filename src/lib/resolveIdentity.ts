/**
 * Where the site is published and where its source repository is. Resolved in a single place, so that a fork links to
 * itself without any configuration.
 */
import {isExampleHost} from './isExampleHost.mjs';

/** The two fields of `package.json` that identify the project, in all forms that npm accepts. */
export interface PackageIdentity {
  /** Production URL, such as `https://docs.example.org` or `https://owner.example.org/repo`. */
  homepage?: string;
  /** The source repository: a web or Git address, or a short form such as `github:owner/repo`. */
  repository?: string | {url: string};
}

export type IdentityEnvironment = Readonly<Record<string, string | undefined>>;

export interface Identity {
  /** Origin without a trailing slash: `https://docs.example.org`. */
  url: string;
  /** Path at which the site is served; starts and ends with a slash. */
  baseUrl: string;
  /** Web address of the source repository, without a trailing slash. */
  repositoryUrl: string;
}

/** An invalid setting. The message names it and gives a valid example. */
export class IdentityError extends Error {
  public override readonly name = 'IdentityError';
}

function parseOrigin(value: string, variable: string): URL {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') {
    throw new IdentityError(
      `${variable} is "${value}", which is not a web address. Set it to one that starts with https://, such as https://docs.example.org`,
    );
  }
  if (parsed.search || parsed.hash || parsed.username) {
    throw new IdentityError(
      `${variable} is "${value}", which has a query, a fragment or a user name. Set it to the address alone, such as https://docs.example.org`,
    );
  }
  return parsed;
}

/** @throws {IdentityError} if a path is not one below which a site can be. */
export function checkBaseUrl(value: string, variable: string): string {
  if (!/^\/(?:(?!\.+\/)[\w.~-]+\/)*$/.test(value)) {
    throw new IdentityError(
      `${variable} has the path "${value}". It must start and end with one slash, and its names may hold only letters, digits, "-", ".", "_" and "~", as in / or /preview/`,
    );
  }
  return value;
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

const shortHosts: Readonly<Record<string, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
};

/**
 * The web address of a repository: `git+ssh://git@host/a/b.git` and `git@host:a/b.git` become `https://host/a/b`, and
 * `a/b` and `github:a/b` the address of that repository on GitHub.
 *
 * @throws {IdentityError} if there is none.
 */
function webAddress(repository: PackageIdentity['repository']): string {
  const value =
    typeof repository === 'object' ? repository.url : (repository ?? '');
  const address = value
    .replace(
      /^(?:(github|gitlab|bitbucket):)?(?=[\w.-]+\/[\w.-]+$)/,
      (_, host = 'github') => `https://${shortHosts[host]}/`,
    )
    .replace(/^git\+/, '')
    .replace(/^[\w.-]+@([\w.-]+):/, 'https://$1/')
    .replace(/^(?:ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\//, 'https://$1/')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '');
  parseOrigin(address, 'repository in package.json');
  return address;
}

/** Whether an address has a name that RFC 2606 and RFC 6761 reserve, as in the committed package.json. */
function isExample(address: string): boolean {
  return isExampleHost(new URL(address).hostname);
}

/** The GitHub Pages URL of a repository: a user site is at the root, a project site in a folder with its name. */
function githubPages(repository: string): {url: string; baseUrl: string} {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const host = `${owner}.github.io`;
  return {
    url: `https://${host}`,
    // Unlike the host, the path keeps the case of the repository name.
    baseUrl: name === host ? '/' : `/${repository.split('/')[1]}/`,
  };
}

/**
 * Resolves the identity in this order:
 * 1. `SITE_URL` and `SITE_BASE_URL`. `SITE_URL` alone resets the base URL to `/`;
 * 2. on GitHub Actions, the repository that runs the workflow, and its GitHub Pages URL unless `homepage` is its own: a
 *    fork inherits an example name, or the `homepage` of another repository that `package.json` names;
 * 3. `package.json`.
 *
 * @throws {IdentityError} if a value is invalid.
 */
export function resolveIdentity(
  pkg: PackageIdentity,
  env: IdentityEnvironment,
): Identity {
  const homepage = parseOrigin(pkg.homepage ?? '', 'homepage in package.json');
  let identity: Identity = {
    url: homepage.origin,
    baseUrl: checkBaseUrl(
      withSlash(homepage.pathname),
      'homepage in package.json',
    ),
    repositoryUrl: webAddress(pkg.repository),
  };

  const runner = env.GITHUB_REPOSITORY;
  if (
    env.GITHUB_ACTIONS === 'true' &&
    runner &&
    /^[^/]+\/[^/]+$/.test(runner)
  ) {
    const server = (env.GITHUB_SERVER_URL || 'https://github.com').replace(
      /(?<!\/)\/+$/,
      '',
    );
    const repositoryUrl = `${server}/${runner}`;
    const namesAnother =
      repositoryUrl.toLowerCase() !== identity.repositoryUrl.toLowerCase() &&
      !isExample(identity.repositoryUrl);
    identity = {
      ...(namesAnother || isExample(homepage.href)
        ? githubPages(runner)
        : identity),
      repositoryUrl,
    };
  }

  if (env.SITE_URL) {
    const site = parseOrigin(env.SITE_URL, 'SITE_URL');
    if (site.pathname !== '/') {
      throw new IdentityError(
        `SITE_URL is "${env.SITE_URL}", which has a path. Set SITE_URL to ${site.origin} and SITE_BASE_URL to ${withSlash(site.pathname)}`,
      );
    }
    identity = {...identity, url: site.origin, baseUrl: '/'};
  }
  if (env.SITE_BASE_URL) {
    identity = {
      ...identity,
      baseUrl: checkBaseUrl(env.SITE_BASE_URL, 'SITE_BASE_URL'),
    };
  }
  return identity;
}

/** URL for editing a file in the browser. `path` is relative to the root of the repository. */
export function editUrl(
  identity: Identity,
  branch: string,
  path: string,
): string {
  return `${identity.repositoryUrl}/edit/${branch}/${path}`;
}
