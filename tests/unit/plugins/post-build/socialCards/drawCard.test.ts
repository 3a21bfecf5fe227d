import sharp from 'sharp';
import {expect, test} from 'vitest';
import {
  drawCard,
  type Look,
} from '../../../../../src/plugins/post-build/steps/socialCards/drawCard';
import {contentFiles} from '../../../../support/content';
import {readProject} from '../../../../support/sources';

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

for (const title of [
  'FAQ',
  ...titles.slice(0, 2),
  'An error that appears while you activate Windows or Office behind a proxy: what to check, in which order, and whom to ask',
]) {
  test(`"${title}" is within the margins of a card of 1200 × 630 pixels and at most 40 kB`, async () => {
    const png = await drawCard({title, section: 'MAS docs / Blog'}, look);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      width,
      height,
    ]);
    expect(png.length).toBeLessThan(40_000);
    const box = drawnBox(await decode(png));
    // The logo touches the margins at the top and at the left.
    expect(box.left).toBe(80);
    expect(box.top).toBe(80);
    expect(box.right).toBeLessThanOrEqual(width - 24 - 80);
    expect(box.bottom).toBeLessThanOrEqual(height - 80);
    expect(box.bottom).toBeGreaterThan(400);
  });
}

test('the same card has the same bytes, another one has others', async () => {
  const card = {title: 'KMS38', section: 'MAS docs / Methods'};
  const [first, again, other, elsewhere] = await Promise.all(
    [
      card,
      card,
      {...card, title: 'Ohook'},
      {...card, section: 'MAS docs / Blog'},
    ].map((each) => drawCard(each, look)),
  );
  expect(again!.equals(first!)).toBe(true);
  expect(other!.equals(first!)).toBe(false);
  expect(elsewhere!.equals(first!)).toBe(false);
});

test('a title with a character that the font lacks stops the build and says which', async () => {
  await expect(
    drawCard({title: 'Windows 日本', section: 'MAS docs'}, look),
  ).rejects.toThrow(/no "日本", which is in "Windows 日本"/);
});
