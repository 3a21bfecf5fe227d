import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {baseUrlOf, parseHeaders} from '../../src/build/headersFile';
import {projectDirectory} from './build';

/** The servers for the browser tests. SITE_TEST_PORT changes all three ports, for parallel runs on one machine. */
const first = Number(process.env.SITE_TEST_PORT ?? 4173);

/** The repository whose CI makes build-preview/, as in `.ci/test.mjs`: a fork with a project site on GitHub Pages. */
export const fork = {
  repository: 'https://github.com/alice/mas-docs',
  url: 'https://alice.github.io',
  baseUrl: '/mas-docs/',
} as const;

/** The path that a finished build was made for, or null if there is none. */
function baseOf(folder: string): string | null {
  const file = path.join(projectDirectory, folder, '_headers');
  return existsSync(file)
    ? baseUrlOf(parseHeaders(readFileSync(file, 'utf8')))
    : null;
}

/** The path of the build to test. Only the tests in `browsers` accept another one than `/`. */
export const base = baseOf('build') ?? '/';

/** Whether there is a second build. Only a few tests need it. */
export const hasPreview = baseOf('build-preview') === fork.baseUrl;

export const servers = {
  site: {port: first, url: `http://localhost:${first}${base}`},
  wrongBase: {port: first + 1, url: `http://localhost:${first + 1}/wrong/`},
  preview: {
    port: first + 2,
    get url() {
      if (!hasPreview) {
        throw new Error(
          `This test needs build-preview/ for ${fork.baseUrl}. Make both builds: npm test -- build`,
        );
      }
      return `http://localhost:${first + 2}${fork.baseUrl}`;
    },
  },
} as const;
