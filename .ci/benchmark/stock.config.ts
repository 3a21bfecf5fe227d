/**
 * The site's pages in the classic preset as it is installed: no theme overrides, styles, plugins or highlighting of our
 * own. The benchmark copies it with the content and compares the two builds.
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

/** The content's own remark plugins stay: without them a page would ship every row of every table. */
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
      // An item type of ours becomes the plain link that the theme knows.
      items: themeConfig.navbar?.items?.map((item) =>
        item.type?.startsWith('custom-')
          ? {label: item.label, href: item.href, position: item.position}
          : item,
      ),
    },
  },
};

export default stock;
