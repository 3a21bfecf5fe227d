import type {Nodes, Root} from 'mdast';
import {expect, test} from 'vitest';
import {childrenOf} from '../../../checks/markdownTree';
import {quoteProse} from '../../../src/plugins/typographic-quotes/typographicQuotes';

const node = (type: string, ...children: Nodes[]) =>
  ({type, children}) as Nodes;
const text = (value: string): Nodes => ({type: 'text', value});
const code = (value: string): Nodes => ({type: 'inlineCode', value});

/** The values of a page, in order. */
const valuesOf = (each: Nodes): string[] =>
  'value' in each ? [each.value] : childrenOf(each).flatMap(valuesOf);

function quoted(...blocks: Nodes[]): string[] {
  const page = node('root', ...blocks) as Root;
  quoteProse()(page);
  return valuesOf(page);
}

test('a quotation may begin or end with another element', () => {
  expect(
    quoted(
      node('paragraph', text('"'), node('link', text('a')), text('" b "')),
      node('paragraph', text('"'), node('strong', text('c')), text('"')),
      node('paragraph', text('Say "'), code('"x"'), text('", "y".')),
      node('paragraph', text('"d '), code('x'), text('"')),
    ),
  ).toEqual([
    '“',
    'a',
    '” b “',
    '“',
    'c',
    '”',
    'Say “',
    '"x"',
    '”, “y”.',
    '“d ',
    'x',
    '”',
  ]);
});

test('headings, cells, titles of folds and what follows a line break begin anew', () => {
  expect(
    quoted(
      node('heading', text("Can't")),
      node(
        'tableRow',
        node('tableCell', text('a')),
        node('tableCell', text('"b"')),
      ),
      node('mdxJsxFlowElement', text('"c"')),
      node('paragraph', text('d'), node('break'), text('"e"')),
    ),
  ).toEqual(['Can’t', 'a', '“b”', '“c”', 'd', '“e”']);
});

test('code and keys stay', () => {
  const key = {
    type: 'mdxJsxTextElement',
    name: 'kbd',
    attributes: [],
    children: [text("'")],
  } as Nodes;
  expect(quoted(node('paragraph', code("'y'"), key))).toEqual(["'y'", "'"]);
});
