/** What the pages say on the days around each date of the data, where the day begins first and where it begins last. */
import {afterEach, expect, test, vi} from 'vitest';
import {toReleaseRow} from '../../../../src/build/reference/lifecycleTables';
import {lifecycle} from '../../../../src/data/lifecycle';
import {isoDayOf, MS_PER_DAY} from '../../../../src/lib/dates/calendarDay';
import {lastDaysOf, supportOn} from '../../../../src/lib/dates/supportOn';
import {lastDayOf, layOutTimeline} from '../../../../src/lib/drawings/timeline';
import {outputOf} from '../../../support/outputs';
import {explainText, knowledge} from '../../../support/said';
import {writeReminder} from '../../../../src/lib/windows/reminder';
import {sayVersion, versionCard} from '../../../../src/lib/windows/versionCard';
import {versionSupport} from '../../../../src/lib/windows/versionSupport';
import type {WindowsVersion} from '../../../../src/lib/windows/readVersion';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ends = [
  ...new Set(
    lifecycle.flatMap(({mainstreamEnd, extendedEnd, esuEnd, esuYears = []}) =>
      [mainstreamEnd, extendedEnd, esuEnd, ...esuYears].filter(
        (end) => end !== undefined,
      ),
    ),
  ),
].sort();

const shift = (day: string, days: number) =>
  isoDayOf(new Date(Date.parse(day) + days * MS_PER_DAY));

/** The last and the first moment of a day in UTC, by the calendars of the first and the last place to have a date. */
const zones = [
  {zone: 'Pacific/Kiritimati', hours: 14},
  {zone: 'Pacific/Pago_Pago', hours: -11},
];

/** The dates that a text says with the wrong verb for the day. */
function wrongIn(text: string, today: string): string[] {
  return [
    ...text.matchAll(
      /(ended|update (?:was )?on|until|ends) ([A-Z][a-z]+ \d{1,2}, \d{4})/g,
    ),
  ]
    .map(([, verb, date]) => ({verb, day: isoDayOf(new Date(`${date} UTC`))}))
    .filter(({verb, day}) =>
      verb === 'until' || verb === 'ends' ? day < today : day >= today,
    )
    .map(({day}) => day);
}

const versions = [
  ...new Set(
    lifecycle
      .filter(
        ({product, version}) =>
          /^Windows 1[01]$/.test(product) && /^\d|^LTS/.test(version),
      )
      .map(({product, version}) => `${product}|${version}`),
  ),
].map((each) => {
  const [product, version] = each.split('|');
  return {product, version} as WindowsVersion;
});

/** Each end, the day before it, and the day after. */
const days = ends.flatMap((end) => [shift(end, -1), end, shift(end, 1)]);

test('no answer about a version says on any of these days what is false then', () => {
  const byId = new Map(lifecycle.map((entry) => [entry.id, entry]));
  const wrong: string[] = [];
  for (const today of days) {
    for (const version of versions) {
      const supports = versionSupport(version, today, lifecycle);
      for (const support of supports) {
        const {free, esu = free} = lastDaysOf(byId.get(support.id)!);
        const card = versionCard(version, [support])!;
        const {tone, title} = card;
        const text = sayVersion(card);
        const [, answer, color] = (
          [
            [free, 'Yes', 'success'],
            [esu, 'Only with', 'warning'],
            ['9999', 'No', 'danger'],
          ] as const
        ).find(([end]) => today <= end)!;
        if (
          !title.startsWith(answer) ||
          !support.answer.startsWith(answer) ||
          tone !== color ||
          wrongIn(`${text} ${support.answer}`, today).length > 0
        ) {
          wrong.push(`${today}: ${text}`);
        }
        // ESU that is advised is still to be had: of the version itself, or of 22H2.
        const isOffered = lifecycle.some(
          (entry) =>
            [
              support.id,
              'windows-10-22h2-pro-enterprise-and-education',
            ].includes(entry.id) &&
            entry.esuEnd !== undefined &&
            today <= entry.esuEnd,
        );
        if (support.advice?.text.includes('ESU') && !isOffered) {
          wrong.push(`${today}: ${text}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('where each year of ESU is a license of its own, the answer names the year that runs, and the reminder comes before its end', () => {
  const answer = (today: string) => {
    const support = versionSupport(
      {product: 'Windows 10', version: '22H2', edition: 'Enterprise'},
      today,
      lifecycle,
    )[0]!;
    const reminder = writeReminder(support, today, 'https://site.example');
    const lines = reminder?.replaceAll('\r\n ', '') ?? '';
    return [support.detail, /SUMMARY:.*: (.*)\r/.exec(lines)?.[1]];
  };
  const ended = 'Free updates ended October 14, 2025.';
  const year = (number: number, end: string) => [
    `${ended} Each year needs its own license: year ${number} ends ${end}.`,
  ];
  expect(answer('2025-10-15')).toEqual([
    ...year(1, 'October 13, 2026'),
    String.raw`year 1 of ESU ends on October 13\, 2026`,
  ]);
  expect(answer('2026-10-13')).toEqual([
    ...year(1, 'October 13, 2026'),
    undefined,
  ]);
  expect(answer('2026-10-14')).toEqual([
    ...year(2, 'October 12, 2027'),
    String.raw`year 2 of ESU ends on October 12\, 2027`,
  ]);
  expect(answer('2027-10-12')[0]).toBe(year(2, 'October 12, 2027')[0]);
  expect(answer('2027-10-13')[0]).toBe(year(3, 'October 10, 2028')[0]);
  expect(answer('2028-10-10')[0]).toBe(year(3, 'October 10, 2028')[0]);
  expect(answer('2028-10-11')[0]).toBe(ended);
});

test('the row on the timeline changes on the day after its date', () => {
  for (const entry of lifecycle) {
    const row = toReleaseRow(entry);
    const groups = [{product: entry.product, rows: [row]}];
    const last = lastDayOf(row);
    for (const [today, group] of [
      [shift(last, -1), 'current'],
      [last, 'current'],
      [shift(last, 1), 'ended'],
    ] as const) {
      expect(layOutTimeline(groups, today)[group], entry.id).toHaveLength(1);
      expect(supportOn(row, today).updates === 'none', entry.id).toBe(
        group === 'ended',
      );
    }
  }
});

test.each(zones)(
  'in $zone, the reader of reports says from the day after on that support has ended',
  ({zone, hours}) => {
    vi.stubEnv('TZ', zone);
    const nextDay =
      Date.parse(knowledge.supportEndOf('Office LTSC 2024')!) +
      MS_PER_DAY -
      hours * 3_600_000;
    const said = (moment: number) => {
      const [suite] = explainText(
        outputOf('ospp-dstatus-two-products'),
        new Date(moment),
      ).products;
      return [
        suite!.facts.find(({term}) => term === 'Support')?.texts[0],
        suite!.findings.some(({text}) => text.includes('support has ended')),
      ];
    };
    const date = 'on October 9, 2029';
    expect(said(nextDay - 1)).toEqual([
      `Office LTSC 2024: ends ${date}`,
      false,
    ]);
    expect(said(nextDay)).toEqual([`Office LTSC 2024: ended ${date}`, true]);
  },
);
