import sharp from 'sharp';
import {expect, test} from 'vitest';
import {cardOfRoute, siteCard} from '../../src/lib/routes/routes';
import {readBuilt, readBuiltBytes} from '../support/build';
import {
  builtFiles,
  builtRoutes,
  pageOf,
  plain,
  textOfRoute,
} from '../support/builtPages';

/** Width and height from the header of a PNG. */
function sizeOf(file: string): [width: number, height: number] {
  const bytes = readBuiltBytes(file);
  expect(bytes.toString('latin1', 1, 4), file).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('every page names the card of its route: a text its own with its title, a list that of the site', () => {
  for (const route of builtRoutes) {
    const $ = pageOf(route);
    const meta = (name: string) => {
      const tags = $(
        `head meta[property="${name}"], head meta[name="${name}"]`,
      );
      expect(tags.length, `${route}: ${name}`).toBe(1);
      return tags.attr('content')!;
    };
    const {origin} = new URL(
      $('link[rel="canonical"]').attr('href') ?? meta('og:url'),
    );
    const isText = textOfRoute.has(route);
    const card = isText ? cardOfRoute(route) : siteCard;
    expect(meta('og:image'), route).toBe(`${origin}/${card}`);
    expect(meta('twitter:image'), route).toBe(`${origin}/${card}`);
    expect(meta('twitter:card'), route).toBe('summary_large_image');
    const alt = plain(meta('og:image:alt'));
    expect(alt, route).toContain(
      isText ? `: ${plain($('main h1').text())}` : 'MAS docs: Documentation',
    );
  }
});

test.each([
  ['/blog/keyhole', 'MAS docs / Blog: Keyhole'],
  ['/kms38', 'MAS docs / Activation methods: KMS38'],
  ['/markdown-page', 'MAS docs: How to write'],
])('the card of %s begins with "%s"', (route, beginning) => {
  const alt = pageOf(route)('head meta[property="og:image:alt"]');
  expect(plain(alt.attr('content')!).startsWith(beginning)).toBe(true);
});

test('each card is a picture of its own, 1200 × 630 pixels and at most 40 kB', async () => {
  const cards = builtFiles.filter((file) => file.startsWith('img/cards/'));
  const texts = [...textOfRoute.keys()];
  expect(cards).toEqual(texts.map(cardOfRoute).sort());
  const pictures = new Map<string, string>();
  for (const card of [...cards, siteCard]) {
    expect(sizeOf(card), card).toEqual([1200, 630]);
    const bytes = readBuiltBytes(card);
    expect(bytes.length, card).toBeLessThanOrEqual(40_000);
    // As pixels, because the same picture could be compressed in two ways.
    const pixels = await sharp(bytes).resize(120).raw().toBuffer();
    const key = pixels.toString('base64');
    expect(pictures.get(key), `${card} shows the same`).toBeUndefined();
    pictures.set(key, card);
  }
});

test('the data of a post for search engines names its card', () => {
  expect(
    pageOf('/blog/keyhole')('script[type="application/ld+json"]').text(),
  ).toContain('/img/cards/blog/keyhole.png');
});

test('the icons of the site exist in the sizes that the manifest and the pages declare', () => {
  const {icons} = JSON.parse(readBuilt('manifest.webmanifest')) as {
    icons: {src: string; sizes: string}[];
  };
  expect(icons.map(({sizes}) => sizes)).toEqual(['192x192', '512x512', 'any']);
  for (const {src, sizes} of icons) {
    expect(builtFiles).toContain(src);
    if (sizes !== 'any') {
      expect(sizeOf(src).join('x'), src).toBe(sizes);
    }
  }
  for (const route of builtRoutes) {
    const $ = pageOf(route);
    const linked = $(
      'link[rel="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]',
    )
      .toArray()
      .map((link) => $(link).attr('href')!.slice(1));
    expect(new Set(linked).size, route).toBe(3);
    expect(builtFiles, route).toEqual(expect.arrayContaining(linked));
    expect($('meta[name="theme-color"]').length, route).toBe(2);
  }
  expect(sizeOf('img/apple-touch-icon.png')).toEqual([180, 180]);
});
