import {expect, test} from 'vitest';
import type {LifecycleEntry} from '../../../src/data/lifecycle';
import {formatFaults} from '../../../checks/fault';
import {
  dueOpenEnds,
  endingSupport,
  pastAnnouncement,
  staleModules,
  stalePages,
} from '../../../checks/freshness';
import {readTextFile} from '../../../checks/textFile';

const today = '2027-03-01';

const page = (verified: string) =>
  stalePages(
    [readTextFile('docs/a.md', `---\ntitle: T\nverified: ${verified}\n---\n`)],
    today,
  );

const module = (day: string) =>
  staleModules(
    {'src/data/a.ts': today, 'src/data/b.ts': day},
    {
      path: 'verified.ts',
      source: "'src/data/a.ts': '',\r\n'src/data/b.ts': ''",
    },
    today,
  );

const announced = (lastDay: string) =>
  pastAnnouncement(
    lastDay,
    {path: 'announcement.ts', source: '\nexport const announcementLastDay = 1'},
    today,
  );

const asked = (due: string) =>
  dueOpenEnds(
    [{path: 'docs/a.md', question: 'whether it came', due}],
    {path: 'openEnds.ts', source: "\nquestion: 'whether it came'"},
    today,
  );

const ending = (phases: Partial<LifecycleEntry>) => {
  const entry: LifecycleEntry = {
    id: 'old',
    product: 'Windows 11',
    version: '21H2',
    edition: 'all',
    mainstreamEnd: '2020-01-14',
    sources: [],
  };
  const source = '{"id": "old-and-older"},\n{"id": "old"}';
  return endingSupport(
    [{...entry, ...phases}],
    {path: 'supportDates.json', source},
    today,
  );
};

const end = (mainstreamEnd: string) => ending({mainstreamEnd});

const checks = {page, module, end, announced, asked};

test.each([
  ['page', [today, '2026-12-01', '2027-03-02', 'soon', "'2026-02-30'"], ''],
  [
    'page',
    ['2026-11-30'],
    'docs/a.md:3: the facts were last checked 91 days ago: compare them with the sources, then set "verified" to the day of the check',
  ],
  ['module', ['2026-12-01'], ''],
  [
    'module',
    ['2026-11-30'],
    'verified.ts:2: src/data/b.ts was last checked 91 days ago: compare its entries with their sources, then set this date to the day of the check',
  ],
  ['end', ['2027-02-28', '2027-05-01'], ''],
  ...(
    [
      ['2027-03-01', 'today, on March 1, 2027'],
      ['2027-03-02', 'in 1 day, on March 2, 2027'],
      ['2027-04-30', 'in 60 days, on April 30, 2027'],
    ] as const
  ).map(
    ([day, when]) =>
      [
        'end',
        [day],
        `supportDates.json:2: old: support ends ${when}: confirm the date at its source, and update the pages that mention this release`,
      ] as const,
  ),
  ['announced', [today], ''],
  [
    'announced',
    ['2027-02-28'],
    'announcement.ts:2: the announcement was to end on February 28, 2027: set it to null, or write another with a new id and a new last day',
  ],
  ['asked', ['2027-03-02'], ''],
  [
    'asked',
    [today],
    'openEnds.ts:2: docs/a.md: look up whether it came, correct the page, and set a later day or remove the entry',
  ],
] as const)('%s of %j', (what, days, says) => {
  for (const day of days) {
    expect(formatFaults(checks[what](day)), day).toBe(says);
  }
});

test('each phase of support is listed by its name, with the line of its row', () => {
  const soon = '2027-04-13';
  const said = (phases: Partial<LifecycleEntry>) =>
    formatFaults(ending(phases)).replace(/ ends? .*/g, '');
  expect(said({mainstreamEnd: soon, extendedEnd: '2032-01-13'})).toBe(
    'supportDates.json:2: old: mainstream support',
  );
  expect(said({extendedEnd: soon, esuEnd: soon})).toBe(
    'supportDates.json:2: old: extended support\nsupportDates.json:2: old: Extended Security Updates',
  );
});
