import {expect, test} from 'vitest';
import type {PluginOptions as BlogOptions} from '@docusaurus/plugin-content-blog';
import config from '../../docusaurus.config';
import {plainMarkdown} from '../../src/plugins/plain-markdown/plainMarkdown';

type Options = Record<'docs' | 'blog' | 'pages', Record<string, unknown>>;
const options = (config.presets![0] as [string, Options])[1];
const theme = config.themeConfig as Record<string, Record<string, unknown>>;

test('broken links fail the build; other problems only warn', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenMarkdownLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
  });
});

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

test('one locale with label, direction, language and calendar', () => {
  expect(config.i18n).toEqual({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
      },
    },
  });
});

test('one docs version, current, labeled Next, at the root of the site', () => {
  expect(options.docs).toMatchObject({
    routeBasePath: '/',
    versions: {current: {label: 'Next'}},
  });
});

test('title MAS, base URL /, no trailing slash, browser history, faster flags off', () => {
  expect(config).toMatchObject({
    title: 'MAS',
    baseUrl: '/',
    trailingSlash: false,
  });
  expect(config.future).toEqual({experimental_faster: false});
});

test('light by default, system respected, switch allowed', () => {
  expect(theme.colorMode).toEqual({
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  });
});

test('the sidebar is not hideable and does not auto-collapse; table of contents of levels 2 to 3', () => {
  expect(theme.docs).toMatchObject({
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  });
  expect(theme.tableOfContents).toEqual({
    minHeadingLevel: 2,
    maxHeadingLevel: 3,
  });
});

test('the blog is grouped by year, shows reading time and offers RSS and Atom', () => {
  expect(theme.blog).toEqual({sidebar: {groupByYear: true}});
  const blog = options.blog as unknown as BlogOptions;
  expect(blog.showReadingTime).toBe(true);
  expect(blog.feedOptions.type).toEqual(['rss', 'atom']);
});
