/**
 * Draws the raster images: the icons that cannot be SVG, from static/img/logo.svg, and the picture in the README, from a
 * served build. Run it when the logo, the colors or the home page change:
 *
 *   npm run build && node .ci/authoring/make-images.mjs
 */
import {Buffer} from 'node:buffer';
import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import sharp from 'sharp';

const {findBrowser} = createRequire(import.meta.url)('../find-browser.cjs');
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The logo in its 32 pixels, drawn in so many. */
const logo = (/** @type {number} */ size) =>
  sharp(path.join(root, 'static/img/logo.svg'), {density: (72 * size) / 32});

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
    const picture = await logo(size).png().toBuffer();
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

// Without the round corners of the logo.
const pixels = await logo(32).raw().toBuffer();
const [r, g, b] = pixels.subarray(32 * 4 * 16);
for (const [name, size] of /** @type {const} */ ([
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
])) {
  write(
    `static/img/${name}.png`,
    await logo(size).flatten({background: {r, g, b}}).png().toBuffer(),
  );
}

const port = 4199;
const server = spawn(
  process.execPath,
  [path.join(root, '.ci/hosting/serve.mjs'), '--port', String(port)],
  {cwd: root, stdio: ['ignore', 'pipe', 'inherit']},
);
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  ...findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({viewport: {width: 1280, height: 800}});
await page.goto(`http://localhost:${port}/`, {waitUntil: 'load'});
write('.github/home.png', await page.screenshot());
server.kill();
await browser.close();
