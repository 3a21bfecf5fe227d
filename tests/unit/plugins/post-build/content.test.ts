import {expect, test} from 'vitest';
import {
  readAliases,
  readDocGroups,
} from '../../../../src/plugins/post-build/content';

const docs = (content: object) => ({
  name: 'docusaurus-plugin-content-docs',
  content: {loadedVersions: [content]},
});

test('reads the aliases of docs, posts and Markdown pages', () => {
  const frontMatter = {aliases: ['x', 1]};
  expect(
    readAliases(
      [
        {name: 'post-build', content: undefined},
        docs({
          docs: [
            {permalink: '/base/', frontMatter},
            {permalink: '/base/without', frontMatter: {}},
          ],
          sidebars: {},
        }),
        {
          name: 'docusaurus-plugin-content-blog',
          content: {
            blogPosts: [{metadata: {permalink: '/base/blog/a', frontMatter}}],
          },
        },
        {
          name: 'docusaurus-plugin-content-pages',
          content: [
            {type: 'jsx', permalink: '/base/crash'},
            {type: 'mdx', permalink: '/base/b', frontMatter},
          ],
        },
        // A second instance, whose folder does not exist.
        {name: 'docusaurus-plugin-content-pages', content: null},
      ],
      '/base/',
    ),
  ).toEqual(
    new Map([
      ['/', ['x', '1']],
      ['/blog/a', ['x', '1']],
      ['/b', ['x', '1']],
    ]),
  );
});

test('groups docs as in the sidebar, for all item types', () => {
  const doc = (id: string) => ({type: 'doc', id});
  const index = {type: 'generated-index', permalink: '/base/inner'};
  const inner = {type: 'category', link: index, items: [doc('renamed')]};
  const main = [
    {
      type: 'category',
      label: 'Methods',
      link: doc('methods'),
      items: [doc('hwid'), inner],
    },
    doc('intro'),
    {type: 'link', href: '/blog', label: 'Blog'},
    {type: 'ref', id: 'hwid'},
    {type: 'html', value: '<hr>'},
  ];
  const permalinks = {
    intro: '/base/',
    hwid: '/base/hwid',
    renamed: '/base/another-name',
    methods: '/base/methods',
  };
  const loaded = docs({
    docs: Object.entries(permalinks).map(([id, permalink]) => ({
      id,
      permalink,
    })),
    sidebars: {main},
  });
  expect(readDocGroups([loaded], '/base/')).toEqual([
    {title: 'Start here', routes: ['/']},
    {
      title: 'Methods',
      routes: ['/methods', '/hwid', '/inner', '/another-name'],
    },
  ]);
});
