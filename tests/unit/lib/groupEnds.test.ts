import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {groupEnds} from '../../../src/lib/groupEnds';

const sidebars: SidebarsConfig = {
  main: [
    'start',
    {
      type: 'category',
      label: 'A',
      items: [
        'first',
        {type: 'doc', id: 'middle'},
        'last',
        {type: 'category', label: 'Inner', items: ['inner']},
      ],
    },
    {type: 'category', label: 'B', items: ['other', 'end']},
  ],
};

test('the first and the last page of a group have no neighbor outside of it', () => {
  expect(groupEnds(sidebars, 'first')).toEqual({pagination_prev: null});
  expect(groupEnds(sidebars, 'middle')).toEqual({});
  expect(groupEnds(sidebars, 'last')).toEqual({pagination_next: null});
  expect(groupEnds(sidebars, 'other')).toEqual({pagination_prev: null});
});

test('a page alone in its group has none at all', () => {
  const none = {pagination_prev: null, pagination_next: null};
  expect(groupEnds(sidebars, 'start')).toEqual(none);
  expect(groupEnds(sidebars, 'inner')).toEqual(none);
});

test('a page outside every sidebar is left as it is', () => {
  expect(groupEnds(sidebars, 'unknown')).toEqual({});
});
