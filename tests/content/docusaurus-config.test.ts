import {expect, test} from 'vitest';
import config from '../../docusaurus.config';
import {plainMarkdown} from '../../src/plugins/plain-markdown/plainMarkdown';

type Options = Record<'docs' | 'blog' | 'pages', Record<string, unknown>>;
const options = (config.presets![0] as [string, Options])[1];

test('docs, posts and pages are checked for code before anything else reads them', () => {
  for (const kind of ['docs', 'blog', 'pages'] as const) {
    expect(options[kind].beforeDefaultRemarkPlugins, kind).toEqual([
      plainMarkdown,
      expect.any(Function),
    ]);
  }
  // These would change a page before it is parsed, or parse it as something else than the checks do.
  expect(config.markdown?.preprocessor).toBeUndefined();
  expect(config.markdown?.format).toBeUndefined();
  expect(config.markdown?.mdx1Compat).toEqual({admonitions: false});
});

test('the settings that the specification fixes and that no test of a page would miss', () => {
  expect(config).toMatchObject({
    baseUrl: '/',
    onBrokenLinks: 'throw',
    future: {experimental_faster: false},
    i18n: {locales: ['en'], localeConfigs: {en: {calendar: 'gregory'}}},
  });
  expect(options.docs.versions).toMatchObject({current: {label: 'Next'}});
  expect(config.themeConfig).toMatchObject({
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  });
});
