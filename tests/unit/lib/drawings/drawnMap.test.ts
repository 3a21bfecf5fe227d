import {expect, test} from 'vitest';
import {
  headAt,
  roundedPath,
  withoutSidesteps,
} from '../../../../src/lib/drawings/drawnMap';

test('a line has round corners, smaller ones where it is short', () => {
  expect(
    roundedPath([
      {x: 0, y: 0},
      {x: 0, y: 20},
      {x: 4, y: 20},
      {x: 4, y: 40},
    ]),
  ).toBe('M0 0L0 15Q0 20 2 20L2 20Q4 20 4 25L4 40');
  expect(
    roundedPath([
      {x: 3, y: 1},
      {x: 3, y: 9},
    ]),
  ).toBe('M3 1L3 9');
});

test('the head of an arrow points the way the line goes', () => {
  const top = {x: 5, y: 0};
  const bottom = {x: 5, y: 30};
  expect(headAt([top, bottom])).toBe('M5 30l-4 -8h8z');
  expect(headAt([bottom, top])).toBe('M5 0l-4 8h8z');
});

test('a line goes straight on instead of a few px to the side, and keeps its other corners', () => {
  const line = [
    {x: 50, y: 0},
    {x: 50, y: 30},
    {x: 48, y: 30},
    {x: 48, y: 60},
    {x: 20, y: 60},
    {x: 20, y: 90},
  ];
  expect(withoutSidesteps(line)).toEqual([
    {x: 50, y: 0},
    {x: 50, y: 60},
    {x: 20, y: 60},
    {x: 20, y: 90},
  ]);
});
