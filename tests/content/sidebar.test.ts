import {expect, test} from '@playwright/test';
import sidebars from '../../sidebars';
import {contentFiles} from '../support/content';

type Item = string | {items?: Item[]};

function ids(items: readonly Item[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : ids(item.items ?? []),
  );
}

test('the sidebar lists every doc exactly once', () => {
  const docs = contentFiles
    .filter(({path}) => path.startsWith('docs/'))
    .map(({path}) => path.slice(5).replace(/\.mdx?$/, ''));
  expect(ids(sidebars.tutorialSidebar as Item[]).sort()).toEqual(docs.sort());
});
