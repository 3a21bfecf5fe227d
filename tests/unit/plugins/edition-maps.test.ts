import {expect, test} from 'vitest';
import {layOutMaps} from '../../../src/plugins/edition-maps/layOut';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const maps = await layOutMaps();

for (const [kind, map] of Object.entries(maps)) {
  test(`the map of the ${kind} editions fits a phone, and nothing is on top of something else`, () => {
    expect(map.width).toBeLessThanOrEqual(288);
    const things = [
      ...map.boxes.map(({lines, ...rect}) => ({lines, rect})),
      ...map.arrows.map(({label: {lines, ...rect}}) => ({lines, rect})),
    ];
    for (const [index, {lines, rect}] of things.entries()) {
      const name = lines.join(' ');
      expect(rect.x, name).toBeGreaterThanOrEqual(0);
      expect(rect.y, name).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width, name).toBeLessThanOrEqual(map.width);
      expect(rect.y + rect.height, name).toBeLessThanOrEqual(map.height);
      for (const other of things.slice(index + 1)) {
        expect(
          overlap(rect, other.rect),
          `${name}, ${other.lines.join(' ')}`,
        ).toBe(false);
      }
    }
  });

  test(`the labels in the map of the ${kind} editions are large enough to touch`, () => {
    for (const {label} of map.arrows) {
      expect(Math.min(label.width, label.height)).toBeGreaterThanOrEqual(24);
    }
  });

  test(`the map of the ${kind} editions is the same in every build`, async () => {
    expect((await layOutMaps())[kind as keyof typeof maps]).toEqual(map);
  });
}
