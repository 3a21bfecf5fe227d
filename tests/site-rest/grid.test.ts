import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const routes = [
  '/',
  '/kms38',
  '/troubleshoot',
  '/command_line_switches',
  '/windows10_eol',
  '/genuine-installation-media',
  '/blog',
  '/blog/keyhole',
  '/blog/archive',
  '/blog/tags',
  '/markdown-page',
  '/404',
];

/** The edges of a page in pixels, and the blocks that share none of them. */
function edges(page: Page) {
  return page.evaluate(() => {
    const edge = (element: Element) => element.getBoundingClientRect();
    const main = document.querySelector('main')!;
    const start = edge(main.querySelector('h1')!).left;
    const blocks = Array.from(
      main.querySelectorAll(
        ':is(.markdown, article) > :is(.theme-code-block, .theme-admonition, details, :has(> table), [data-needs-script], hr, ul), section[aria-label^=Sources] + *',
      ),
    ).filter(
      (block) =>
        edge(block).width > 0 &&
        // A list of tiles is a block, other lists are text.
        (block.tagName !== 'UL' || getComputedStyle(block).display === 'grid'),
    );
    const texts = Array.from(
      main.querySelectorAll(':is(.markdown, article) > :is(p, ul, ol, h2, h3)'),
    ).filter((text) => edge(text).width > 0);
    const contents = Array.from(
      document.querySelectorAll('main nav, .main-wrapper .col nav'),
    ).find(
      (nav) =>
        nav.textContent.startsWith('On this page') &&
        edge(nav).left > start + 100,
    );
    return {
      start: Math.round(start),
      ends: [...new Set(blocks.map((block) => Math.round(edge(block).right)))],
      starts: [...new Set(blocks.map((block) => Math.round(edge(block).left)))],
      textEnd: Math.round(
        Math.max(0, ...texts.map((text) => edge(text).right)),
      ),
      contents: contents && Math.round(edge(contents).left),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

test('all pages have one start and one column', async ({page, permit}) => {
  // Twelve pages in five windows.
  test.setTimeout(90_000);
  permit(/404 .*\/404$/, 'Chromium reports the status');
  const starts = new Map<number, Record<string, number>>();
  for (const route of routes) {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, route);
    for (const width of [320, 768, 1024, 1200, 1920]) {
      const what = `${route}, ${width} px`;
      await page.setViewportSize({width, height: 800});
      await expect
        .poll(() => page.evaluate(() => window.innerWidth))
        .toBe(width);
      const found = await edges(page);
      // The home page has no sidebar: where there is room, it is wider, and in the middle.
      if (route !== '/' || width < 768) {
        starts.set(width, {...starts.get(width), [route]: found.start});
      }
      expect(found.overflow, what).toBeLessThanOrEqual(0);
      expect(found.ends.length, `${what}: ends ${found.ends}`).toBeLessThan(2);
      for (const start of found.starts) {
        expect(start, what).toBe(found.start);
      }
      // One measure for text and for blocks.
      const [end = found.textEnd] = found.ends;
      if (found.textEnd > 0) {
        expect(found.textEnd, what).toBe(end);
      }
      // The home page has no contents beside its text.
      expect(end - found.start, what).toBeLessThanOrEqual(
        route === '/' ? 960 : 672,
      );
      if (width < 1200) {
        expect(found.contents, what).toBeUndefined();
      } else if (['/kms38', '/blog/keyhole'].includes(route)) {
        expect(found.contents! - end, what).toBe(32);
      }
    }
  }
  for (const [width, each] of starts) {
    expect(
      [...new Set(Object.values(each))],
      `${width} px: ${JSON.stringify(each)}`,
    ).toHaveLength(1);
  }
});

test('the columns of the footer are below the sidebar, the text and the contents', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({width, height: 800});
    await open(page, '/kms38');
    const {logo, columns, ...found} = await page.evaluate(() => {
      const start = (selector: string) =>
        document.querySelector(selector)!.getBoundingClientRect().left;
      return {
        logo: start('.navbar__brand'),
        title: start('h1'),
        contents: start('nav[aria-label="On this page"]'),
        columns: Array.from(
          document.querySelectorAll('.footer__col'),
          (column) => column.getBoundingClientRect().left,
        ),
      };
    });
    expect(columns, `${width} px`).toEqual([
      logo,
      found.title,
      (found.title + found.contents) / 2,
      found.contents,
    ]);
  }
  // On a very wide screen, the page is in the middle.
  const [start, end] = await page.evaluate(() => [
    document.querySelector('.menu')!.getBoundingClientRect().left,
    Math.max(
      ...Array.from(
        document.querySelectorAll('main nav'),
        (nav) => nav.getBoundingClientRect().right,
      ),
    ),
  ]);
  expect(Math.abs(start! - (1920 - end!))).toBeLessThanOrEqual(32);
});
