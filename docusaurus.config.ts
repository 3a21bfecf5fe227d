import {readFileSync} from 'node:fs';
import path from 'node:path';
import type * as ContentBlog from '@docusaurus/plugin-content-blog';
import type * as ContentDocs from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {Config, PluginConfig} from '@docusaurus/types';
import {posixPath} from '@docusaurus/utils';
import {announcement} from './src/data/announcement';
import {
  footerGroups,
  navbarEnd,
  navbarStart,
  type NavbarEntry,
} from './src/data/navigation';
import {site, themeColor} from './src/data/site';
import {formatFaults} from './checks/fault';
import {checkFrontMatter, contentKind} from './checks/frontMatter';
import {frontMatterFaults, readTextFile} from './checks/textFile';
import {
  resolveIdentity,
  type PackageIdentity,
} from './src/build/resolveIdentity';
import {cardOfRoute, routeOfText, siteCard} from './src/lib/routes/routes';
import {datedHeadings} from './src/plugins/dated-headings/datedHeadings';
import {highlightCode} from './src/plugins/highlight-code';
import {keepNames} from './src/plugins/keep-names/keepNames';
import {markdownTables} from './src/plugins/markdown-tables/markdownTables';
import {plainMarkdown} from './src/plugins/plain-markdown/plainMarkdown';
import {referenceData} from './src/plugins/reference-data';
import {taskLists} from './src/plugins/task-lists/taskLists';
import {quoteProse} from './src/plugins/typographic-quotes/typographicQuotes';

// Docusaurus' default CSS minifier reorders rules of equal specificity that match the same element, so the wrong rule
// wins. The simple minifier keeps their order.
process.env.USE_SIMPLE_CSS_MINIFIER = 'true';

const packageJson = JSON.parse(
  readFileSync(path.join(__dirname, 'package.json'), 'utf8'),
) as PackageIdentity;

const identity = resolveIdentity(packageJson, process.env);
const reference = referenceData(__dirname);
const serviceUrls = {chat: site.chatUrl, source: identity.repositoryUrl};

/** `npm run test:rest` builds build-preview/ with other posts, and with pages that crash on purpose. It is never published. */
const isPreview = process.env.TEST_PAGES === 'true';

/** The path of a page below the project, or below the folder with the content of that build. */
const contentPath = (file: string) =>
  posixPath(path.relative(__dirname, file)).replace(/^tests\/fixtures\//, '');

/** Docusaurus adds the path of a page's file. */
const editUrl = `${identity.repositoryUrl}/edit/${site.branch}/`;

const markdown: Config['markdown'] = {
  // Only `:::tip[Title]`, not the older `:::tip Title`, which Docusaurus turns into the former before it parses a page.
  mdx1Compat: {admonitions: false},
  // Docusaurus accepts unknown front matter fields. This site's schema rejects them.
  parseFrontMatter: (params) => {
    const file = readTextFile(contentPath(params.filePath), params.fileContent);
    const faults = frontMatterFaults(file);
    // `npm start` continues with the valid fields. src/plugins/content-faults shows the faults in an overlay.
    if (faults.length > 0 && process.env.NODE_ENV !== 'development') {
      throw new Error(`Front matter to fix:\n${formatFaults(faults)}`);
    }
    const {path: name, source, frontMatter, body} = file;
    return Promise.resolve({
      frontMatter: {
        ...checkFrontMatter(name, frontMatter, source).frontMatter,
        // src/plugins/post-build draws it.
        ...(contentKind(name) !== null && {
          image: `/${cardOfRoute(routeOfText(file))}`,
        }),
      },
      content: body,
    });
  },
};

/** Markdown plugins shared by docs, posts and pages. */
const mdx = {
  beforeDefaultRemarkPlugins: [plainMarkdown, reference.remark, quoteProse],
  rehypePlugins: [
    markdownTables,
    taskLists,
    highlightCode,
    // Before the next, which changes the spaces of a date.
    datedHeadings,
    keepNames,
  ],
};

const docs: ContentDocs.Options = {
  ...mdx,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  // The name of a file is the address of its page, also where a number comes first.
  numberPrefixParser: false,
  editUrl,
  versions: {current: {label: 'Next'}},
};

const blog: ContentBlog.Options = {
  ...mdx,
  path: isPreview ? 'tests/fixtures/blog' : 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription:
    'Longer articles by the MAS docs teams on Windows and Office licensing: what changed, what was found, and what it means.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  // All on one page. Not 'ALL', with which a team without posts has no page.
  postsPerPage: 1000,
  showReadingTime: true,
  editUrl,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'warn',
  feedOptions: {
    type: ['rss', 'atom'],
    title: `${site.title} blog`,
    description: site.description,
    copyright: 'Text under CC BY 4.0',
    language: 'en',
  },
};

const presetOptions: Preset.Options = {
  docs,
  blog,
  pages: {...mdx, editUrl},
  sitemap: {lastmod: null, changefreq: null, priority: null},
  theme: {customCss: './src/css/custom.css'},
};

const headTags: Config['headTags'] = [
  // Browser toolbars match the page's background.
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: themeColor[mode],
      media: `(prefers-color-scheme: ${mode})`,
    },
  })),
  {
    tagName: 'link',
    attributes: {
      rel: 'manifest',
      href: `${identity.baseUrl}manifest.webmanifest`,
    },
  },
  {
    tagName: 'link',
    attributes: {
      rel: 'apple-touch-icon',
      href: `${identity.baseUrl}img/apple-touch-icon.png`,
    },
  },
];

