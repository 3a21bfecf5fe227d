import {expect, test} from 'vitest';
import type {LifecycleEntry} from '../../../src/data/lifecycle';
import {
  dueOpenEnds,
  endingSupport,
  pastAnnouncement,
  staleModules,
  stalePages,
} from '../../../checks/freshness';
import {readTextFile} from '../../../checks/textFile';

const today = '2027-03-01';

test('a page is due on the 91st day after its check, with the line of its date', () => {
  const page = (verified: string) =>
    readTextFile(
      'docs/a.md',
      `---\ntitle: A title\nverified: ${verified}\n---\n\nText.\n`,
    );
  for (const fresh of [today, '2026-12-01', '2027-03-02']) {
    expect(stalePages([page(fresh)], today), fresh).toEqual([]);
  }
  expect(stalePages([page('2026-11-30')], today)).toEqual([
    {
      path: 'docs/a.md',
      line: 3,
      message:
        'the facts were last checked 91 days ago: compare them with the sources, then set "verified" to the day of the check',
    },
  ]);
  for (const invalid of ['soon', "'2026-02-30'"]) {
    expect(stalePages([page(invalid)], today), invalid).toEqual([]);
  }
});

test('a data module is due on the 91st day after its check, with the line of its date', () => {
  const dates = {
    'src/data/a.ts': '2026-12-01',
    'src/data/b.ts': '2026-11-30',
  };
  const text = {
    path: 'src/data/verified.ts',
    source: Object.entries(dates)
      .map(([module, day]) => `  '${module}': '${day}',`)
      .join('\r\n'),
  };
  expect(staleModules(dates, text, today)).toEqual([
    {
      path: 'src/data/verified.ts',
      line: 2,
      message:
        'src/data/b.ts was last checked 91 days ago: compare its entries with their sources, then set this date to the day of the check',
    },
  ]);
});

const unsupported: LifecycleEntry = {
  id: 'old',
  product: 'Windows 11',
  version: '21H2',
  edition: 'all',
  mainstreamEnd: '2020-01-14',
  sources: [],
};
const lifecycleText = {
  path: 'src/data/lifecycle.ts',
  source: [
    "'old-and-older': {",
    "mainstreamEnd: '…',}",
    "'old': {",
    "mainstreamEnd: '…',",
    "extendedEnd: '…',",
    "esuEnd: '…',}",
  ].join('\n'),
};
const ending = (dates: Partial<LifecycleEntry>) =>
  endingSupport([{...unsupported, ...dates}], lifecycleText, today);

test('the end of support is listed from 60 days before until the day itself', () => {
  for (const [mainstreamEnd, when] of [
    ['2027-02-28', null],
    ['2027-03-01', 'today, on March 1, 2027'],
    ['2027-03-02', 'in 1 day, on March 2, 2027'],
    ['2027-04-30', 'in 60 days, on April 30, 2027'],
    ['2027-05-01', null],
  ] as const) {
    expect(
      ending({mainstreamEnd}).map(({message}) => message),
      mainstreamEnd,
    ).toEqual(
      when
        ? [
            `old: support ends ${when}: confirm the date at its source, and update the pages that mention this release`,
          ]
        : [],
    );
  }
});

test('each phase of support is listed by its name, with the line of its date', () => {
  const soon = '2027-04-13';
  const startOf = (dates: Partial<LifecycleEntry>) =>
    ending(dates).map(
      ({path, line, message}) =>
        `${path}:${line}: ${message.replace(/ ends .*/, '')}`,
    );
  expect(startOf({mainstreamEnd: soon, extendedEnd: '2032-01-13'})).toEqual([
    'src/data/lifecycle.ts:4: old: mainstream support',
  ]);
  expect(startOf({extendedEnd: soon, esuEnd: soon})).toEqual([
    'src/data/lifecycle.ts:5: old: extended support',
    'src/data/lifecycle.ts:6: old: the Extended Security Updates program',
  ]);
});

test('an announcement is listed from the day after its last day, with the line of that', () => {
  const text = {
    path: 'src/data/announcement.ts',
    source: "\nexport const announcementLastDay = '…';\n",
  };
  expect(pastAnnouncement(today, text, today)).toEqual([]);
  expect(pastAnnouncement('2027-02-28', text, today)).toEqual([
    {
      path: 'src/data/announcement.ts',
      line: 2,
      message:
        'the announcement was to end on February 28, 2027: set it to null, or write another with a new id and a new last day',
    },
  ]);
});

test('a sentence is listed from the day on which it is due', () => {
  const openEnd = {path: 'docs/a.md', question: 'whether it came', due: today};
  const text = {
    path: 'checks/data/openEnds.ts',
    source: "\nquestion: 'whether it came'",
  };
  expect(dueOpenEnds([openEnd], text, '2027-02-28')).toEqual([]);
  expect(dueOpenEnds([openEnd], text, today)).toEqual([
    {
      path: 'checks/data/openEnds.ts',
      line: 2,
      message:
        'docs/a.md: look up whether it came, correct the page, and set a later day or remove the entry',
    },
  ]);
});
