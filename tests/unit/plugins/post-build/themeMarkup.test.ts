import {expect, test} from 'vitest';
import {correctThemeMarkup} from '../../../../src/plugins/post-build/steps/themeMarkup';
import {builtPage, builtSite} from '../../../support/builtSite';

function corrected(route: string, head: string, body: string): string {
  const page = builtPage(
    route,
    `<html><head>${head}</head><body>${body}</body></html>`,
  );
  correctThemeMarkup(builtSite({pages: [page], documents: [page]}));
  return page.html;
}

const author =
  '<main><header><h1>Team</h1><p>Checks "all"\n facts.</p></header><p>Post</p></main>';

test('removes the inline style of open sidebar groups', () => {
  const style = 'display:block;overflow:visible;height:auto';
  expect(
    corrected('/', '', `<ul style="${style}" class="menu__list"></ul>`),
  ).toContain('<ul class="menu__list">');
});

test('the page of a team without a description gets the one below its title', () => {
  expect(corrected('/blog/authors/team', '<title>T</title>', author)).toContain(
    '<head><title>T</title><meta name="description" content="Checks &quot;all&quot; facts."><meta property="og:description" content="Checks &quot;all&quot; facts."></head>',
  );
});

test('a description stays, and a page that says nothing about itself gets none', () => {
  const own = '<meta name="description" content="Own">';
  expect(corrected('/blog/authors/team', own, author)).toContain(
    `<head>${own}</head>`,
  );
  expect(corrected('/x', '', '<main></main>')).toContain('<head></head>');
});
