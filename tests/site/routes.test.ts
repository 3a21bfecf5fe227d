import {expect, test} from '@playwright/test';
import {buildDirectory, listFiles, readBuilt} from '../support/build';
import {allRoutes, fileOfRoute} from '../support/routes';
import {servers} from '../support/servers';

test.describe('routes', () => {
  const htmlFiles = () =>
    listFiles(buildDirectory).filter((file) => file.endsWith('.html'));

  test('the build contains a page for each text, and no others except the not-found page', () => {
    const expected = [...allRoutes.map(fileOfRoute), '404.html'];
    expect(htmlFiles().sort()).toEqual(expected.sort());
  });

  test('no page is a folder index, so no URL ends in a slash', () => {
    expect(htmlFiles().filter((file) => file.endsWith('/index.html'))).toEqual(
      [],
    );
  });

  test('crawlers may read everything', () => {
    expect(readBuilt('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  });

  test('the sitemap lists every route once, without a trailing slash', () => {
    const locations = [
      ...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
    ].map(([, location]) => new URL(location!).pathname);
    expect(locations.sort()).toEqual([...allRoutes].sort());
  });

  for (const route of allRoutes) {
    test(`${route} is its own canonical URL and has no links with a trailing slash`, () => {
      const html = readBuilt(fileOfRoute(route));
      const canonical =
        /<link[^>]+rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
      expect(new URL(/href="?([^"\s>]+)/.exec(canonical)![1]!).pathname).toBe(
        route,
      );
      const internal = [...html.matchAll(/<a [^>]*href="?(\/[^"\s>#?]*)/g)].map(
        ([, href]) => href!,
      );
      expect(
        internal.filter((href) => href !== '/' && href.endsWith('/')),
      ).toEqual([]);
    });
  }

  test('an unknown path answers with status 404 and the not-found page', async ({
    request,
  }) => {
    for (const path of [
      '/no-such-page',
      '/kms38/more',
      '/assets/js/gone.js',
      '/HWID',
    ]) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toContain('Page not found');
    }
  });

  test('a URL with a trailing slash redirects to the one without', async ({
    request,
  }) => {
    const response = await request.get('/kms38/?q=1', {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/kms38?q=1');
    const doubled = await request.get(`${servers.site.url}/evil.example/`, {
      maxRedirects: 0,
    });
    expect(doubled.headers().location).toBe('/evil.example');
  });

  test('a dot in a route does not count as a file extension', async ({
    request,
  }) => {
    const response = await request.get('/windows_8.1_links');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/html');
  });
});
