import path from 'node:path';
import {expect, test} from 'vitest';
import config from '../../docusaurus.config';
import {quoteProse} from '../../src/plugins/typographic-quotes/typographicQuotes';
import {plainMarkdown} from '../../src/plugins/plain-markdown/plainMarkdown';
import {projectDirectory} from '../support/build';

type Options = Record<'docs' | 'blog' | 'pages', Record<string, unknown>>;
const options = (config.presets![0] as [string, Options])[1];

test('docs, posts and pages are checked for code before anything else reads them', () => {
  for (const kind of ['docs', 'blog', 'pages'] as const) {
    expect(options[kind].beforeDefaultRemarkPlugins, kind).toEqual([
      plainMarkdown,
      expect.any(Function),
      quoteProse,
    ]);
  }
  // These would change a page before it is parsed, or parse it as something else than the checks do.
  expect(config.markdown?.preprocessor).toBeUndefined();
  expect(config.markdown?.format).toBeUndefined();
  expect(config.markdown?.mdx1Compat).toEqual({admonitions: false});
});

test('the build stops at a slug that would make a file elsewhere, with its line', () => {
  const parse = config.markdown!.parseFrontMatter!;
  for (const [file, slug] of [
    ['blog/2026-11-21-x.md', '../../../elsewhere/x'],
    ['blog/2026-11-21-x.md', '../hwid'],
    ['docs/x.md', '//host.example'],
    ['docs/x.md', '/hwid'],
  ] as const) {
    expect(
      () =>
        parse({
          filePath: path.join(projectDirectory, file),
          fileContent: `---\ntitle: T\nslug: ${slug}\n---\n\nText.\n`,
          defaultParseFrontMatter: parse as never,
        }),
      slug,
    ).toThrow(`${file}:3: "slug" must be`);
  }
  // Docusaurus would leave out a number at the start of a name, so two files could have one address.
  expect(options.docs.numberPrefixParser).toBe(false);
});

test('the settings that the specification fixes, or with which the build stops, and that no test of a page would miss', () => {
  expect(config).toMatchObject({
    baseUrl: '/',
    onBrokenLinks: 'throw',
    future: {experimental_faster: false},
    i18n: {locales: ['en'], localeConfigs: {en: {calendar: 'gregory'}}},
  });
  expect(options.blog).toMatchObject({
    onInlineAuthors: 'throw',
    onInlineTags: 'throw',
  });
  expect(options.docs.versions).toMatchObject({current: {label: 'Next'}});
  expect(config.themeConfig).toMatchObject({
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  });
});
