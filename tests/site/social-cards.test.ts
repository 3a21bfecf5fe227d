import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {routeOfText} from '../../src/lib/routes/fileRoutes';
import {buildDirectory, readBuilt} from '../support/build';
import {contentFiles} from '../support/content';
import {allRoutes, fileOfRoute} from '../support/routes';

/** The pages that are texts. The others are lists. */
const texts = contentFiles.map(routeOfText);

function headOf(file: string) {
  const $ = load(readBuilt(file));
  const meta = (name: string) => {
    const tags = $(`head meta[property="${name}"], head meta[name="${name}"]`);
    expect(tags.length, `${file}: ${name}`).toBe(1);
    return tags.attr('content')!;
  };
  const canonical = $('link[rel="canonical"]').attr('href')!;
  return {meta, origin: new URL(canonical).origin, title: $('main h1').text()};
}

test('every page has a card of 1200 × 630 pixels and at most 40 kB; each text has its own, with its title', () => {
  const images = new Map<string, string>();
  for (const file of [...allRoutes.map(fileOfRoute), '404.html']) {
    const {meta, origin, title} = headOf(file);
    const image = meta('og:image');
    expect(meta('twitter:image'), file).toBe(image);
    expect(meta('twitter:card'), file).toBe('summary_large_image');
    expect(image, file).toContain(`${origin}/img/`);

    const card = path.join(buildDirectory, new URL(image).pathname);
    const bytes = readFileSync(card);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([
      1200, 630,
    ]);
    expect(statSync(card).size, file).toBeLessThanOrEqual(40_000);

    const route = file === 'index.html' ? '/' : `/${file.slice(0, -5)}`;
    const text = meta('og:image:alt').replace(/\u200b/g, '');
    if (texts.includes(route)) {
      expect(images.get(image), `${file}: a card of its own`).toBeUndefined();
      expect(text, file).toContain(
        title
          .replace(/\u200b/g, '')
          .replace(/\u00a0/g, ' ')
          .trim(),
      );
    } else {
      expect(image, file).toBe(`${origin}/img/social-card.png`);
    }
    images.set(image, file);
  }
  expect(images.size).toBe(texts.length + 1);
});

test('the data of a post for search engines names its card', () => {
  const $ = load(readBuilt('blog/keyhole.html'));
  expect($('script[type="application/ld+json"]').text()).toContain(
    '/img/cards/blog/keyhole.png',
  );
});
