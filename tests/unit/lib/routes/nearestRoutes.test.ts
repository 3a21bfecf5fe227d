import {describe, expect, test} from 'vitest';
import {
  editDistance,
  nearestRoutes,
} from '../../../../src/lib/routes/nearestRoutes';
import {docRoutes} from '../../../support/routes';

describe('nearest routes', () => {
  for (const [typed, meant] of [
    ['/kms83', '/kms38'],
    ['/HWID', '/hwid'],
    ['/hwid/', '/hwid'],
    ['/ohok', '/ohook'],
    ['/troubleshooting', '/troubleshoot'],
    ['/change-windows-edition', '/change_windows_edition'],
    ['/windows_8.1_links.html', '/windows_8.1_links'],
    ['/windows_11_link', '/windows_11_links'],
    ['/office-licence-is-not-genuine', '/office-license-is-not-genuine'],
  ] as const) {
    test(`${typed} leads to ${meant}`, () => {
      expect(nearestRoutes(typed, docRoutes)[0]).toBe(meant);
    });
  }

  test('a path like no other gives nothing', () => {
    expect(nearestRoutes('/wp-login.php', docRoutes)).toEqual([]);
    expect(nearestRoutes('/', docRoutes)).toEqual([]);
  });

  test('gives three at most', () => {
    expect(
      nearestRoutes('/windows_links', docRoutes).length,
    ).toBeLessThanOrEqual(3);
  });

  test('a path of 100,000 characters costs no time', () => {
    const start = performance.now();
    nearestRoutes(`/${'a'.repeat(100_000)}`, docRoutes);
    expect(performance.now() - start).toBeLessThan(200);
  });

  test('counts a swap of neighbors as one change', () => {
    expect(editDistance('kms83', 'kms38')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });
});
