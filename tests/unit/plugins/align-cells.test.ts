import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {alignCells} from '../../../src/plugins/align-cells/alignCells';

const element = (
  tagName: string,
  properties: Element['properties'],
): Element => ({type: 'element', tagName, properties, children: []});

test('table cells are aligned with a class, not with a style that the policy blocks', async () => {
  const cells = [
    element('th', {align: 'center'}),
    element('td', {align: 'right'}),
    element('td', {}),
    element('img', {align: 'left'}),
  ];
  const root: Root = {type: 'root', children: cells};
  await alignCells()(root);
  expect(cells.map(({properties}) => properties)).toEqual([
    {className: ['text--center']},
    {className: ['text--right']},
    {},
    {align: 'left'},
  ]);
});
