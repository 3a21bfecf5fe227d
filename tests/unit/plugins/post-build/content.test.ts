import {expect, test} from 'vitest';
import {
  readAliases,
  readDocGroups,
} from '../../../../src/plugins/post-build/content';
import {testFolder} from '../../../support/testFolder';

test('reads the aliases of docs, posts and pages', () => {
  const site = testFolder({
    'docs/intro.md': '---\nslug: /\naliases: [x, y z]\n---\n',
    'docs/without.md': '---\ntitle: T\n---\n',
    'blog/2026-11-21-x.md': '---\nslug: a\naliases: [x]\n---\n',
    'blog/tags.yml': '---\naliases: [z]\n---\n',
    'src/pages/b.md': '---\naliases: [y]\n---\n',
  });
  expect(readAliases(site)).toEqual(
    new Map([
      ['/', ['x', 'y z']],
      ['/without', []],
      ['/blog/a', ['x']],
      ['/b', ['y']],
    ]),
  );
});

test('groups docs as in the sidebar, for all item types with a doc', () => {
  const doc = (id: string) => ({type: 'doc', id});
  const inner = {type: 'category', items: [doc('renamed')]};
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
  const docs = Object.entries(permalinks).map(([id, permalink]) => ({
    id,
    permalink,
  }));
  const plugin = {
    name: 'docusaurus-plugin-content-docs',
    content: {loadedVersions: [{docs, sidebars: {main}}]},
  };
  expect(readDocGroups([plugin], '/base/')).toEqual([
    {title: 'Start here', routes: ['/']},
    {title: 'Methods', routes: ['/methods', '/hwid', '/another-name']},
  ]);
});
