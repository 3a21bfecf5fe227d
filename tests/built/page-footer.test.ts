import {describe, expect, test} from 'vitest';
import {copyOfRoute} from '../../src/lib/routes/fileRoutes';
import {pageOf, textOfRoute} from '../support/builtPages';
import {allRoutes, docRoutes} from '../support/routes';

const hrefs = (route: string, selector: string) => {
  const $ = pageOf(route);
  return $(selector)
    .toArray()
    .map((link) => $(link).attr('href')!);
};

describe.each([...textOfRoute])('%s', (route, {path, frontMatter}) => {
  test('has an edit link to its source file', () => {
    const links = hrefs(route, 'main a[href*="/edit/"]');
    expect(links.map((href) => href.split('/edit/main/')[1])).toEqual([path]);
  });

  test('has the date of its own front matter', () => {
    const time = pageOf(route)('main header time');
    const dates =
      path === 'src/pages/markdown-page.md'
        ? []
        : [frontMatter.date, frontMatter.verified].flatMap((value) =>
            value === undefined ? [] : String(value),
          );
    expect(
      time.toArray().map(({attribs: {datetime}}) => datetime!.slice(0, 10)),
    ).toEqual(dates);
    expect(time.toArray().map((each) => pageOf(route)(each).text())).toEqual(
      dates.map((date) =>
        new Date(date).toLocaleDateString('en-US', {
          dateStyle: 'long',
          timeZone: 'UTC',
        }),
      ),
    );
  });

  test('lets visitors report a problem with this page, and read its Markdown copy', () => {
    const [report, ...others] = hrefs(
      route,
      'main a:contains("Report a problem")',
    ).map((href) => new URL(href).searchParams.get('page'));
    expect([report, others]).toEqual([route, []]);
    expect(hrefs(route, 'main a:contains("Markdown copy")')).toEqual([
      `/${copyOfRoute(route)}`,
    ]);
  });
});

test('previous and next stay within a group of the sidebar', () => {
  let links = 0;
  for (const route of docRoutes) {
    const $ = pageOf(route);
    const group = $('.menu__list .menu__list')
      .filter((_, list) => $(list).find(`a[href="${route}"]`).length > 0)
      .find('a')
      .toArray()
      .map((link) => $(link).attr('href'));
    for (const link of hrefs(route, '.pagination-nav a')) {
      expect(group, route).toContain(link);
      links += 1;
    }
  }
  expect(links).toBeGreaterThan(40);
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
