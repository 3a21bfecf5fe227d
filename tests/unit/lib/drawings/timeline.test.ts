import {expect, test} from 'vitest';
import type {LifecycleRow} from '../../../../src/lib/dates/supportPhases';
import {lifecycleProducts} from '../../../../src/data/lifecycle';
import {
  layOutTimeline,
  positionOf,
  supportNow,
} from '../../../../src/lib/drawings/timeline';
import {
  lifecycleTable,
  supportTimeline,
} from '../../../../src/build/reference/lifecycleTables';

const row = (
  released: string | null,
  mainstreamEnd: string,
  extendedEnd: string | null = null,
  esuEnd: string | null = null,
): LifecycleRow => ({
  id: 'id',
  name: 'SP1',
  edition: 'Home',
  released,
  ends: {
    mainstreamEnd: {date: mainstreamEnd},
    extendedEnd: extendedEnd === null ? null : {date: extendedEnd},
    esuEnd: esuEnd === null ? null : {date: esuEnd},
  },
});

const today = '2026-11-22';

test('the axis runs over whole years, and the bars follow each other on it', () => {
  const timeline = layOutTimeline(
    [row('2010-01-01', '2015-01-01', '2020-01-01', '2022-06-30')],
    today,
  );
  expect([timeline.firstYear, timeline.lastYear]).toEqual([2010, 2023]);
  expect(timeline.rows).toEqual([
    {
      id: 'id',
      name: 'SP1, Home',
      bars: [
        {updates: 'free', start: 0, end: 76.92},
        {updates: 'esu', start: 76.92, end: 96.1},
      ],
    },
  ]);
  expect(timeline.ticks.map(({year}) => year)).toEqual([2015, 2020]);
});

test('an axis that starts later cuts off what was before', () => {
  const timeline = layOutTimeline(
    [row('2010-01-01', '2015-01-01', '2020-01-01', '2022-01-01')],
    today,
    2018,
  );
  expect([timeline.firstYear, timeline.lastYear]).toEqual([2018, 2023]);
  expect(timeline.rows[0]?.bars).toEqual([
    {updates: 'free', start: 0, end: 39.98},
    {updates: 'esu', start: 39.98, end: 80.01},
  ]);
});

test('the bar of a release on an unknown day begins where the axis does', () => {
  const rows = [row('2010-01-01', '2012-01-01'), row(null, '2015-01-01')];
  const unknown = layOutTimeline(rows, '2014-01-01').rows[1]?.bars;
  expect(unknown).toEqual([{updates: 'free', start: 0, end: 83.34}]);
});

test('an edition that the name has is not repeated', () => {
  const mac = {...row('2010-01-01', '2015-01-01'), name: 'Office for Mac'};
  const {rows} = layOutTimeline(
    [
      {...mac, edition: 'Mac'},
      {...mac, edition: 'Windows'},
    ],
    today,
  );
  expect(rows.map(({name}) => name)).toEqual([
    'Office for Mac',
    'Office for Mac, Windows',
  ]);
});

test('a timeline without rows is refused', () => {
  expect(() => layOutTimeline([], today)).toThrow('A timeline needs a row');
});

test.each([
  ['2014-12-31', 'Until', '2015-01-01', false],
  ['2015-01-01', 'With ESU until', '2018-01-01', false],
  ['2018-01-01', 'ESU ended', '2018-01-01', true],
])('on %s it says "%s %s"', (today, words, date, isOver) => {
  expect(
    supportNow(row('2010-01-01', '2015-01-01', null, '2018-01-01'), today),
  ).toMatchObject({words, date, isOver});
});

test('while ESU lasts, it also says when updates for everyone ended', () => {
  const support = row('2010-01-01', '2015-01-01', null, '2018-01-01');
  expect(supportNow(support, '2016-01-01').freeEnd).toBe('2015-01-01');
  expect(supportNow(support, '2014-01-01').freeEnd).toBeUndefined();
});

test('without ESU it says when support ended, of the extended phase if there is one', () => {
  const now = supportNow(
    row('2010-01-01', '2015-01-01', '2016-01-01'),
    '2026-01-01',
  );
  expect(now).toMatchObject({words: 'Ended', date: '2016-01-01'});
});

test.each(lifecycleProducts)(
  'the drawing of %s has every date of its table, inside the axis',
  (product) => {
    const {rows} = lifecycleTable({product});
    const timeline = layOutTimeline(rows, today);
    expect(timeline.rows.length).toBe(rows.length);
    for (const [index, {released, ends}] of rows.entries()) {
      const {bars} = timeline.rows[index]!;
      const dates = [
        ends.extendedEnd ?? ends.mainstreamEnd,
        ends.esuEnd,
      ].flatMap((end) => end?.date ?? []);
      const shown = released ? dates : dates.filter((date) => date > today);
      expect(bars.length).toBe(shown.length);
      for (const [number, {start, end}] of bars.entries()) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(100);
        expect(end).toBe(positionOf(shown[number]!, timeline));
      }
    }
    expect(timeline.ticks.length).toBeGreaterThan(1);
    expect(timeline.ticks.length).toBeLessThan(8);
  },
);

test('the timeline of all products has what gets updates in the year or later, on one axis', () => {
  const {groups, since} = supportTimeline({since: '2026'});
  expect(groups.map(({product}) => product)).toEqual([
    'Windows 11',
    'Windows 10',
    'LTSC',
    'Windows Server',
    'Office',
  ]);
  const rows = groups.flatMap((group) => group.rows);
  const last = rows.map(({ends}) =>
    Object.values(ends)
      .map((end) => end?.date ?? '')
      .sort()
      .at(-1),
  );
  expect(last.filter((date) => date! < '2026')).toEqual([]);
  expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
  expect(groups[2]!.rows.map(({name}) => name)).toContain(
    'Windows 10 LTSC 2021',
  );
  expect(since).toBe(2026);
  expect(() => supportTimeline({since: '2099'})).toThrow(
    'not every product has updates since "2099"',
  );
});
