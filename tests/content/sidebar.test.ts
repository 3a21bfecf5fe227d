import {test} from 'vitest';
import sidebars from '../../sidebars';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';
import {readProject} from '../support/sources';

type Item = string | {items?: Item[]};

function ids(items: readonly Item[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : ids(item.items ?? []),
  );
}

/** The line of the file on which the id stands for the last time. */
function lineOf(id: string): number {
  const lines = readProject('sidebars.ts').split('\n');
  return lines.map((line) => line.includes(`'${id}'`)).lastIndexOf(true) + 1;
}

test('the sidebar lists every doc exactly once', () => {
  const listed = ids(sidebars.tutorialSidebar as Item[]);
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
      .filter((id) => !docs.includes(id))
      .map((id) => ({
        path: 'sidebars.ts',
        line: lineOf(id),
        message: `there is no docs/${id}.md: remove '${id}' or correct the name`,
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
