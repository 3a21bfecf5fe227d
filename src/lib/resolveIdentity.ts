/**
 * Who the site is: where it is published and where its source lives.
 *
 * One place decides, so that a fork that sets nothing still links to itself.
 */

/** The two fields of `package.json` that name the project. */
export interface PackageIdentity {
  /** Production address, such as `https://docs.example.org` or `https://owner.example.org/repo`. */
  homepage: string;
  /** Web address of the source repository, without a trailing slash. */
  repositoryUrl: string;
}

/** Environment variables that matter; anything else is ignored. */
export type IdentityEnvironment = Readonly<Record<string, string | undefined>>;

export interface Identity {
  /** Origin without a trailing slash: `https://docs.example.org`. */
  url: string;
  /** Path below which the site is served; starts and ends with a slash. */
  baseUrl: string;
  /** Web address of the source repository, without a trailing slash. */
  repositoryUrl: string;
}

/** A setting that cannot be used; the message names it and shows a right one. */
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
 * Drops what npm allows around a repository address: `git+https://host/a/b.git` becomes
 * `https://host/a/b`. Anything that is not a web address is an {@link IdentityError}.
 */
export function normalizeRepositoryUrl(value: string): string {
  const bare = value
    .replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/\/+$/, '');
  parseOrigin(bare, 'repository in package.json');
  return bare;
}

/** The address GitHub Pages gives a repository: a user site at the root, a project site below its name. */
function githubPages(repository: string): {url: string; baseUrl: string} {
  const [owner = '', name = ''] = repository.toLowerCase().split('/');
  const host = `${owner}.github.io`;
  return {
    url: `https://${host}`,
    // A path keeps the case of the repository's name.
    baseUrl: name === host ? '/' : `/${repository.split('/')[1]}/`,
  };
}

/**
 * Resolves the identity in this order:
 * 1. `SITE_URL` and `SITE_BASE_URL`, each on its own;
 * 2. on GitHub Actions, the repository that runs the workflow: its own address always, its Pages address
 *    unless it is the repository that `package.json` names (then `homepage` is right);
 * 3. `package.json`.
 *
 * @throws {IdentityError} when a value cannot be used.
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

/** Address of the page that edits a file in the browser. `path` is relative to the repository's root. */
export function editUrl(
  identity: Identity,
  branch: string,
  path: string,
): string {
  return `${identity.repositoryUrl}/edit/${branch}/${path}`;
}
