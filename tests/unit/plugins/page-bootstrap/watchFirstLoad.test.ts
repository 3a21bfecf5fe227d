import {expect, test} from 'vitest';
import {fittingBaseUrl} from '../../../../src/plugins/page-bootstrap/scripts/watchFirstLoad';

const cases = [
  {
    shown: '/wrong/kms38',
    canonical: '/kms38',
    baseUrl: '/',
    fitting: '/wrong/',
  },
  {shown: '/wrong/', canonical: '/', baseUrl: '/', fitting: '/wrong/'},
  {shown: '/wrong', canonical: '/', baseUrl: '/', fitting: '/wrong/'},
  {
    shown: '/a/b/faq',
    canonical: '/docs/faq',
    baseUrl: '/docs/',
    fitting: '/a/b/',
  },
  {shown: '/faq', canonical: '/docs/faq', baseUrl: '/docs/', fitting: '/'},
  {shown: '/x/nowhere', canonical: null, baseUrl: '/', fitting: '/x/nowhere/'},
  {shown: '/x/other', canonical: '/kms38', baseUrl: '/', fitting: '/x/other/'},
];

for (const {shown, canonical, baseUrl, fitting} of cases) {
  test(`the page ${canonical} built for ${baseUrl} and shown at ${shown} suggests ${fitting}`, () => {
    expect(fittingBaseUrl(shown, canonical, baseUrl)).toBe(fitting);
  });
}
