/**
 * Where the site is published and where its source repository is. Resolved in a single place, so that a fork links to
 * itself without any configuration.
 */

/** The two fields of `package.json` that identify the project. */
export interface PackageIdentity {
  /** Production URL, such as `https://docs.example.org` or `https://owner.example.org/repo`. */
  homepage: string;
  /** Web address of the source repository, without a trailing slash. */
  repositoryUrl: string;
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
  let parsed: URL;
  try {
    parsed = new URL(value);
  } catch {
    throw new IdentityError(
      `${variable} is "${value}", which is not a URL. Set it to an absolute address such as https://docs.example.org`,
    );
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') {
    throw new IdentityError(
      `${variable} is "${value}", which is not a web address. Set it to one that starts with https://, such as https://docs.example.org`,
    );
  }
  if (parsed.search || parsed.hash) {
    throw new IdentityError(
      `${variable} is "${value}", which has a query or a fragment. Set it to the address alone, such as https://docs.example.org`,
    );
  }
  return parsed;
}

function checkBaseUrl(value: string, variable: string): string {
  if (!/^\/(?:[^\s/?#]+\/)*$/.test(value)) {
    throw new IdentityError(
      `${variable} is "${value}". It must start and end with one slash and hold only a path, such as / or /preview/`,
    );
  }
  return value;
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * Removes the prefix and suffix that npm allows in a repository URL: `git+https://host/a/b.git` becomes
 * `https://host/a/b`.
 *
 * @throws {IdentityError} if the result is not a web address.
 */
function normalizeRepositoryUrl(value: string): string {
  const bare = value
    .replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/\/+$/, '');
  parseOrigin(bare, 'repository in package.json');
  return bare;
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
 * 2. on GitHub Actions, the repository that runs the workflow. The site URL is its GitHub Pages URL, unless it is the
 *    repository in `package.json`, for which `homepage` is correct;
 * 3. `package.json`.
 *
 * @throws {IdentityError} if a value is invalid.
 */
export function resolveIdentity(
  pkg: PackageIdentity,
  env: IdentityEnvironment,
): Identity {
  const homepage = parseOrigin(pkg.homepage, 'homepage in package.json');
  let identity: Identity = {
    url: homepage.origin,
    baseUrl: withSlash(homepage.pathname),
    repositoryUrl: normalizeRepositoryUrl(pkg.repositoryUrl),
  };

  const runner = env.GITHUB_REPOSITORY;
  if (
    env.GITHUB_ACTIONS === 'true' &&
    runner &&
    /^[^/]+\/[^/]+$/.test(runner)
  ) {
    const server = (env.GITHUB_SERVER_URL || 'https://github.com').replace(
      /\/+$/,
      '',
    );
    const repositoryUrl = `${server}/${runner}`;
    const isNamedRepository =
      repositoryUrl.toLowerCase() === identity.repositoryUrl.toLowerCase();
    identity = {
      ...(isNamedRepository ? identity : githubPages(runner)),
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
