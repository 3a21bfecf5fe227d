import {expect, test} from 'vitest';
import type {DrawnMap} from '../../../../src/lib/drawings/drawnMap';
import {litParts} from '../../../../src/lib/drawings/litParts';
import {readQuestion} from '../../../../src/lib/editionPath/installations';

const rect = {x: 0, y: 0, width: 0, height: 0};
const box = (...editions: readonly string[]) => ({
  ...rect,
  lines: editions,
  editions,
});
const arrow = (from: readonly string[], to: readonly string[]) => ({
  line: '',
  head: '',
  label: {...rect, lines: []},
  name: `${from.join()} > ${to.join()}`,
  section: '',
  from,
  to,
});

const core = 'Standard (Core)';
const desktop = 'Standard (Desktop Experience)';
const datacenter = ['Datacenter (Desktop Experience)', 'Datacenter (Core)'];

const map: DrawnMap = {
  width: 0,
  height: 0,
  frames: [],
  boxes: [
    box('Home', 'Home China'),
    box('Pro'),
    box('Enterprise'),
    box('Enterprise LTSC'),
    box(desktop, core),
    box(...datacenter),
  ],
  arrows: [
    arrow(['Home', 'Home China'], ['Pro']),
    arrow(['Pro'], ['Enterprise']),
    arrow([desktop, core], datacenter),
  ],
};

function litBy(query: string) {
  const {boxes, arrows} = litParts(map, readQuestion(query));
  return [...boxes.map(({lines}) => lines[0]), ...arrows.map(({name}) => name)];
}

test('lights a chain with the editions between, also between N editions', () => {
  const chain = [
    'Home',
    'Pro',
    'Enterprise',
    'Home,Home China > Pro',
    'Pro > Enterprise',
  ];
  expect(litBy('?from=home-china&to=enterprise')).toEqual(chain);
  expect(litBy('?from=home-n&to=enterprise-n')).toEqual(chain);
});

test('lights only the editions if no arrow is the answer', () => {
  expect(litBy('?from=pro&to=enterprise-ltsc')).toEqual([
    'Pro',
    'Enterprise LTSC',
  ]);
  // Setup changes between N and standard editions, and reinstalls the apps.
  expect(litBy('?from=pro-n&to=enterprise')).toEqual(['Pro', 'Enterprise']);
  expect(
    litBy('?from=server-standard-desktop-experience&to=server-datacenter-core'),
  ).toEqual([desktop, datacenter[0]]);
});

test('lights what is chosen of a question', () => {
  expect(litBy('')).toEqual([]);
  expect(litBy('?from=home')).toEqual(['Home']);
  expect(litBy('?from=server-standard-core&to=server-datacenter-core')).toEqual(
    [desktop, datacenter[0], `${desktop},${core} > ${datacenter.join()}`],
  );
});
