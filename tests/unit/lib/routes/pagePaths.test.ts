import {expect, test} from 'vitest';
import {pagePaths} from '../../../../src/lib/routes/pagePaths';

test('the pages are the innermost routes, each once, without the one for every address', () => {
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
