/** Where the site is published and where its source repository is, so that a fork links to itself without any setting. */
import {isExampleHost} from '../lib/text/isExampleHost.mjs';

/** The two fields of `package.json` that identify the project. Both are web addresses. */
export interface PackageIdentity {
  /** Where the site is published, such as `https://docs.example.org` or `https://owner.example.org/repo`. */
  homepage: string;
  repository: {url: string};
}

/** @throws {Error} with the setting's name and a valid example. */
function parseAddress(setting: string, value: string): URL {
  const address = URL.canParse(value) ? new URL(value) : null;
  if (
    !/^https?:$/.test(address?.protocol ?? '') ||
    address!.href !== address!.origin + address!.pathname
  ) {
    throw new Error(
      `${setting} is "${value}". Set it to a web address without a query or a fragment, such as https://docs.example.org`,
    );
  }
  return address!;
}

/** @throws {Error} with the setting's name and a valid example. */
export function checkBaseUrl(value: string, setting: string): string {
  if (!/^\/(?:(?!\.+\/)[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `${setting} has the path "${value}". It must start and end with one slash, and its names may hold only letters, digits, "-", ".", "_" and "~", as in / or /preview/`,
    );
  }
  return value;
}

/** The address of a repository on GitHub Pages: a user site is at the root, a project site in a folder with its name. */
function githubPages(repository: string): URL {
  const [owner = '', name = ''] = repository.split('/');
  const host = `${owner.toLowerCase()}.github.io`;
  return new URL(name.toLowerCase() === host ? '' : name, `https://${host}`);
}

/**
 * Resolves the identity in this order:
 * 1. `SITE_URL` and `SITE_BASE_URL`. `SITE_URL` alone resets the base URL to `/`;
 * 2. on GitHub Actions, the repository that runs the workflow, and its GitHub Pages address unless `homepage` is its own: a
 *    fork inherits an example name, or the `homepage` of another repository that `package.json` names;
 * 3. `package.json`.
 */
export function resolveIdentity(
  {homepage, repository}: PackageIdentity,
  env: Readonly<Record<string, string | undefined>>,
) {
  const named = parseAddress(
    'repository.url in package.json',
    repository.url.replace(/^git\+|\.git$/g, ''),
  );
  const published = parseAddress('homepage in package.json', homepage);
  const runner =
    env.GITHUB_ACTIONS === 'true' ? env.GITHUB_REPOSITORY : undefined;
  const source = runner ? new URL(runner, 'https://github.com') : named;
  const isOwn =
    !isExampleHost(published.hostname) &&
    (isExampleHost(named.hostname) ||
      source.href.toLowerCase() === named.href.toLowerCase());
  const own = runner && !isOwn ? githubPages(runner) : published;
  const site = env.SITE_URL ? parseAddress('SITE_URL', env.SITE_URL) : own;
  return {
    /** Origin without a trailing slash: `https://docs.example.org`. */
    url: site.origin,
    /** Path at which the site is served; starts and ends with a slash. */
    baseUrl: env.SITE_BASE_URL
      ? checkBaseUrl(env.SITE_BASE_URL, 'SITE_BASE_URL')
      : checkBaseUrl(
          `${site.pathname.replace(/\/$/, '')}/`,
          env.SITE_URL ? 'SITE_URL' : 'homepage in package.json',
        ),
    /** Web address of the source repository, without a trailing slash. */
    repositoryUrl: source.href.replace(/\/$/, ''),
  };
}
