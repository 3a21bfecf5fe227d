import {expect, test} from 'vitest';
import {
  editionPaths,
  serverConversions,
} from '../../../../src/data/editionPaths';
import {
  boxesOf,
  drawMap,
  editionMaps,
  type EditionMap,
  type MapPart,
} from '../../../../src/lib/drawings/editionMap';

const box = (...editions: readonly string[]) => ({lines: editions, editions});
const key = (from: string, to: string) => `${from} > ${to}`;

const editionsOf = (part: MapPart) =>
  boxesOf(part).flatMap(({editions}) => editions);

/** Each change that the arrows stand for, as often as they do. */
function changesOf({arrows}: EditionMap): string[] {
  return arrows.flatMap(({from, to}) =>
    editionsOf(from).flatMap((start) =>
      editionsOf(to).map((end) => key(start, end)),
    ),
  );
}

test('the arrows of the clients are the changes that Microsoft lists, each drawn once', () => {
  const isListed = ['yes', 'downgrade', 'firmware', 'unverified'];
  const listed = editionPaths
    .filter(({support}) => isListed.includes(support))
    .map(({from, to}) => key(from, to));
  expect(changesOf(editionMaps.client).sort()).toEqual(listed.sort());
});

test('the arrows of the servers join the boxes of the supported conversions, each drawn once', () => {
  const {frame, arrows} = editionMaps.server;
  const nameOf = (edition: string) =>
    boxesOf(frame)
      .find(({editions}) => editions.includes(edition))!
      .lines.join(' ');
  const listed = serverConversions
    .filter(({isSupported}) => isSupported)
    .flatMap(({pairs}) => pairs)
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => key(nameOf(from), nameOf(to)));
  const drawn = arrows.flatMap(({from, to}) =>
    boxesOf(from).flatMap((start) =>
      boxesOf(to).map((end) => key(start.lines.join(' '), end.lines.join(' '))),
    ),
  );
  expect(drawn.sort()).toEqual([...new Set(listed)].sort());
});

test('says the best way of a change, and names the heading with its steps', () => {
  const arrow = (from: string, to: string) =>
    editionMaps.client.arrows.find(
      (each) =>
        editionsOf(each.from).includes(from) &&
        editionsOf(each.to).includes(to),
    );
  expect(arrow('Home', 'Pro')).toMatchObject({
    label: ['Key'],
    section: '#change-in-settings',
  });
  expect(arrow('Enterprise', 'Pro')).toMatchObject({
    label: ['Lower key'],
    section: '#go-to-a-lower-edition',
  });
  expect(arrow('Pro for Workstations', 'Pro')).toMatchObject({
    label: ['Firmware key'],
    section: '#return-to-the-firmware-key',
  });
  expect(arrow('Enterprise LTSC', 'Enterprise')?.section).toBe(
    '#from-enterprise-ltsc',
  );
});

const move = (from: string, to: string) => ({
  from,
  to,
  way: 'settings-key' as const,
});

test('one arrow at a frame replaces the same arrow at every box in it', () => {
  const [a, b, c] = [box('A'), box('B'), box('C')];
  const group = {parts: [a, b]};
  const frame = {parts: [group, c]};
  expect(
    drawMap(frame, [move('A', 'C'), move('B', 'C'), move('A', 'B')]).arrows,
  ).toMatchObject([
    {from: group, to: c},
    {from: a, to: b},
  ]);
  expect(drawMap(frame, [move('A', 'C')]).arrows).toMatchObject([
    {from: a, to: c},
  ]);
  const other = {...move('B', 'C'), way: 'setup-pkey' as const};
  expect(drawMap(frame, [move('A', 'C'), other]).arrows).toHaveLength(2);
});

test('refuses what it cannot draw truthfully', () => {
  const frame = {parts: [box('A', 'B'), box('C')]};
  expect(() => drawMap(frame, [move('A', 'C')])).toThrow(
    'A, B do not become C alike: give them a box each.',
  );
  expect(() => drawMap(frame, [move('A', 'D')])).toThrow(
    'The map has no box for D.',
  );
  expect(() =>
    drawMap(frame, [
      {...move('A', 'C'), way: 'mdm'},
      {...move('B', 'C'), way: 'mdm'},
    ]),
  ).toThrow('An arrow of the map needs a label for "mdm".');
});
