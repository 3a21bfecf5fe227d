import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, test} from 'vitest';
import {datedHeadings} from '../../../src/plugins/dated-headings/datedHeadings';

const text = (value: string): ElementContent => ({type: 'text', value});

const element = (
  tagName: string,
  ...children: readonly ElementContent[]
): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [...children],
});

/** The element as HTML, without attributes. */
const htmlOf = (node: ElementContent): string =>
  node.type === 'element'
    ? `<${node.tagName}>${node.children.map(htmlOf).join('')}</${node.tagName}>`
    : (node as {value: string}).value;

async function transform(heading: Element): Promise<string> {
  const root: Root = {type: 'root', children: [heading]};
  await datedHeadings()(root);
  return htmlOf(heading);
}

describe('the heading of an entry', () => {
  test.each([
    [
      'November 10, 2026: Windows 11 23H2 ends',
      'November 10, 2026',
      'Windows 11 23H2 ends',
    ],
    ['May 1, 2026: a license', 'May 1, 2026', 'a license'],
    ['October 2026: Publisher ends', 'October 2026', 'Publisher ends'],
  ])('%s has its date apart, and the same text', async (all, date, title) => {
    const html = await transform(element('h3', text(all)));
    expect(html).toBe(
      `<h3><small>${date}<span>: </span></small><span>${title}</span></h3>`,
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe(all);
  });

  test('keeps code in its title', async () => {
    expect(
      await transform(
        element(
          'h3',
          text('May 2026: new '),
          element('code', text('slmgr')),
          text(' text'),
        ),
      ),
    ).toBe(
      '<h3><small>May 2026<span>: </span></small><span>new <code>slmgr</code> text</span></h3>',
    );
  });
});

test.each([
  ['h2', 'November 10, 2026: Windows 11 23H2 ends'],
  ['p', 'November 10, 2026: Windows 11 23H2 ends'],
  ['h3', 'Windows 11 23H2 ends on November 10, 2026: what now'],
  ['h3', 'Office 2021: on a Mac'],
  ['h3', 'Server 2016: ESU in 2026'],
  ['h3', 'November 10, 2026'],
  ['h3', 'November 10, 2026: '],
])('%s "%s" stays as it is', async (tag, value) => {
  expect(await transform(element(tag, text(value)))).toBe(
    `<${tag}>${value}</${tag}>`,
  );
});

test('a heading without text stays as it is', async () => {
  expect(await transform(element('h3'))).toBe('<h3></h3>');
});
