import {describe, expect, test} from 'vitest';
import {datedPages} from '../../src/data/datedPages';
import {copyOfRoute} from '../../src/lib/routes/routes';
import {pageOf, textOfRoute} from '../support/builtPages';
import {allRoutes} from '../support/routes';

const hrefs = (route: string, selector: string) => {
  const $ = pageOf(route);
  return $(selector)
    .toArray()
    .map((link) => $(link).attr('href')!);
};

describe.each([...textOfRoute])('%s', (route, {path, frontMatter}) => {
  test('has an edit link to its source file', () => {
    const links = hrefs(route, 'main a[href*="/edit/"]');
    const [repository, ...file] = links[0]!.split('/edit/main/');
    expect([links.length, ...file]).toEqual([1, path]);
    expect(hrefs(route, 'footer.footer a')).toContain(repository);
  });

  test('has the dates of its own front matter: that of a post and of a page about dates on top, others at the end', () => {
    const $ = pageOf(route);
    const datesIn = (selector: string) =>
      $(selector)
        .toArray()
        .map((time) => $(time).attr('datetime'));
    const {date, verified, sources} = frontMatter;
    const checked = sources ? [verified] : [];
    const isDated = datedPages.some((id) => path === `docs/${id}.md`);
    const isPost = date !== undefined;
    const posted = isPost ? [date] : [];
    const isPage = path.startsWith('src/pages/');
    expect([
      datesIn('main header time'),
      datesIn('main section[aria-label^="Sources"] time'),
    ]).toEqual([isDated ? checked : posted, isDated || isPage ? [] : checked]);
  });

  test('asks whether this page helped, and lets visitors report a problem with it and read it as Markdown', () => {
    const [report, ...others] = hrefs(
      route,
      'main a:contains("No, report a problem")',
    ).map((href) => new URL(href).searchParams.get('page'));
    expect([report, others]).toEqual([route, []]);
    expect(hrefs(route, 'main a:contains("View as Markdown")')).toEqual([
      `/${copyOfRoute(route)}`,
    ]);
  });
});

test.each(allRoutes)(
  'the footer of %s has the links, the statement of independence and the licenses',
  (route) => {
    const footer = pageOf(route)('footer.footer, footer[class*=footer]').last();
    expect(footer.text()).toContain('not affiliated with Microsoft');
    expect(footer.text()).toContain('CC BY 4.0');
    expect(footer.find('a').length).toBeGreaterThanOrEqual(12);
  },
);

test('a page below an entry of the navbar marks it', () => {
  const active = pageOf('/blog/keyhole')(
    '.navbar__items--right a.navbar__link--active',
  );
  expect(active.attr('href')).toBe('/blog');
});
