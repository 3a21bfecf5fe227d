import {expect, open, warmTest as test} from '../support/test';

test('a heading is no link, but has one that a pointer shows', async ({
  page,
}) => {
  await open(page, '/kms38');
  const heading = page.locator('#undo');
  await expect(heading.getByRole('link')).toHaveCount(0);
  const link = heading.locator('a');
  const opacity = () =>
    link.evaluate((element) => getComputedStyle(element, '::before').opacity);
  expect(await opacity()).toBe('0');
  await heading.hover();
  await expect.poll(opacity).toBe('1');
  await link.click();
  await expect(page).toHaveURL('/kms38#undo');
  await expect(heading).toBeInViewport();
});
