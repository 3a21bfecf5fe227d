import {expect, test} from '@playwright/test';

import {servers} from '../support/servers';

test.describe('routes', () => {
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
