import {expect, test} from 'vitest';
import {nearestRoutes} from '../../../../src/lib/routes/nearestRoutes';

test('only the first 100 characters of a long path count, to limit the cost', () => {
  const route = `/${'abc'.repeat(33)}`;
  const typed = `/xy${route.slice(3)}`;
  expect(nearestRoutes(typed + '-'.repeat(100_000), [route])).toEqual([route]);
  expect(nearestRoutes(`${typed.slice(0, -1)}-z`, [route])).toEqual([route]);
  expect(nearestRoutes(`-${'z'.repeat(50)}${typed}`, [route])).toEqual([]);
});
