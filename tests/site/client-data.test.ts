import type {Page} from '@playwright/test';
import {docRoutes} from '../support/routes';
import {expect, open, test} from '../support/test';

/** A part of React's tree of the running page. */
interface Fiber {
  memoizedProps: {value?: object} | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface DocEntry {
  id: string;
  path: string;
  sidebar?: string;
}

interface SiteContext {
  globalData: Record<
    'docusaurus-plugin-content-docs',
    {
      default: {
        versions: {
          name: string;
          label: string;
          mainDocId: string;
          docs: DocEntry[];
        }[];
      };
    }
  >;
}

interface VersionContext {
  docsSidebars: object;
  docs: Record<
    string,
    {id: string; title: string; description: string; sidebar?: string}
  >;
}

/** The value of the React context that has a field of this name, as the components of the page read it. */
function readContext<Value>(page: Page, field: keyof Value): Promise<Value> {
  return page.evaluate((name) => {
    const root = document.getElementById('__docusaurus')!;
    const key = Object.keys(root).find((each) =>
      each.startsWith('__reactContainer$'),
    )!;
    const {stateNode} = (
      root as unknown as Record<string, {stateNode: {current: Fiber}}>
    )[key]!;
    const fibers = [stateNode.current];
    for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
      const value = fiber.memoizedProps?.value;
      if (typeof value === 'object' && value !== null && name in value) {
        return JSON.parse(JSON.stringify(value)) as never;
      }
      fibers.push(
        ...[fiber.sibling, fiber.child].filter((each) => each !== null),
      );
    }
    throw new Error(`no context has ${name}`);
  }, field as string);
}

test('the running page knows each doc with its id, address and sidebar', async ({
  page,
}) => {
  await open(page, '/kms38');
  const {globalData} = await readContext<SiteContext>(page, 'globalData');
  const {versions} = globalData['docusaurus-plugin-content-docs'].default;
  expect(versions).toMatchObject([
    {name: 'current', label: 'Next', mainDocId: 'intro'},
  ]);
  const {docs} = versions[0]!;
  expect(docs.map(({path}) => path).sort()).toEqual(docRoutes);
  expect(docs).toContainEqual(
    expect.objectContaining({id: 'intro', path: '/'}),
  );
  // Every doc is in the one sidebar, or in none.
  const sidebars = new Set(docs.map(({sidebar}) => sidebar ?? 'none'));
  expect(sidebars).toContain('tutorialSidebar');
  sidebars.delete('none');
  expect([...sidebars]).toEqual(['tutorialSidebar']);

  const version = await readContext<VersionContext>(page, 'docsSidebars');
  expect(Object.keys(version.docs).sort()).toEqual(
    docs.map(({id}) => id).sort(),
  );
  for (const {id, sidebar} of docs) {
    expect(version.docs[id], id).toEqual({
      id,
      title: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      sidebar,
    });
  }
});
