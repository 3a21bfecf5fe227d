import {readBuilt} from '../support/build';
import {desktop, expect, open, warmTest as test} from '../support/test';

test.describe('blog', () => {
  test.use({viewport: desktop});

  test('the list has a heading, reading times and links to archive, tags, authors and feeds', async ({
    page,
  }) => {
    await open(page, '/blog');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await expect(page.locator('main')).toContainText(/\d+ min read/);
    await expect(
      page.getByRole('link', {name: /^Read the whole post: Keyhole/}),
    ).toHaveAttribute('href', '/blog/keyhole');
    for (const [name, href] of [
      ['Archive', '/blog/archive'],
      ['Tags', '/blog/tags'],
      ['Authors', '/blog/authors'],
      ['RSS feed', '/blog/rss.xml'],
      ['Atom feed', '/blog/atom.xml'],
    ] as const) {
      await expect(
        page.getByRole('main').getByRole('link', {name, exact: true}),
      ).toHaveAttribute('href', href);
    }
  });

  test('the sidebar groups posts by year', async ({page}) => {
    await open(page, '/blog/keyhole');
    const group = page
      .getByRole('navigation', {name: 'Blog recent posts navigation'})
      .getByRole('group');
    await expect(group.first().getByRole('heading')).toHaveText(/^20\d\d$/);
    await expect(group.first().getByRole('link')).toHaveAttribute(
      'href',
      '/blog/keyhole',
    );
  });

  test('the post names both teams, its tags and its reading time', async ({
    page,
  }) => {
    await open(page, '/blog/keyhole');
    for (const name of ['documentation-team', 'research-team']) {
      await expect(
        page.locator(`article a[href="/blog/authors/${name}"]`).first(),
      ).toBeVisible();
    }
    for (const tag of ['activation', 'windows']) {
      await expect(
        page.locator(`article a[href="/blog/tags/${tag}"]`),
      ).toBeVisible();
    }
    await expect(page.locator('article')).toContainText(/\d+ min read/);
  });

  test('the post shows when its facts were last checked, its date and its sources', async ({
    page,
  }) => {
    await open(page, '/blog/keyhole');
    const header = page.locator('article header');
    await expect(header).toContainText('November 21, 2026');
    await expect(header).toContainText(/Facts checked \w+ \d+, 20\d\d/);
    const sources = page.getByRole('region', {name: 'Sources of this page'});
    await expect(sources.locator('summary')).toHaveText(/^\d+ sources$/);
  });

  test('the archive lists the post with its date, in its year', async ({
    page,
  }) => {
    await open(page, '/blog/archive');
    const year = page.locator('section', {
      has: page.getByRole('heading', {name: '2026'}),
    });
    await expect(year.getByRole('listitem')).toHaveText(
      /^November 21: Keyhole/,
    );
  });

  test('headings never skip a level', async ({page}) => {
    for (const route of [
      '/blog',
      '/blog/archive',
      '/blog/authors',
      '/blog/tags',
      '/blog/keyhole',
    ]) {
      await open(page, route);
      const levels = await page
        .locator('main')
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) =>
          headings.map((heading) => Number(heading.tagName[1])),
        );
      expect(levels[0], route).toBe(1);
      levels
        .slice(1)
        .forEach((level, i) =>
          expect(level - levels[i]!, `${route}: ${levels}`).toBeLessThanOrEqual(
            1,
          ),
        );
    }
  });

  test('RSS and Atom feeds are complete and linked from every page', () => {
    for (const [feed, root] of [
      ['blog/rss.xml', '<rss'],
      ['blog/atom.xml', '<feed'],
    ] as const) {
      const xml = readBuilt(feed);
      expect(xml).toContain(root);
      expect(xml).toContain('/blog/keyhole');
      expect(readBuilt('index.html')).toContain(`/${feed}`);
    }
  });
});
