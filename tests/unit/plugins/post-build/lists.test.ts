import {expect, test} from 'vitest';
import {listTitles} from '../../../../src/plugins/post-build/steps/pageTitles';
import {builtPage} from '../../../support/builtSite';

const page = (route: string, heading = `<h1>Title of ${route}</h1>`) =>
  builtPage(route, `<html><body><main>${heading}</main></body></html>`);

test('the not-found page can suggest every page that has a title', () => {
  const titles = listTitles({
    pages: [page('/'), page('/untitled', '<p>x</p>')],
  });
  expect(titles).toEqual([{route: '/', title: 'Title of /'}]);
});
