import {expect, test} from 'vitest';
import {
  editDistance,
  nearestRoutes,
} from '../../../../src/lib/routes/nearestRoutes';
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

test('finds those that are near, the nearest first', () => {
  const routes = ['/page-of-one', '/page-a', '/page-ab', '/page-abc'];
  expect(nearestRoutes('/page-a', routes)).toEqual([
    '/page-a',
    '/page-ab',
    '/page-abc',
  ]);
});

test('the words may have another order', () => {
  const titles = ['Download Windows 10', 'Windows 10 end of support'];
  expect(nearestRoutes('windows_10_dowload', titles)).toEqual([titles[0]]);
});

test('a third of the letters may differ, or two in a short name', () => {
  expect(nearestRoutes('/xxcdefgh', ['/abcdefgh'])).toEqual(['/abcdefgh']);
  expect(nearestRoutes('/xxxdefgh', ['/abcdefgh'])).toEqual(['/abcdefgh']);
  expect(nearestRoutes('/xxxxefgh', ['/abcdefgh'])).toEqual([]);
  expect(nearestRoutes('/xxc', ['/abc'])).toEqual(['/abc']);
  expect(nearestRoutes('/xxx', ['/abc'])).toEqual([]);
});

test('a name inside another one matches from three letters', () => {
  expect(nearestRoutes('/how-to-use-abc', ['/abc'])).toEqual([]);
  expect(nearestRoutes('use/abc-now-or-later', ['/abc'])).toEqual(['/abc']);
  expect(nearestRoutes('use/ab-now-or-later', ['/ab'])).toEqual([]);
  expect(nearestRoutes('/very-long-name', ['/'])).toEqual([]);
  expect(nearestRoutes('/a', ['/a', '/ab'])).toEqual([]);
  expect(nearestRoutes('/ab', ['/a', '/'])).toEqual(['/a']);
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

test('counts a swap of neighbors as one change', () => {
  expect(editDistance('kms83', 'kms38')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('same', 'same')).toBe(0);
  expect(editDistance('ab', 'cb')).toBe(1);
  expect(editDistance('xab', 'xca')).toBe(2);
  expect(editDistance('abx', 'bcx')).toBe(2);
});
