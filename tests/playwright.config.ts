import {defineConfig} from '@playwright/test';
import {findBrowser} from '../.ci/find-browser.cjs';
import {servers} from './support/servers';

const browser = findBrowser();

/**
 * Two projects: `build` builds small sites, and `site` opens the built site in Chromium, with the same server as
 * `npm run serve`. All other tests run in Vitest.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A busy runner can miss a deadline, or paint a table before its last row is parsed, which shifts its columns. Tests
  // that pass on a retry are reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [
    ...(process.env.CI
      ? ([
          ['dot'],
          ['html', {open: 'never', outputFolder: '../playwright-report'}],
        ] as const)
      : ([['list']] as const)),
    ['./support/timesReporter.ts'],
  ],
  use: {
    baseURL: servers.site.url,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...browser,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Chromium's sandbox does not start for root, as in most containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {name: 'build', testDir: 'build'},
    {name: 'site', testDir: 'site'},
  ],
  webServer: process.argv.some((argument) => argument.includes('site'))
    ? [
        {name: 'site', directory: 'build', baseUrl: '/', ...servers.site},
        // The site at a path that it was not built for, and a build for the path it is served at.
        {
          name: 'wrong base URL',
          directory: 'build',
          baseUrl: '/wrong/',
          ...servers.wrongBase,
        },
        {
          name: 'preview',
          directory: 'build-preview',
          baseUrl: '/preview/',
          ...servers.preview,
        },
      ].map(({name, directory, baseUrl, port, url}) => ({
        name,
        command: 'node .ci/hosting/serve.mjs',
        cwd: '..',
        env: {
          PORT: String(port),
          SERVE_DIR: directory,
          SERVE_BASE_URL: baseUrl,
        },
        url,
        reuseExistingServer: !process.env.CI,
      }))
    : undefined,
});
