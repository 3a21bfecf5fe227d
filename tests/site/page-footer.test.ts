import {expect, open, settled, test, withoutPrefetch} from '../support/test';

test('the end of a page thanks for a Yes in place, sends and keeps nothing, and asks again on the next page', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page, '/kms38');
  await settled(page);
  const main = page.getByRole('main');
  const no = main.getByRole('link', {name: 'No, report a problem'});
  const end = main.getByText('Did this help?');
  await end.scrollIntoViewIfNeeded();
  await settled(page);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  const before = {
    kept: await kept(),
    height: (await end.boundingBox())!.height,
  };
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const yes = main.getByRole('button', {name: 'Yes', exact: true});
  await yes.click();
  await expect(
    main.getByRole('status').filter({hasText: 'Thanks'}),
  ).toBeVisible();
  await expect(yes).toBeFocused();
  await expect(no).toHaveCount(0);
  expect({
    kept: await kept(),
    height: (await end.boundingBox())!.height,
  }).toEqual(before);
  expect(requests).toEqual([]);

  await main.getByRole('link', {name: 'KMS', exact: true}).click();
  await expect(page).toHaveURL(/online_kms/);
  await expect(no).toBeVisible();
  await expect(main.getByText('Thanks, good to know.')).toHaveCount(0);
});

test('the link that reports a problem names the section of the address', async ({
  page,
}) => {
  await open(page, '/kms38#undo');
  const link = page
    .getByRole('main')
    .getByRole('link', {name: 'No, report a problem'});
  const reported = async () =>
    new URL((await link.getAttribute('href'))!).searchParams.get('page');
  expect(await reported()).toBe('/kms38#undo');
  await page.getByRole('link', {name: 'Does it work now?'}).click();
  await expect.poll(reported).toBe('/kms38#does-it-work-now');
});
