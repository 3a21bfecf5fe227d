/**
 * Draws the raster images: the icons that cannot be SVG, from static/img/logo.svg, and the picture in the README, from a
 * served build. Run it when the logo, the colors or the home page change:
 *
 *   npm run build && node .ci/authoring/make-images.mjs
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';

const {findBrowser} = createRequire(import.meta.url)('../find-browser.cjs');
const root = fileURLToPath(new URL('../..', import.meta.url));
/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const logo = read('static/img/logo.svg');
const tokens = read('src/css/tokens.css');

/** The logo without its round corners. */
const icon = (/** @type {number} */ size) =>
  `<!doctype html><html data-theme="light"><style>${tokens}
  body { margin: 0; background: var(--site-color-accent) }
  svg { width: ${size}px; height: ${size}px; display: block }
</style>${logo}`;

const browser = await chromium.launch({
  ...findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/**
 * @param {string} file
 * @param {{width: number, height: number}} viewport
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} show
 */
async function draw(file, viewport, show) {
  const page = await browser.newPage({viewport});
  await show(page);
  await page.screenshot({path: path.join(root, file)});
  await page.close();
  console.log(`Wrote ${file}`);
}

for (const [name, size] of /** @type {const} */ ([
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
])) {
  await draw(`static/img/${name}.png`, {width: size, height: size}, (page) =>
    page.setContent(icon(size)),
  );
}

const port = 4199;
const server = spawn(
  process.execPath,
  [path.join(root, '.ci/hosting/serve.mjs'), '--port', String(port)],
  {cwd: root, stdio: ['ignore', 'pipe', 'inherit']},
);
await new Promise((resolve) => server.stdout.once('data', resolve));
await draw('.github/home.png', {width: 1280, height: 800}, (page) =>
  page.goto(`http://localhost:${port}/`, {waitUntil: 'load'}),
);
server.kill();
await browser.close();
