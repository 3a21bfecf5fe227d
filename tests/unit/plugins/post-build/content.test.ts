import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  readAliases,
  readDocGroups,
} from '../../../../src/plugins/post-build/content';
import {testFolder} from '../../../support/testFolder';

test('reads the aliases of docs, posts and pages', () => {
  const site = testFolder();
  const write = (file: string, fields: string) => {
    mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(site, file), `---\n${fields}\n---\n`);
  };
  write('docs/intro.md', 'slug: /\naliases: [x, y z]');
  write('docs/without.md', 'title: T');
  write('blog/2026-11-21-x.md', 'slug: a\naliases: [x]');
  write('blog/tags.yml', 'aliases: [z]');
  write('src/pages/b.md', 'aliases: [y]');
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
