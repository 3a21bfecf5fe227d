/**
 * Draws the raster images: the icons that cannot be SVG, from static/img/logo.svg, and the picture in the README, from a
 * served build. Run it when the logo, the colors or the home page change:
 *
 *   npm run build && node .ci/authoring/make-images.mjs
 */
import {Buffer} from 'node:buffer';
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
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
 * @param {{width: number, height: number}} viewport
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} show
 */
async function draw(viewport, show) {
  const page = await browser.newPage({viewport});
  await show(page);
  const picture = await page.screenshot({omitBackground: true});
  await page.close();
  return picture;
}

/** @param {string} file @param {Buffer} content */
function write(file, content) {
  writeFileSync(path.join(root, file), content);
  console.log(`Wrote ${file}`);
}

/** An ICO file: a header, a directory with an entry for each size, then the pictures as PNG. */
async function iconFile(/** @type {readonly number[]} */ ...sizes) {
  const header = Buffer.from(Uint16Array.of(0, 1, sizes.length).buffer);
  let offset = header.length + sizes.length * 16;
  /** @type {Buffer[]} */
  const entries = [];
  /** @type {Buffer[]} */
  const pictures = [];
  for (const size of sizes) {
    const picture = await draw({width: size, height: size}, (page) =>
      page.setContent(
        `<style>body { margin: 0 } svg { width: ${size}px; height: ${size}px; display: block }</style>${logo}`,
      ),
    );
    const entry = Buffer.alloc(16);
    entry.set([size, size, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    entries.push(entry);
    pictures.push(picture);
    offset += picture.length;
  }
  return Buffer.concat([header, ...entries, ...pictures]);
}

// Browsers ask for it when a visitor opens a file that is not a page.
write('static/favicon.ico', await iconFile(16, 32));

for (const [name, size] of /** @type {const} */ ([
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
])) {
  write(
    `static/img/${name}.png`,
    await draw({width: size, height: size}, (page) =>
      page.setContent(icon(size)),
    ),
  );
}

const port = 4199;
const server = spawn(
  process.execPath,
  [path.join(root, '.ci/hosting/serve.mjs'), '--port', String(port)],
  {cwd: root, stdio: ['ignore', 'pipe', 'inherit']},
);
await new Promise((resolve) => server.stdout.once('data', resolve));
write(
  '.github/home.png',
  await draw({width: 1280, height: 800}, (page) =>
    page.goto(`http://localhost:${port}/`, {waitUntil: 'load'}),
  ),
);
server.kill();
await browser.close();
