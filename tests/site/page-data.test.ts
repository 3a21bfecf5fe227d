import type {
  PropSidebarItem,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {Page} from '@playwright/test';

import {docRoutes} from '../support/routes';
import {expect, open, test} from '../support/test';

/** The exports of the module in the bundle whose code contains `text`. */
function bundledModule(page: Page, text: string): Promise<unknown> {
  return page.evaluate((wanted) => {
    type Load = ((id: string) => unknown) & {m: Record<string, () => unknown>};
    const chunks = (window as unknown as Record<string, unknown[]>)[
      Object.keys(window).find((key) => key.startsWith('webpackChunk'))!
    ]!;
    let found: unknown;
    chunks.push([
      // Webpack ignores a chunk whose name is already registered.
      [wanted],
      {},
      (load: Load) => {
        const [id] = Object.entries(load.m).find(([, make]) =>
          String(make).includes(wanted),
        )!;
        found = load(id);
      },
    ]);
    return found;
  }, text);
}

test('the bundle contains each doc with its id, path and sidebar, in one version named Next', async ({
  page,
}) => {
  await open(page, '/blog');
  const data = (await bundledModule(
    page,
    '"versions":[{"name":"current"',
  )) as Record<string, {default: GlobalPluginData}>;
  const {versions} = data['docusaurus-plugin-content-docs']!.default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/',
    mainDocId: 'intro',
  });
  const docs = docRoutes.map((path) => ({
    id: path === '/' ? 'intro' : path.slice(1),
    path,
    sidebar: 'tutorialSidebar',
  }));
  const byId = (a: {id: string}, b: {id: string}) => (a.id < b.id ? -1 : 1);
  expect([...versions[0]!.docs].sort(byId)).toEqual(docs.sort(byId));
});

test('the bundle contains the title, description and sidebar of each doc, and every item of the sidebar', async ({
  page,
}) => {
  await open(page, '/kms38');
  const version = (await bundledModule(page, '"docsSidebars"')) as {
    version: PropVersionMetadata;
  };
  const {docs, docsSidebars} = version.version;
  const ids = docRoutes
    .map((path) => (path === '/' ? 'intro' : path.slice(1)))
    .sort();
  expect(Object.keys(docs).sort()).toEqual(ids);
  for (const doc of Object.values(docs)) {
    expect(doc).toEqual({
      id: expect.any(String) as unknown,
      title: expect.stringMatching(/./) as unknown,
      description: expect.stringMatching(/./) as unknown,
      sidebar: 'tutorialSidebar',
    });
  }
  const links = (items: PropSidebarItem[]): PropSidebarItemLink[] =>
    items.flatMap((item) => {
      if (item.type === 'category') {
        expect(item).toMatchObject({
          collapsible: true,
          collapsed: expect.any(Boolean) as unknown,
        });
        return links(item.items);
      }
      return item.type === 'link' ? [item] : [];
    });
  const items = links(docsSidebars.tutorialSidebar!);
  expect(items.map(({docId}) => docId).sort()).toEqual(ids);
  expect(items.map(({href}) => href).sort()).toEqual([...docRoutes].sort());
  expect(items.map(({unlisted}) => unlisted)).toEqual(ids.map(() => false));
});

test('the bundle contains the whole configuration of the site', async ({
  page,
}) => {
  await open(page, '/blog');
  const config = await bundledModule(page, 'onBrokenLinks:');
  expect(Object.values(config as object)).toContainEqual(
    expect.objectContaining({
      title: 'MAS',
      baseUrl: '/',
      onBrokenLinks: 'throw',
      i18n: expect.objectContaining({defaultLocale: 'en'}) as unknown,
      presets: expect.any(Array) as unknown,
    }),
  );
});
