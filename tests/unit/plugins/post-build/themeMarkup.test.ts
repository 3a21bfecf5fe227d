import {expect, test} from 'vitest';
import {pageDescriptions} from '../../../../src/data/pageDescriptions';
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

test('removes the inline style of open sidebar groups', () => {
  const style = 'display:block;overflow:visible;height:auto';
  expect(
    corrected('/', '', `<ul style="${style}" class="menu__list"></ul>`),
  ).toContain('<ul class="menu__list">');
});

test('a list that Docusaurus makes without a description gets one', () => {
  const text = pageDescriptions['/blog/tags'];
  expect(
    corrected('/blog/tags', '<title>T</title>', '<main></main>'),
  ).toContain(
    `<head><title>T</title><meta name="description" content="${text}"><meta property="og:description" content="${text}"></head>`,
  );
});

test('a description stays, and a page that says nothing about itself gets none', () => {
  const own = '<meta name="description" content="Own">';
  expect(corrected('/blog/tags', own, '<main></main>')).toContain(
    `<head>${own}</head>`,
  );
  expect(corrected('/x', '', '<main></main>')).toContain('<head></head>');
});
