import {expect, test} from 'vitest';
import {fittingBaseUrl} from '../../../../src/plugins/page-bootstrap/scripts/watchFirstLoad';

const cases = [
  ['/wrong/kms38', '/kms38', '/', '/wrong/'],
  ['/wrong/kms38.html', '/kms38', '/', '/wrong/'],
  ['/wrong/blog/tags', '/blog/tags', '/', '/wrong/'],
  ['/wrong/', '/', '/', '/wrong/'],
  ['/wrong/index.html', '/', '/', '/wrong/'],
  ['/wrong', '/', '/', '/wrong/'],
  ['/a/b/faq', '/docs/faq', '/docs/', '/a/b/'],
  ['/faq', '/docs/faq', '/docs/', '/'],
  // The page is at its place, so the base URL is right.
  ['/', '/', '/', null],
  ['/index.html', '/', '/', null],
  ['/kms38', '/kms38', '/', null],
  ['/kms38/', '/kms38', '/', null],
  ['/docs/faq', '/docs/faq', '/docs/', null],
  // The not-found page, which is shown at any address.
  ['/nope/', '/404.html', '/', null],
  ['/x/nowhere', null, '/', null],
  ['/x/other', '/kms38', '/', null],
  ['/x/notkms38', '/kms38', '/', null],
] as const;

for (const [shown, canonical, baseUrl, fitting] of cases) {
  test(`the page ${canonical} built for ${baseUrl} and shown at ${shown} suggests ${fitting ?? 'nothing'}`, () => {
    expect(fittingBaseUrl(shown, canonical, baseUrl)).toBe(fitting);
  });
}
