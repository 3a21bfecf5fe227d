/**
 * The site's content in the unmodified classic preset: none of our theme overrides, styles, plugins or highlighting.
 * The benchmark compares its build with ours.
 */
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';

const {docs, blog, pages, sitemap} = (
  config.presets as [['classic', Options]]
)[0][1];
const {title, tagline, favicon, url, trailingSlash, i18n, customFields} =
  config;
const themeConfig = config.themeConfig as ThemeConfig;

/** Keeps the remark plugins. Without them, a page would ship every row of every table. */
const asInstalled = <Content extends object>(
  options: Content | false | undefined,
) => ({...(options as Content), rehypePlugins: []});

const stock: Config = {
  ...{title, tagline, favicon, url, trailingSlash, i18n, customFields},
  baseUrl: '/',
  // The tables of the pages need the date.
  plugins: ['./src/plugins/build-date/index.ts'],
  presets: [
    [
      'classic',
      {
        docs: asInstalled(docs),
        blog: asInstalled(blog),
        pages: asInstalled(pages),
        sitemap,
      } satisfies Options,
    ],
  ],
  themeConfig: {
    ...themeConfig,
    navbar: {
      ...themeConfig.navbar,
      // Our own item types become plain links.
      items: themeConfig.navbar?.items?.map((item) =>
        item.type?.startsWith('custom-')
          ? {label: item.label, href: item.href, position: item.position}
          : item,
      ),
    },
  },
};

export default stock;
