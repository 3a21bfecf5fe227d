import {allRoutes} from '../support/routes';
import {servers} from '../support/servers';
import {expectSoundPage, kinds, missing} from '../support/soundPage';
import {test} from '../support/test';

/** Pages of the second build, which hold everything that the guide for authors allows. */
const previewed = ['blog', 'blog/parts', 'test/every-kind'];

// On a phone, in light and dark mode by turns. Of each kind, one page was opened there before.
for (const [at, route] of [...allRoutes, missing, ...previewed].entries()) {
  test(`${route} is sound: layout shift, foreign files, axe, reading order, width`, async ({
    page,
    permit,
  }) => {
    if (route === missing) {
      permit(/404 .*\/no-such-page$/, 'Chromium reports the status');
    }
    const kind = kinds.indexOf(route);
    await expectSoundPage(page, route, {
      device: kind < 0 ? 'phone' : 'desktop',
      mode: (kind < 0 ? at : kind) % 2 ? 'dark' : 'light',
      address: previewed.includes(route)
        ? `${servers.preview.url}${route}`
        : route,
    });
  });
}
