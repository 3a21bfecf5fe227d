import {expect, test} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {childrenOf, type TagNode} from '../../../../checks/markdownTree';
import {referenceComponents} from '../../../../src/build/reference';
import {selectRows} from '../../../../src/plugins/reference-data/selectRows';

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
  );
  const [paragraph] = tree.children;
  return {tree, element: childrenOf(paragraph!)[1] as TagNode};
}

test('the props of the selector replace the attributes', () => {
  const {tree, element} = page('LifecycleTable', {
    product: 'Windows 10',
    versions: ['22H2'],
  });
  selectRows(tree, 'docs/x.md', referenceComponents);
  expect(element.attributes).toMatchObject([
    {name: 'product'},
    {name: 'groups'},
    {name: 'rows'},
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
