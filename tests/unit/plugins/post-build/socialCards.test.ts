import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {load} from 'cheerio';
import {
  drawCard,
  type Look,
} from '../../../../src/plugins/post-build/steps/socialCards/drawCard';
import {titleFault} from '../../../../checks/rules/names';
import {contentFiles} from '../../../support/content';
import {readProject} from '../../../support/sources';
import {writeSocialCards} from '../../../../src/plugins/post-build/steps/socialCards';
import {builtPage, builtSite} from '../../../support/builtSite';
import {listFiles, projectDirectory} from '../../../support/build';
import {testFolder} from '../../../support/testFolder';

const background = [20, 27, 32];
const look: Look = {
  logo: readProject('static/img/logo.svg'),
  background: '#141b20',
  title: '#f7f9f9',
  section: '#6fcfc8',
};

const width = 1200;
const height = 630;

/** The pixels of a card, four bytes each. */
const decode = (png: Buffer): Promise<Uint8Array> =>
  sharp(png).ensureAlpha().raw().toBuffer();

/** The box around all that is drawn left of the stripe. */
function drawnBox(pixels: Uint8Array) {
  const box = {left: width, top: height, right: 0, bottom: 0};
  for (let at = 0; at < pixels.length; at += 4) {
    const x = (at / 4) % width;
    const isDrawn = background.some(
      (value, part) => pixels[at + part] !== value,
    );
    if (isDrawn && x < width - 24) {
      const y = Math.floor(at / 4 / width);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

const titles = contentFiles
  .map(({frontMatter}) => String(frontMatter.title))
  .sort((a, b) => b.length - a.length);

test.each([
  'FAQ',
  ...titles.slice(0, 2),
  'An error that appears while you activate Windows or Office behind a proxy: what to check, in which order, and whom to ask',
])('the card of "%s" has margins and at most 40 kB', async (title) => {
  const png = await drawCard({title, section: 'MAS docs / Blog'}, look);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  expect(png.length).toBeLessThan(40_000);
  const box = drawnBox(await decode(png));
  // The logo touches the margins at the top and at the left.
  expect(box.left).toBe(80);
  expect(box.top).toBe(80);
  expect(box.right).toBeLessThanOrEqual(width - 24 - 80);
  expect(box.bottom).toBeLessThanOrEqual(height - 80);
  expect(box.bottom).toBeGreaterThan(400);
});

test('a card shows every character that a title may have', async () => {
  const characters = Array.from({length: 0x3000}, (_, code) =>
    String.fromCodePoint(code),
  ).filter((character) => titleFault(character).length === 0);
  expect(characters.length).toBeGreaterThan(200);
  await drawCard({title: characters.join(''), section: 'MAS docs'}, look);
});

test('a title with a character that the font lacks stops the build and says which', async () => {
  await expect(
    drawCard({title: 'Windows 日本', section: 'MAS docs'}, look),
  ).rejects.toThrow(/no "日本", which is in "Windows 日本"/);
});

const address = {url: 'https://site.example', baseUrl: '/base/'};
const cacheFolder = 'node_modules/.cache/social-cards';

function page(route: string, title: string, image?: string, htmlClass = '') {
  const tag = image
    ? `<meta property="og:image" content="https://site.example/base/img/${image}">`
    : '';
  return builtPage(
    route,
    `<html class="${htmlClass}"><head>${tag}</head><body><main><h1>${title}</h1></main></body></html>`,
    address,
  );
}

/** A project with the files that all cards share. */
function project(): string {
  const siteDir = testFolder();
  for (const file of ['src/css/tokens.css', 'static/img/logo.svg']) {
    cpSync(path.join(projectDirectory, file), path.join(siteDir, file));
  }
  return siteDir;
}

async function written(
  documents: readonly ReturnType<typeof page>[],
  siteDir = project(),
) {
  const outDir = testFolder();
  const docGroups = [{title: 'Methods', routes: ['/kms38']}];
  await writeSocialCards(
    builtSite({...address, outDir, siteDir, documents, docGroups}),
  );
  return {
    files: listFiles(outDir).sort(),
    read: (file: string) => readFileSync(path.join(outDir, file)),
    alts: documents.map(({html}) =>
      load(html)('head > meta[property="og:image:alt"]').attr('content'),
    ),
    siteDir,
  };
}

test('each page that names its own card gets it, and the others share one; the head has the text of the card', async () => {
  const {files, alts} = await written([
    page('/', 'Home', 'cards/index.png'),
    page('/404', 'Page Not Found', 'social-card.png'),
    page('/blog', 'Blog', 'social-card.png'),
    page(
      '/blog/keyhole',
      'Keyhole',
      'cards/blog/keyhole.png',
      'blog-post-page',
    ),
    page('/kms38', 'KMS38 & the "end"', 'cards/kms38.png'),
  ]);
  expect(files).toEqual([
    'img/cards/blog/keyhole.png',
    'img/cards/index.png',
    'img/cards/kms38.png',
    'img/social-card.png',
  ]);
  const [home, missing, blog, post, doc] = alts;
  expect(home).toBe('MAS docs: Home');
  expect(missing).toMatch(/^MAS docs: Documentation for /);
  expect(blog).toBe(missing);
  expect(post).toBe('MAS docs / Blog: Keyhole');
  expect(doc).toBe('MAS docs / Methods: KMS38 & the "end"');
});

test('a site whose pages name no card gets none', async () => {
  const {files, alts} = await written([page('/kms38', 'KMS38')]);
  expect(files).toEqual([]);
  expect(alts).toEqual([undefined]);
});

test('a card is drawn once, and again only if it says something else or looks different', async () => {
  const first = await written([page('/kms38', 'KMS38', 'cards/kms38.png')]);
  const {siteDir} = first;
  const cache = path.join(siteDir, cacheFolder);
  const [drawn = ''] = readdirSync(cache);
  expect(drawn).toMatch(/^[\da-f]{64}\.png$/);

  writeFileSync(path.join(cache, drawn), 'from the cache');
  const build = async (title: string) =>
    (await written([page('/kms38', title, 'cards/kms38.png')], siteDir)).read(
      'img/cards/kms38.png',
    );
  expect((await build('KMS38')).toString()).toBe('from the cache');
  expect((await build('KMS 38')).toString()).not.toBe('from the cache');

  const logo = path.join(siteDir, 'static/img/logo.svg');
  writeFileSync(logo, readFileSync(logo, 'utf8').replace('#fff', '#fee'));
  expect((await build('KMS38')).toString()).not.toBe('from the cache');
});
