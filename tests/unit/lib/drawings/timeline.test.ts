import {expect, test} from 'vitest';
import {lifecycleProducts} from '../../../../src/data/lifecycle';
import {
  layOutTimeline,
  positionOf,
  supportNow,
} from '../../../../src/lib/drawings/timeline';
import {
  lifecycleTable,
  type LifecycleRow,
} from '../../../../src/lib/reference/lifecycleTables';

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

test('the axis runs over whole years, and the bars follow each other on it', () => {
  const timeline = layOutTimeline([
    row('2010-01-01', '2015-01-01', '2020-01-01', '2022-06-30'),
  ]);
  expect([timeline.firstYear, timeline.lastYear]).toEqual([2010, 2023]);
  expect(timeline.rows).toEqual([
    {
      id: 'id',
      name: 'SP1, Home',
      bars: [
        {phase: 'mainstreamEnd', start: 0, end: 38.46},
        {phase: 'extendedEnd', start: 38.46, end: 76.92},
        {phase: 'esuEnd', start: 76.92, end: 96.1},
      ],
    },
  ]);
  expect(timeline.ticks.map(({year}) => year)).toEqual([2010, 2015, 2020]);
});

test('a release on an unknown day has no bar', () => {
  expect(layOutTimeline([row(null, '2015-01-01')]).rows[0]?.bars).toEqual([]);
});

test('a timeline without rows is refused', () => {
  expect(() => layOutTimeline([])).toThrow('A timeline needs a row');
});

test.each([
  ['2014-12-31', 'Until', '2015-01-01', 'ending-soon'],
  ['2013-12-31', 'Until', '2015-01-01', 'supported'],
  ['2015-01-01', 'ESU until', '2018-01-01', 'esu'],
  ['2018-01-01', 'ESU ended', '2018-01-01', 'ended'],
])('on %s it says "%s %s"', (today, words, date, state) => {
  expect(
    supportNow(row('2010-01-01', '2015-01-01', null, '2018-01-01'), today),
  ).toMatchObject({words, date, state});
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
    const timeline = layOutTimeline(rows);
    expect(timeline.rows.length).toBe(rows.length);
    for (const [index, {released, ends}] of rows.entries()) {
      const {bars} = timeline.rows[index]!;
      // Windows 8 has two ends on one day.
      const dates = [
        ...new Set(Object.values(ends).flatMap((end) => end?.date ?? [])),
      ];
      expect(bars.length).toBe(released ? dates.length : 0);
      for (const [number, {start, end}] of bars.entries()) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(100);
        expect(end).toBe(positionOf(dates[number]!, timeline));
      }
    }
    expect(timeline.ticks.length).toBeGreaterThan(1);
    expect(timeline.ticks.length).toBeLessThan(8);
  },
);
