import {expect, test} from 'vitest';
import type {LifecycleEntry} from '../../../../src/data/lifecycle';
import {checkSupportDates} from '../../../../checks/rules/supportDates';

const entry = (
  product: LifecycleEntry['product'],
  version: string,
  mainstreamEnd: string,
  more: Partial<LifecycleEntry> = {},
) => ({
  entry: {
    id: '',
    product,
    version,
    edition: 'all',
    released: '2001-01-02',
    mainstreamEnd,
    sources: [],
    ...more,
  } satisfies LifecycleEntry,
  place: `lifecycle.ts:${mainstreamEnd}`,
});

const entries = [
  entry('Windows 11', '23H2', '2025-11-11', {edition: 'Home and Pro'}),
  entry('Windows 11', '23H2', '2026-11-10', {
    edition: 'Enterprise and Education',
  }),
  entry('Windows 10', '22H2', '2025-10-14', {
    edition: 'Home and Pro (personal ESU)',
    esuEnd: '2027-10-12',
  }),
  entry('Windows 10', '22H2', '2025-10-14', {
    edition: 'Enterprise (ESU for organizations)',
    esuEnd: '2028-10-10',
  }),
  entry('Windows 10', 'LTSC 2021', '2027-01-12', {edition: 'Enterprise'}),
  entry('Windows 7', 'SP1', '2015-01-13', {
    extendedEnd: '2020-01-14',
    esuEnd: '2023-01-10',
  }),
  entry('Windows 8', 'all', '2016-01-12'),
  entry('Windows 8.1', 'all', '2018-01-09'),
  entry('Windows Server', '2012 R2', '2018-10-09'),
  entry('Windows Server', '2012', '2018-10-08'),
  entry('Office', 'Office 2021 (Home & Student)', '2026-10-13', {
    edition: 'Windows',
  }),
  entry('Office', 'Office 2021 for Mac', '2026-10-14', {edition: 'Mac'}),
];

const check = (text: string) =>
  checkSupportDates({path: 'a.md', lines: [{line: 4, text}]}, entries);

test.each([
  'Support of Windows 11 23H2 ended on November 11, 2025.',
  'Windows 11, version 23H2: Enterprise and Education end on November 10, 2026.',
  'LTSC 2021 is supported until January 12, 2027.',
  'Windows 7 left support on January 14, 2020. It was January 15, 2020 already.',
  'Paid updates for Windows 7 ran out: ESU ended on January 10, 2023.',
  'Windows 8.1 is out of support since January 9, 2018.',
  'Windows Server 2012 R2 ended on October 9, 2018.',
  'Windows 7 was released on January 2, 2001.',
  'October 13, 2026: Office 2021 ends',
  'Office 2021 for Mac ends on October 14, 2026.',
  'Windows 7 ended with the update of January 1, 2020.',
  'Support of Windows 7 was first to end on January 1, 2020.',
  'January 1, 2020: an update for Windows 7',
  'A service ended on January 1, 2020.',
  'Windows 11 25H2 ends on October 12, 2027.',
  'Office LTSC 2021 ended on October 13, 2026.',
])('agrees with the data: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  'Support of Windows 11 23H2 ended on November 12, 2025.',
  'Windows 11 23H2 ended November 12, 2025.',
  'Windows 11 23H2 Home and Pro ended on November 10, 2026.',
  'ESU of Windows 10 22H2 Home and Pro ends on October 10, 2028.',
  'LTSC 2021 is supported until January 13, 2027.',
  'Windows 7 left support on January 10, 2023.',
  'Windows 8.1 is out of support since January 12, 2016.',
  'Windows 8.1 | End of support | January 12, 2016',
  'Windows Server 2012 R2 ended on October 8, 2018.',
  'Windows 7 was released on January 14, 2020.',
  'Office 2021 ended on October 14, 2026.',
  'October 13, 2026: Windows 8.1 and Office 2021 end',
])('contradicts the data: %s', (text) => {
  expect(check(text)).toEqual([
    expect.objectContaining({path: 'a.md', line: 4}),
  ]);
});

test('a contradiction names the entry, and what to do', () => {
  expect(check('Windows 7 ended on January 15, 2020.')[0]?.message).toBe(
    '"January 15, 2020" here, but January 13, 2015 or January 14, 2020 in lifecycle.ts:2015-01-13; correct this text, or the data',
  );
});
