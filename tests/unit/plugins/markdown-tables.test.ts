import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import {markdownTables} from '../../../src/plugins/markdown-tables/markdownTables';

function element(
  tagName: string,
  children: (ElementContent | string)[],
  properties: Element['properties'] = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

const rowOf = (tag: 'td' | 'th', texts: string[]) =>
  element(
    'tr',
    texts.map((text) => element(tag, [text])),
  );

const tableOf = (head: string[], ...rows: string[][]) =>
  element('table', [
    element('thead', [rowOf('th', head)]),
    element(
      'tbody',
      rows.map((row) => rowOf('td', row)),
    ),
  ]);

async function complete(...children: Element[]): Promise<void> {
  const root: Root = {type: 'root', children};
  await markdownTables()(root);
}

/** Tag, attributes and text of all cells. */
function cellsOf(table: Element): unknown[] {
  return table.children.flatMap((section) =>
    (section as Element).children.flatMap((row) =>
      (row as Element).children.map((cell) => {
        const {tagName, properties, children} = cell as Element;
        return [tagName, properties, (children[0] as {value: string}).value];
      }),
    ),
  );
}

test('the first column names the rows', async () => {
  const table = tableOf(['Code', 'Meaning'], ['1', 'One'], ['', 'Two']);
  await complete(table);
  expect(cellsOf(table)).toEqual([
    ['th', {scope: 'col'}, 'Code'],
    ['th', {scope: 'col'}, 'Meaning'],
    ['th', {scope: 'row'}, '1'],
    ['td', {}, 'One'],
    // It names nothing.
    ['td', {}, ''],
    ['td', {}, 'Two'],
  ]);
});

test('a table of three columns has roles and labels, so that its rows can be cards', async () => {
  const table = tableOf(['A', 'B', 'C'], ['1', '2', '3']);
  await complete(table);
  expect(cellsOf(table)).toEqual([
    ['th', {scope: 'col', role: 'columnheader'}, 'A'],
    ['th', {scope: 'col', role: 'columnheader'}, 'B'],
    ['th', {scope: 'col', role: 'columnheader'}, 'C'],
    ['th', {scope: 'row', role: 'rowheader'}, '1'],
    ['td', {role: 'cell', dataLabel: 'B'}, '2'],
    ['td', {role: 'cell', dataLabel: 'C'}, '3'],
  ]);
  expect(table.properties.role).toBe('table');
  for (const section of table.children as Element[]) {
    expect(section.properties.role).toBe('rowgroup');
    expect((section.children[0] as Element).properties.role).toBe('row');
  }
});

test('a column of sentences is marked', async () => {
  const table = tableOf(
    ['A', 'B'],
    ['1', 'Yes'],
    ['2', 'This one says a whole sentence about it.'],
  );
  await complete(table);
  expect(cellsOf(table).slice(0, 2)).toEqual([
    ['th', {scope: 'col'}, 'A'],
    ['th', {scope: 'col', dataProse: ''}, 'B'],
  ]);
});

test('the nearest heading names a table, together with its first column if there are several', async () => {
  const [first, second, third, fourth] = [
    tableOf(['Item', 'Value'], ['1', '2']),
    tableOf(['Code', 'Meaning'], ['1', '2']),
    tableOf(['File', 'Use'], ['1', '2']),
    tableOf(['Folder', 'Use'], ['1', '2']),
  ] as const;
  await complete(
    first,
    element('h2', ['Read the ', element('code', ['status'])]),
    element('details', [second]),
    element('h3', ['Files']),
    third,
    fourth,
  );
  expect(
    [first, second, third, fourth].map(({properties}) => properties.ariaLabel),
  ).toEqual(['Item', 'Read the status', 'Files: File', 'Files: Folder']);
});

test('cells are aligned with a class, not with a style that the policy blocks', async () => {
  const table = tableOf(['A', 'B'], ['1', '2']);
  const image = element('img', [], {align: 'left'});
  for (const section of table.children as Element[]) {
    const [row] = section.children as Element[];
    (row!.children[1] as Element).properties = {align: 'right'};
  }
  await complete(table, image);
  expect(cellsOf(table).filter((_, index) => index % 2 === 1)).toEqual([
    ['th', {scope: 'col', className: ['text--right']}, 'B'],
    ['td', {className: ['text--right']}, '2'],
  ]);
  expect(image.properties).toEqual({align: 'left'});
});
