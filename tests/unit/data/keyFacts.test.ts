import {expect, test} from 'vitest';
import {lifecycle} from '../../../src/data/lifecycle';
import {systemRequirements} from '../../../src/data/systemRequirements';
import {faultIn, lineInModule} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

/**
 * The facts that most visitors come for, written out: the other tests of the data check its form, and a wrong digit has
 * the right form. If one of these changes, look it up at Microsoft, then change it in both places.
 */

/** End of mainstream support and of extended support, from https://learn.microsoft.com/lifecycle. */
const supportEnds: Record<string, readonly [string, string | null]> = {
  'windows-11-26h2-home-and-pro': ['2028-10-10', null],
  'windows-11-26h2-enterprise-and-education': ['2029-10-09', null],
  'windows-11-25h2-home-and-pro': ['2027-10-12', null],
  'windows-11-25h2-enterprise-and-education': ['2028-10-10', null],
  'windows-11-24h2-home-and-pro': ['2026-10-13', null],
  'windows-11-24h2-enterprise-and-education': ['2027-10-12', null],
  'windows-11-23h2-home-and-pro': ['2025-11-11', null],
  'windows-11-23h2-enterprise-and-education': ['2026-11-10', null],
  'windows-11-22h2-home-and-pro': ['2024-10-08', null],
  'windows-11-22h2-enterprise-and-education': ['2025-10-14', null],
  'windows-11-ltsc-2024-enterprise': ['2029-10-09', null],
  'windows-11-ltsc-2024-iot-enterprise': ['2029-10-09', '2034-10-10'],
  'windows-10-22h2-home-and-pro': ['2025-10-14', null],
  'windows-10-22h2-pro-enterprise-and-education': ['2025-10-14', null],
  'windows-10-ltsc-2021-enterprise': ['2027-01-12', null],
  'windows-10-ltsc-2021-iot-enterprise': ['2027-01-12', '2032-01-13'],
  'windows-10-ltsc-2019-enterprise': ['2024-01-09', '2029-01-09'],
  'windows-10-ltsb-2016-enterprise': ['2021-10-12', '2026-10-13'],
  'windows-8-1': ['2018-01-09', '2023-01-10'],
  'windows-7-sp1': ['2015-01-13', '2020-01-14'],
  'windows-vista-sp2': ['2012-04-10', '2017-04-11'],
  'windows-xp-sp3': ['2009-04-14', '2014-04-08'],
  'windows-server-2022': ['2026-10-13', '2031-10-14'],
  'windows-server-2019': ['2024-01-09', '2029-01-09'],
  'windows-server-2016': ['2022-01-11', '2027-01-12'],
  'windows-server-2012-r2': ['2018-10-09', '2023-10-10'],
  'office-2024': ['2029-10-09', null],
  'office-2021': ['2026-10-13', null],
  'office-2019': ['2023-10-10', '2025-10-14'],
  'office-2016': ['2020-10-13', '2025-10-14'],
};

const listed = (ends: readonly (string | null)[]) =>
  ends.filter(Boolean).join(' and ');

test('support of the common releases ends on these days', () => {
  const here = 'tests/unit/data/keyFacts.test.ts';
  expectNoFaults(
    Object.entries(supportEnds).map(([id, wanted]) => {
      const entry = lifecycle.find((each) => each.id === id);
      const ends = listed([
        entry?.mainstreamEnd ?? null,
        entry?.extendedEnd ?? null,
      ]);
      return (
        ends !== listed(wanted) &&
        faultIn(
          'src/data/supportDates.json',
          ['lifecycle', id],
          `${id}: support ends on ${ends} here, but on ${listed(wanted)} in ${here}:${lineInModule(here, ['supportEnds', id])}; look it up at Microsoft, and correct the wrong place`,
        )
      );
    }),
  );
});

/** https://learn.microsoft.com/windows/whats-new/windows-11-requirements */
test('Windows 11 needs 4 GB of memory, 64 GB of storage, TPM 2.0 and a display of 9 inches', () => {
  const {requirements} = systemRequirements.find(
    ({id}) => id === 'windows-11',
  )!;
  const minimum = (name: string) =>
    requirements.find(({component}) => component === name)?.minimum;
  expect(minimum('Memory')).toBe('4 GB');
  expect(minimum('Storage')).toBe('64 GB');
  expect(minimum('TPM')).toBe('Version 2.0');
  expect(minimum('Display')).toBe('720p, 9 inches or larger');
});
