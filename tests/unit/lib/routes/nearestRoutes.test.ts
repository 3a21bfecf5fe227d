import {expect, test} from 'vitest';
import {nearestRoutes} from '../../../../src/lib/routes/nearestRoutes';
import {docRoutes} from '../../../support/routes';

test.each([
  ['/kms83', '/kms38'],
  ['/HWID', '/hwid'],
  ['/hwid/', '/hwid'],
  ['/troubleshooting', '/troubleshoot'],
  ['/change-windows-edition', '/change_windows_edition'],
  ['/windows_8.1_links.html', '/windows_8.1_links'],
  ['/office-licence-is-not-genuine', '/office-license-is-not-genuine'],
] as const)('%s leads to %s', (typed, meant) => {
  expect(nearestRoutes(typed, docRoutes)[0]).toBe(meant);
});

test('finds nothing for an unrelated path', () => {
  expect(nearestRoutes('/wp-login.php', docRoutes)).toEqual([]);
  expect(nearestRoutes('/', docRoutes)).toEqual([]);
});

test('only the first 100 characters of a long path count, to limit the cost', () => {
  const route = `/${'abc'.repeat(33)}`;
  const typed = `/xy${route.slice(3)}`;
  expect(nearestRoutes(typed + '-'.repeat(100_000), [route])).toEqual([route]);
  expect(nearestRoutes(`${typed.slice(0, -1)}-z`, [route])).toEqual([route]);
  expect(nearestRoutes(`-${'z'.repeat(50)}${typed}`, [route])).toEqual([]);
});

test.each([
  '/some-page.htm',
  '/SOME-page.html',
  '/some_page.md',
  '/some%20page//',
  '/some - page',
])('%s differs from /some-page only in ignored ways', (typed) => {
  // One more change would be too many for a name of this length.
  expect(
    nearestRoutes(`${typed.replace('page', 'xxxx')}`, ['/some-page']),
  ).toEqual([]);
  expect(
    nearestRoutes(`${typed.replace('page', 'xxxe')}`, ['/some-page']),
  ).toEqual(['/some-page']);
});
