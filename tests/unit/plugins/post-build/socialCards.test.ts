import {cpSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {titleFault} from '../../../../checks/rules/names';
import {writeSocialCards} from '../../../../src/plugins/post-build/steps/socialCards';
import {
  drawCard,
  type Look,
} from '../../../../src/plugins/post-build/steps/socialCards/drawCard';
import {projectDirectory} from '../../../support/build';
import {builtPage, builtSite} from '../../../support/builtSite';
import {readProject} from '../../../support/sources';
import {testFolder} from '../../../support/testFolder';

const [width, height] = [1200, 630];
const background = [20, 27, 32];
const look: Look = {
  logo: readProject('static/img/logo.svg'),
  background: '#141b20',
  title: '#f7f9f9',
  section: '#6fcfc8',
};

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

test.each([
  'FAQ',
  'An error that appears while you activate Windows or Office behind a proxy: what to check, in which order, and whom to ask',
])('the card of "%s" has margins', async (title) => {
  const png = await drawCard({title, section: 'MAS docs / Blog'}, look);
  const box = drawnBox(await sharp(png).ensureAlpha().raw().toBuffer());
  // The logo touches the margins at the top and at the left.
  expect([box.left, box.top]).toEqual([80, 80]);
  expect(box.right).toBeLessThanOrEqual(width - 24 - 80);
  expect(box.bottom).toBeLessThanOrEqual(height - 80);
  expect(box.bottom).toBeGreaterThan(400);
});

test('longer titles have smaller letters', async () => {
  const widthOf = async (length: number) => {
    const title = 'i'.repeat(length);
    const png = await drawCard({title, section: 'MAS docs'}, look);
    return drawnBox(await sharp(png).ensureAlpha().raw().toBuffer()).right;
  };
  expect(await widthOf(31)).toBeLessThan(await widthOf(30));
  expect(await widthOf(61)).toBeLessThan(await widthOf(60));
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

/** A project with the files that all cards share. */
function project(): string {
  const siteDir = testFolder();
  for (const file of ['src/css/tokens.css', 'static/img/logo.svg']) {
    cpSync(path.join(projectDirectory, file), path.join(siteDir, file));
  }
  return siteDir;
}

test('a card is drawn once, and again only if it says something else or looks different', async () => {
  const siteDir = project();
  const build = async (title: string) => {
    const html = `<html><head><meta property="og:image" content="https://site.example/img/cards/index.png"></head><body><main><h1>${title}</h1></main></body></html>`;
    const page = builtPage('/', html);
    const outDir = testFolder();
    await writeSocialCards(builtSite({outDir, siteDir, documents: [page]}));
    const alt = load(page.html)('head > meta[property="og:image:alt"]');
    expect(alt.attr('content')).toBe(`MAS docs: ${title}`);
    return readFileSync(path.join(outDir, 'img/cards/index.png'), 'latin1');
  };
  await build('KMS38 & the "end"');
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const [drawn = ''] = readdirSync(cache);
  expect(drawn).toMatch(/^[\da-f]{64}\.png$/);
  writeFileSync(path.join(cache, drawn), 'from the cache');
  expect(await build('KMS38 & the "end"')).toBe('from the cache');
  expect(await build('KMS38 & "the end"')).not.toBe('from the cache');

  const logo = path.join(siteDir, 'static/img/logo.svg');
  writeFileSync(logo, readFileSync(logo, 'utf8').replace('#fff', '#fee'));
  expect(await build('KMS38 & the "end"')).not.toBe('from the cache');
});
