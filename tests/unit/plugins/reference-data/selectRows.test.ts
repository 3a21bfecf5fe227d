import {expect, test} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {MarkdownNode, MarkdownTag} from '../../../../checks/markdownTree';
import {referenceComponents} from '../../../../src/build/reference';
import {
  pageName,
  selectRows,
} from '../../../../src/plugins/reference-data/selectRows';

const parser = unified().use(remarkParse).use(remarkMdx);

/** A page with one component inside a paragraph, on line 12. */
function page(name: string, attributes: Record<string, string | string[]>) {
  const written = Object.entries(attributes).map(([key, value]) =>
    typeof value === 'string'
      ? `${key}="${value}"`
      : `${key}={${JSON.stringify(value)}}`,
  );
  const tree = parser.parse(
    `${'\n'.repeat(11)}A <${name} ${written.join(' ')} /> b.`,
  ) as MarkdownNode;
  return {tree, element: tree.children![0]!.children![1] as MarkdownTag};
}

test('the props of the selector replace the attributes', () => {
  const {tree, element} = page('LifecycleTable', {
    product: 'Windows 10',
    versions: ['22H2'],
  });
  selectRows(tree, 'docs/x.md', referenceComponents);
  expect(element.attributes?.map(({name}) => name)).toEqual([
    'product',
    'groups',
    'rows',
  ]);
  expect(JSON.stringify(element)).toContain('22H2');
  expect(JSON.stringify(element)).not.toContain('LTSC');
});

test('a prop without a value is left out', () => {
  const {tree, element} = page('Example', {});
  selectRows(tree, 'docs/x.md', {
    Example: () => ({rows: [{a: -1, b: undefined}], caption: undefined}),
  });
  expect(element.attributes).toMatchObject([
    {name: 'rows', value: {value: '[{"a":-1}]'}},
  ]);
  expect(JSON.stringify(element)).not.toMatch(/undefined|"b"/);
});

test('other components keep their attributes', () => {
  const {tree, element} = page('TabItem', {value: 'a'});
  selectRows(tree, 'docs/x.md', referenceComponents);
  expect(element.attributes).toEqual(
    page('TabItem', {value: 'a'}).element.attributes,
  );
});

const mistakes: [
  name: string,
  attributes: Record<string, string | string[]>,
  says: RegExp,
][] = [
  ['LifecycleTable', {product: 'DOS'}, /no product "DOS".*"Windows 11"/],
  [
    'LifecycleTable',
    {product: 'Windows 7', versions: ['SP1', 'SP9']},
    /no version "SP9".*"SP1"/,
  ],
  ['LifecycleTable', {product: 'Windows 7', versions: []}, /empty.*"SP1"/],
  ['LifecycleTable', {product: 'Windows 10', version: '22H2'}, /version/],
  ['SupportEnd', {id: 'windows-95'}, /no entry "windows-95"/],
  ['SupportEnd', {id: 'windows-xp-sp3', phase: 'end'}, /no date "end"/],
  [
    'SupportEnd',
    {id: 'windows-8-1', phase: 'esuEnd'},
    /no date "esuEnd".*"mainstreamEnd", "extendedEnd"/,
  ],
  ['OfficeProductTable', {generation: '2040'}, /no products of generation/],
  ['DownloadSourceTable', {product: 'dos'}, /no product "dos"/],
  ['DownloadButton', {product: 'dos'}, /no product "dos"/],
  ['DownloadButton', {product: 'windows-xp'}, /no source of "windows-xp"/],
  ['RequirementsTable', {product: 'dos'}, /no product "dos"/],
  ['EditionPathTable', {kind: 'client', from: 'Ultimate'}, /not "Ultimate"/],
  ['EditionPathTable', {kind: 'other'}, /use one of "client"/],
];

test.each(mistakes)('rejects %s %j', (name, attributes, says) => {
  const {tree} = page(name, attributes);
  const run = () => selectRows(tree, 'docs/x.md', referenceComponents);
  expect(run).toThrow(says);
  expect(run).toThrow(`docs/x.md:12: <${name}>: `);
});

test('rejects spread attributes', () => {
  const {tree, element} = page('SupportEnd', {});
  element.attributes = [{type: 'mdxJsxExpressionAttribute', value: '...x'}];
  expect(() => selectRows(tree, 'docs/x.md', referenceComponents)).toThrow(
    'write each attribute out',
  );
});

test('names a page by its path in the project, with forward slashes', () => {
  expect(pageName('/project', '/project/docs/kms38.md')).toBe('docs/kms38.md');
});
