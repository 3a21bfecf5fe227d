import {expect, test} from 'vitest';
import {parseTitles} from '../../../../src/lib/routes/pageTitles';
import {listTitles} from '../../../../src/plugins/post-build/steps/pageTitles';
import {builtPage} from '../../../support/builtSite';

const page = (route: string, heading = `<h1>Title of ${route}</h1>`) =>
  builtPage(route, `<html><body><main>${heading}</main></body></html>`);

test('the not-found page can suggest every page that has a title', () => {
  const titles = listTitles({
    pages: [page('/'), page('/untitled', '<p>x</p>')],
  });
  expect(parseTitles(titles)).toEqual([{route: '/', title: 'Title of /'}]);
  for (const value of [null, {}, 'x', [null], [{route: '/a'}], [{title: 1}]]) {
    expect(() => parseTitles(value), JSON.stringify(value)).toThrow(
      'no list of titles',
    );
  }
});
