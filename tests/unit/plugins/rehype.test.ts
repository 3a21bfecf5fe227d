import {load} from 'cheerio';
import type {AnyNode} from 'domhandler';
import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import {datedHeadings} from '../../../src/plugins/dated-headings/datedHeadings';
import {markdownTables} from '../../../src/plugins/markdown-tables/markdownTables';

const toTree = (node: AnyNode): ElementContent =>
  node.type === 'tag'
    ? {
        type: 'element',
        tagName: node.name,
        properties: {...node.attribs},
        children: node.children.map(toTree),
      }
    : {type: 'text', value: (node as {data: string}).data};

function toHtml(node: Root | ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  const {tagName, properties, children} = node as Element;
  const content = children.map(toHtml).join('');
  const attributes = Object.entries(properties ?? {}).map(
    ([name, value]) => ` ${name}="${String(value)}"`,
  );
  return node.type === 'root'
    ? content
    : `<${tagName}${attributes.join('')}>${content}</${tagName}>`;
}

/** What a plugin makes of HTML. The attributes that it sets have their names in a tree, such as `ariaLabel`. */
function transformHtml(
  plugin: () => (root: Root) => void,
  html: string,
): string {
  const page = load(html, null, false).root().get(0)!;
  const root: Root = {type: 'root', children: page.children.map(toTree)};
  plugin()(root);
  return toHtml(root);
}

const table = (head: string, body: string, more = '') =>
  `<table${more}><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;

/** A table of two columns, as Markdown gives it and with its name. */
const named = (first: string, name?: string) =>
  name === undefined
    ? table(`<th>${first}</th><th>B</th>`, '<tr><td>1</td><td>2</td></tr>')
    : table(
        `<th scope="col">${first}</th><th scope="col">B</th>`,
        '<tr><th scope="row">1</th><td>2</td></tr>',
        ` ariaLabel="${name}"`,
      );

const prose = 'This one says a sentence';

test.each([
  [
    'the first column names the rows, where it names something',
    table(
      '<th>A</th><th>B</th>',
      '<tr><td>1</td><td>2</td></tr><tr><td></td><td>3</td></tr>',
    ),
    table(
      '<th scope="col">A</th><th scope="col">B</th>',
      '<tr><th scope="row">1</th><td>2</td></tr><tr><td></td><td>3</td></tr>',
      ' ariaLabel="A"',
    ),
  ],
  [
    'a table of three columns has roles and labels, so that its rows can be cards',
    table(
      '<th>A</th><th>B</th><th>C</th>',
      '<tr><td>1</td><td>2</td><td>3</td></tr>',
    ),
    '<table role="table" ariaLabel="A"><thead role="rowgroup"><tr role="row">' +
      ['A', 'B', 'C']
        .map((text) => `<th role="columnheader" scope="col">${text}</th>`)
        .join('') +
      '</tr></thead><tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">1</th>' +
      '<td role="cell" dataLabel="B">2</td><td role="cell" dataLabel="C">3</td></tr></tbody></table>',
  ],
  [
    'so has one of two, whose rows have long names',
    table(
      '<th>A</th><th>B</th>',
      `<tr><td>${prose}, and then another</td><td>2</td></tr>`,
    ),
    '<table role="table" ariaLabel="A"><thead role="rowgroup"><tr role="row">' +
      '<th role="columnheader" scope="col" dataProse="">A</th><th role="columnheader" scope="col">B</th>' +
      `</tr></thead><tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">${prose}, and then another</th>` +
      '<td role="cell" dataLabel="B">2</td></tr></tbody></table>',
  ],
  [
    'a column of sentences is marked',
    table('<th>A</th><th>B</th>', `<tr><td>1</td><td>${prose}</td></tr>`),
    table(
      '<th scope="col">A</th><th scope="col" dataProse="">B</th>',
      `<tr><th scope="row">1</th><td>${prose}</td></tr>`,
      ' ariaLabel="A"',
    ),
  ],
  [
    'the nearest heading names a table, together with its first column if there are several',
    `${named('A')}<h2>Read <code>it</code></h2><details>${named('C')}</details><h3>Files</h3>${named('D')}${named('E')}`,
    `${named('A', 'A')}<h2>Read <code>it</code></h2><details>${named('C', 'Read it')}</details><h3>Files</h3>${named('D', 'Files: D')}${named('E', 'Files: E')}`,
  ],
  [
    'cells are aligned with a class, not with a style that the policy blocks',
    `<img align="left"></img>${table('<th align="right">A</th>', '<tr><td align="right">1</td></tr>')}`,
    `<img align="left"></img>${table('<th className="text--right" scope="col">A</th>', '<tr><th className="text--right" scope="row">1</th></tr>', ' ariaLabel="A"')}`,
  ],
])('%s', (_, html, expected) => {
  expect(transformHtml(markdownTables, html)).toBe(expected);
});

test.each([
  ['November 10, 2026', 'Windows 11 23H2 ends'],
  ['May 1, 2026', 'a license'],
  ['October 2026', 'new <code>slmgr</code> text'],
])('the heading of an entry has its date apart: %s: %s', (date, title) => {
  expect(transformHtml(datedHeadings, `<h3>${date}: ${title}</h3>`)).toBe(
    `<h3><small>${date}<span>: </span></small><span>${title}</span></h3>`,
  );
});

test.each([
  '<h2>November 10, 2026: Windows 11 23H2 ends</h2>',
  '<p>November 10, 2026: Windows 11 23H2 ends</p>',
  '<h3>Windows 11 23H2 ends on November 10, 2026: what now</h3>',
  '<h3>Office 2021: on a Mac</h3>',
  '<h3>Server 2016: ESU in 2026</h3>',
  '<h3>November 10, 2026</h3>',
  '<h3>November 10, 2026: </h3>',
  '<h3></h3>',
])('%s stays as it is', (html) => {
  expect(transformHtml(datedHeadings, html)).toBe(html);
});
