import {expect, test} from 'vitest';
import {parseTitles} from '../../../../src/lib/routes/pageTitles';
import {nearestPages} from '../../../../src/lib/search/nearestPages';
import {listTitles} from '../../../../src/plugins/post-build/steps/pageTitles';
import {builtPage, builtSite} from '../../../support/builtSite';

const page = (route: string, heading: string) =>
  builtPage(
    route,
    `<html><head></head><body><main>${heading}</main></body></html>`,
  );

test('the not-found page can suggest every page that has a title', () => {
  const titles = listTitles(
    builtSite({
      pages: [
        page('/', '<h1>Start</h1>'),
        page('/kms38', '<h1>KMS38: what it was</h1>'),
        page('/untitled', '<p>x</p>'),
      ],
    }),
  );
  expect(titles).toEqual([
    {route: '/', title: 'Start'},
    {route: '/kms38', title: 'KMS38: what it was'},
  ]);
  const read = parseTitles(JSON.parse(JSON.stringify(titles)));
  expect(nearestPages('kms83', read)).toEqual([titles[1]]);
});

test('anything else than a list of titles is refused', () => {
  for (const value of [null, {}, 'x', [null], [{route: '/a'}], [{title: 1}]]) {
    expect(() => parseTitles(value), JSON.stringify(value)).toThrow(
      'no list of titles',
    );
  }
});
