import {listedFiles} from '../../src/lib/dataFiles/paths';
import {expect, open, test} from '../support/test';
import {servers} from '../support/servers';

const types = {json: 'application/json', ics: 'text/calendar; charset=utf-8'};

for (const site of ['site', 'preview'] as const) {
  test(`the page that lists the data files links each at its address, and the ${site} server sends it with its type`, async ({
    page,
    request,
  }) => {
    const {origin, pathname} = new URL(servers[site].url);
    const base = pathname.replace(/\/$/, '');
    await page.goto(`${origin}${base}/credits`);
    const links = await page
      .getByRole('main')
      .locator('a[href*="/data/"]')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => ({
          href: anchor.getAttribute('href')!,
          text: anchor.textContent,
          target: anchor.getAttribute('target'),
        })),
      );
    const paths = listedFiles.flatMap(({path, schema}) =>
      schema ? [path, schema] : [path],
    );
    expect(links).toEqual(
      paths.map((path) => ({
        href: base + path,
        text: path.slice('/data/'.length),
        target: '_self',
      })),
    );
    for (const {href} of links) {
      const response = await request.get(origin + href);
      expect(response.status(), href).toBe(200);
      const extension = href.slice(href.lastIndexOf('.') + 1) as 'json' | 'ics';
      expect(response.headers(), href).toMatchObject({
        'content-type': types[extension],
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=3600',
      });
      const text = await response.text();
      if (extension === 'json') {
        expect(Object.keys(JSON.parse(text) as object), href).toContain(
          'title',
        );
      } else {
        expect(text, href).toMatch(/^BEGIN:VCALENDAR\r\n/);
      }
    }
  });
}

test('a file opens from its link, and Back returns to the page', async ({
  page,
}) => {
  await open(page, '/credits');
  await page.getByRole('link', {name: 'lifecycle.json'}).click();
  await expect(page).toHaveURL(/\/data\/lifecycle\.json$/);
  await page.goBack();
  await expect(
    page.getByRole('heading', {name: 'Data for others'}),
  ).toBeVisible();
});
