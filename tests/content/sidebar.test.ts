import {isDeepStrictEqual} from 'node:util';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {collectSidebarDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import {expect, test} from 'vitest';
import type {
  LoadedVersion,
  SidebarsConfig,
} from '@docusaurus/plugin-content-docs';
import sidebars from '../../sidebars';
import {sectionOfGroup} from '../../src/lib/routes/routes';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';
import {readProject} from '../support/sources';

type Sidebar = LoadedVersion['sidebars'][string];

/** The ids of the docs in all sidebars, in any syntax that Docusaurus accepts. */
const idsOf = (config: SidebarsConfig): string[] =>
  Object.values(normalizeSidebars(config)).flatMap((sidebar) =>
    collectSidebarDocIds(sidebar as Sidebar),
  );

/** The last line of sidebars.ts with the id. */
function lineOf(id: string): number {
  const lines = readProject('sidebars.ts').split('\n');
  return lines.map((line) => line.includes(`'${id}'`)).lastIndexOf(true) + 1;
}

test('the sidebar lists every doc exactly once', () => {
  const listed = idsOf(sidebars);
  const docs = contentFiles
    .filter(({path}) => path.startsWith('docs/'))
    .map(({path}) => path.slice('docs/'.length).replace(/\.mdx?$/, ''));
  expectNoFaults([
    ...docs
      .filter((id) => !listed.includes(id))
      .map((id) => ({
        path: `docs/${id}.md`,
        line: 1,
        message: `the page is not in the sidebar: add '${id}' to sidebars.ts where visitors would look for it`,
      })),
    ...listed
      .filter((id, index) => listed.indexOf(id) !== index)
      .map((id) => ({
        path: 'sidebars.ts',
        line: lineOf(id),
        message: `'${id}' is listed twice: keep one of the two`,
      })),
  ]);
});

test('the list of all guides has the groups of the sidebar, with their pages by the same names', () => {
  const list = contentFiles.find(({path}) => path === 'docs/guide_links.md')!;
  const rows = list.source.split(/^## /m).slice(1);
  const labelOf = (id: string) => {
    const {title, sidebar_label: label} = contentFiles.find(
      ({path}) => path === `docs/${id}.md`,
    )!.frontMatter;
    return String(label ?? title);
  };
  const groups = (sidebars.tutorialSidebar as unknown[]).slice(1) as {
    label: string;
    items: string[];
  }[];
  const found = rows.map((section) => ({
    heading: section.split('\n')[0],
    links: Array.from(
      section.matchAll(/^\| (\[.+?\]\(.+?\.md\))/gm),
      ([, link]) => link!,
    ),
  }));
  const wanted = groups.map(({label, items}) => ({
    heading: `${label} {#${sectionOfGroup(label).split('#')[1]}}`,
    links: items
      .filter((id) => id !== 'guide_links')
      .map((id) => `[${labelOf(id)}](${id}.md)`),
  }));
  expectNoFaults(
    wanted.map(
      (group, index) =>
        !isDeepStrictEqual(group, found[index]) && {
          path: 'docs/guide_links.md',
          line: list.source
            .split(/^## /m)
            .slice(0, index + 1)
            .join('## ')
            .split('\n').length,
          message: `this group has other pages, names or an order than in sidebars.ts: write it as ${group.heading}, and its rows as ${group.links.join(', ')}`,
        },
    ),
  );
  expect(found).toHaveLength(wanted.length);
});
