import {expect, open, test} from '../support/test';

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
