import {parseArgs} from 'node:util';
import {defineConfig} from '@playwright/test';
import {findBrowser} from '../.ci/find-browser.cjs';
import {base, hasPreview, servers} from './support/servers';
import {desktop} from './support/test';

/**
 * Parts of Chromium's window that are pages themselves, with a process for each new window, which no test sees: without
 * them, a new context takes half of the time. Then what Playwright turns off, because the last such argument counts.
 */
const disabledFeatures = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const chromium = {
  launchOptions: {
    ...findBrowser(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${disabledFeatures.join()}`,
      // The tests of a worker use one page, and so its process.
      '--process-per-site',
      // Chromium's sandbox does not start for root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  },
};

/** No test reads a style on its way to another one. Tests of what moves turn motion on. */
const still = {
  ...chromium,
  // The tests of a worker use one page, with empty storage and nothing else that a test did to it. It is twice as fast.
  reuseContext: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: desktop,
  contextOptions: {reducedMotion: 'reduce' as const},
};

/** The projects of the command, or none for all of them. */
const {project} = parseArgs({
  strict: false,
  options: {project: {type: 'string', multiple: true}},
}).values;
const isRest = project?.includes('site-rest') ?? true;
if (base !== '/' && (isRest || project?.includes('site'))) {
  throw new Error(
    `build/ is for ${base}, but these tests open the site at /. Make both builds: npm test -- build`,
  );
}

/**
 * The project `site` opens the built site in Chromium, with the same server as `npm run serve`. `site-rest` is the second
 * tier, which opens the second build too. `slow` measures time and memory for `npm run test:slow`, and those with the name of
 * a browser engine are for `npm run test:browsers`. All other tests run in Vitest.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.CI
    ? [['dot'], ['html', {open: 'never', outputFolder: '../playwright-report'}]]
    : 'list',
  use: {
    baseURL: servers.site.url,
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'site', testDir: 'site', use: still},
    {name: 'site-rest', testDir: 'site-rest', use: still},
    {name: 'chromium', testDir: 'browsers', use: chromium},
    {name: 'firefox', testDir: 'browsers', use: {browserName: 'firefox'}},
    {name: 'webkit', testDir: 'browsers', use: {browserName: 'webkit'}},
    {name: 'slow', testDir: 'slow', testMatch: '*.spec.ts', use: chromium},
  ],
  webServer: [
    {name: 'site', options: '', ...servers.site},
    ...(isRest
      ? [
          // The site at a path that it was not built for.
          {
            name: 'wrong base URL',
            options: '--base-url /wrong/',
            ...servers.wrongBase,
          },
        ]
      : []),
    ...(isRest && hasPreview
      ? [
          {
            name: 'preview',
            options: '--build build-preview',
            ...servers.preview,
          },
        ]
      : []),
  ].map(({name, options, port, url}) => ({
    name,
    command: `node .ci/hosting/serve.mjs --port ${port} ${options}`,
    cwd: '..',
    url,
    // Whatever answers at a taken port may serve another build.
    reuseExistingServer: false,
    // Each says that it serves, so the one that does not start is known by its silence.
    stdout: 'pipe' as const,
    // Copying the build takes a busy computer some seconds.
    timeout: 120_000,
  })),
});