/** An item on one side of the navbar. Services have an item of their own, which shows an icon. */
const navbarItem = (entry: NavbarEntry, position: 'left' | 'right') =>
  ({
    ...entry,
    ...('service' in entry && {
      type: 'custom-serviceLink',
      href: serviceUrls[entry.service],
    }),
    position,
  }) as NavbarItem;

const themeConfig: Preset.ThemeConfig = {
  image: siteCard,
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: true,
  },
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // src/theme/AnnouncementBar renders the text and the link, so the link navigates without a page load.
  announcementBar: announcement
    ? {id: announcement.id, content: announcement.text, isCloseable: true}
    : undefined,
  navbar: {
    title: site.title,
    hideOnScroll: true,
    logo: {alt: '', src: 'img/logo.svg', width: 28, height: 28},
    items: [
      ...navbarStart.map((entry) => navbarItem(entry, 'left')),
      ...navbarEnd.map((entry) => navbarItem(entry, 'right')),
      {type: 'localeDropdown', position: 'right'},
    ],
  },
  footer: {
    links: footerGroups.map(({title, items}) => ({
      title,
      items: items.map((item) =>
        'service' in item
          ? {label: item.label, href: serviceUrls[item.service]}
          : item,
      ),
    })),
  },
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/logo.svg',
  url: identity.url,
  baseUrl: identity.baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  // Docusaurus' banner mentions Docusaurus. src/plugins/page-bootstrap shows our own notice instead.
  baseUrlIssueBanner: false,
  i18n: {
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
  },
  future: {experimental_faster: false},
  customFields: {
    chatUrl: serviceUrls.chat,
    repositoryUrl: serviceUrls.source,
  },
  markdown,
  plugins: [
    './src/plugins/build-date/index.ts',
    './src/plugins/bundle-licenses/index.ts',
    './src/plugins/chunk-groups/index.ts',
    './src/plugins/class-names/index.ts',
    './src/plugins/content-faults/index.ts',
    './src/plugins/generated-modules/index.ts',
    './src/plugins/highlight-code/index.ts',
    './src/plugins/page-bootstrap/index.ts',
    './src/plugins/post-build/index.ts',
    './src/plugins/text-breakpoints/index.ts',
    './src/plugins/webpack-cache/index.ts',
    reference.plugin,
    ...(isPreview
      ? [
          [
            '@docusaurus/plugin-content-pages',
            {
              ...mdx,
              id: 'test-pages',
              path: 'tests/fixtures/pages',
              routeBasePath: 'test',
            },
          ] as PluginConfig,
        ]
      : []),
  ],
  presets: [['classic', presetOptions]],
  headTags,
  clientModules: [
    './src/client/chunkLoading.ts',
    './src/client/focusResult.ts',
    './src/client/sidebarInView.ts',
  ],
  themeConfig,
};

export default config;
