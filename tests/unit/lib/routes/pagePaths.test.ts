import {expect, test} from 'vitest';
import {belowBase, pagePaths} from '../../../../src/lib/routes/pagePaths';

test('the pages are the innermost routes, without duplicates and the catch-all route', () => {
  expect(
    pagePaths([
      {path: '/base/blog'},
      {
        path: '/base/',
        routes: [
          {
            path: '/base/',
            routes: [{path: '/base/kms38'}, {path: '/base/'}],
          },
        ],
      },
      {path: '/base/'},
      {path: '*'},
    ]),
  ).toEqual(['/base/blog', '/base/kms38', '/base/']);
});

for (const [path, baseUrl, below] of [
  ['/docs/hwid', '/docs/', '/hwid'],
  ['/docs/', '/docs/', '/'],
  ['/docs', '/docs/', '/'],
  ['/hwid', '/', '/hwid'],
  ['/', '/', '/'],
  ['/docsearch', '/docs/', '/docsearch'],
] as const) {
  test(`${path} relative to ${baseUrl} is ${below}`, () => {
    expect(belowBase(path, baseUrl)).toBe(below);
  });
}
