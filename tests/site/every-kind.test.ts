import {expectSoundPage, kinds, missing} from '../support/soundPage';
import {test} from '../support/test';

for (const [at, route] of kinds.entries()) {
  test(`${route} is sound: layout shift, foreign files, axe, reading order, width`, async ({
    page,
    permit,
  }) => {
    if (route === missing) {
      permit(/404 .*\/no-such-page$/, 'Chromium reports the status');
    }
    await expectSoundPage(page, route, {
      device: 'phone',
      mode: at % 2 ? 'light' : 'dark',
    });
  });
}
