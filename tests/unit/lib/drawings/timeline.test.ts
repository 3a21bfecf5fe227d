import {expect, test} from 'vitest';
import {
  lifecycleTable,
  supportTimeline,
  toReleaseRow,
} from '../../../../src/build/reference/lifecycleTables';
import {lifecycle} from '../../../../src/data/lifecycle';
import {lastDaysOf} from '../../../../src/lib/dates/supportOn';
import {
  axisOf,
  lastDayOf,
  layOutTimeline,
  positionOf,
  type ReleaseGroup,
  type ReleaseRow,
} from '../../../../src/lib/drawings/timeline';

const today = '2026-11-22';

const row = (changes: Partial<ReleaseRow>): ReleaseRow => ({
  id: 'id',
  name: 'SP1',
  released: '2020-01-01',
  free: '2027-01-01',
  versions: [],
  ...changes,
});

const layOut = (...rows: readonly ReleaseRow[]) =>
  layOutTimeline([{product: 'Windows 7', rows}], today);

const rowOf = (changes: Partial<ReleaseRow>) =>
  layOut(row(changes)).current[0]!.rows[0]!;

test('the axis begins with last year, and has six years', () => {
  expect(axisOf('2026-01-01')).toEqual({firstYear: 2025, lastYear: 2030});
  expect(axisOf('2026-12-31')).toEqual({firstYear: 2025, lastYear: 2030});
  const axis = axisOf(today);
  expect(positionOf('2025-01-01', axis)).toBe(0);
  expect(positionOf('2031-01-01', axis)).toBe(100);
});

test('the bars follow each other, and are cut off where the axis begins', () => {
  expect(rowOf({free: '2025-12-31', esu: '2028-01-01'})).toMatchObject({
    free: '2025-12-31',
    esu: '2028-01-01',
    bars: [
      {updates: 'free', start: 0, end: 16.61},
      {updates: 'esu', start: 16.61, end: 49.98},
    ],
    goesOn: false,
  });
  expect(rowOf({released: '2026-01-01'}).bars[0]!.start).toBe(16.66);
  expect(rowOf({released: undefined}).bars[0]!.start).toBe(0);
});

test('what goes on after the axis is cut off at its end, and says so', () => {
  for (const [free, goesOn] of [
    ['2030-12-31', false],
    ['2031-01-01', false],
    ['2031-01-02', true],
    ['2034-10-10', true],
  ] as const) {
    const laidOut = rowOf({free});
    expect(laidOut.goesOn, free).toBe(goesOn);
    expect(laidOut.bars[0]!.end).toBeLessThanOrEqual(100);
  }
});

test('a row says what tells it from the other rows of its release', () => {
  const labels = lifecycle.map((entry) => {
    const {id, name, label} = toReleaseRow(entry);
    return [id, [name, label]];
  });
  expect(Object.fromEntries(labels)).toMatchObject({
    'windows-11-25h2-home-and-pro': ['25H2', 'Home and Pro'],
    'windows-10-21h1': ['21H1', undefined],
    'windows-10-iot-core': ['IoT Core', undefined],
    'windows-8-1': ['Windows 8.1', undefined],
    'windows-10-22h2-home-and-pro': ['22H2', 'Personal ESU'],
    'windows-10-22h2-pro-enterprise-and-education': [
      '22H2',
      'ESU for organizations',
    ],
    'windows-server-23h2-ac': ['23H2', undefined],
    'office-2021': ['Office 2021', undefined],
    'office-2021-for-mac': ['Office 2021 for Mac', undefined],
  });
});

test('a release of which some editions get updates is whole, and one without is among those that ended', () => {
  const ended = row({id: 'home', free: '2026-11-21'});
  const lastDay = row({id: 'pro', free: today});
  const ids = (timeline: ReturnType<typeof layOut>) =>
    [timeline.current, timeline.ended].map((groups) =>
      groups.flatMap(({rows}) => rows.map(({id}) => id)),
    );
  expect(ids(layOut(ended, lastDay))).toEqual([['home', 'pro'], []]);
  expect(ids(layOut(ended))).toEqual([[], ['home']]);
  // What ended before the axis begins has no bar.
  expect(ids(layOut(row({free: '2024-12-31'})))).toEqual([[], []]);
  expect(ids(layOut(row({free: '2025-01-01'})))).toEqual([[], ['id']]);
});

const rowsOf = (groups: readonly ReleaseGroup[]) =>
  groups.flatMap(({rows}) => rows);

test('the timeline of all products has everything that gets updates, or ended since last year, once', () => {
  const {groups} = supportTimeline({});
  expect(groups.map(({product}) => product)).toEqual([
    'Windows 11',
    'Windows 10',
    'Windows Server',
    'Office',
  ]);
  const expected = lifecycle.filter(
    (each) => lastDayOf(lastDaysOf(each)) >= '2025-01-01',
  );
  const ids = (some: readonly {id: string}[]) => some.map(({id}) => id).sort();
  expect(ids(rowsOf(groups))).toEqual(ids(expected));
  const {current, ended} = layOutTimeline(groups, today);
  expect(ids(rowsOf([...current, ...ended]))).toEqual(ids(expected));
  for (const {id, free, esu} of rowsOf(groups)) {
    expect({free, esu}, id).toEqual({
      esu: undefined,
      ...lastDaysOf(lifecycle.find((each) => each.id === id)!),
    });
  }
});

test('the drawing of a table has the versions of the table', () => {
  const {groups, rows} = lifecycleTable({
    product: 'Windows 10',
    versions: ['22H2', 'LTSC 2021'],
  });
  expect(rowsOf(groups).map(({id}) => id)).toEqual(rows.map(({id}) => id));
});

test('a row has the names of the versions that it answers, with each edition of its own', () => {
  const versionsOf = (id: string) =>
    rowsOf(supportTimeline({}).groups).find((each) => each.id === id)!.versions;
  expect(versionsOf('windows-11-24h2-home-and-pro')).toEqual([
    'win11-24h2',
    'win11-24h2-home',
    'win11-24h2-pro',
  ]);
  // winver shows a long-term release as the version of the same day.
  expect(versionsOf('windows-10-ltsc-2021-enterprise')).toEqual([
    'win10-21h2',
    'win10-21h2-enterprise',
    'win10-ltsc-2021',
    'win10-ltsc-2021-enterprise',
  ]);
  expect(versionsOf('office-ltsc-2024')).toEqual([]);
});
