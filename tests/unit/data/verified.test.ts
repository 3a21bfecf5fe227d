import {test} from 'vitest';
import {verified} from '../../../src/data/verified';
import {lineInModule} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';
import {projectFiles, readProject} from '../../support/sources';

const list = 'src/data/verified.ts';

/** A string or a list as the value of `source` or `sources`; types and the lists of sources have neither. */
const NAMES_SOURCES = /\bsources?: ?(?:\[|['"])/;

const withSources = projectFiles('src/data').filter(
  (file) => file.endsWith('.ts') && NAMES_SOURCES.test(readProject(file)),
);

test('every module whose entries name sources has the date of its last check', () => {
  expectNoFaults(
    withSources
      .filter((file) => !(file in verified))
      .map((file) => ({
        path: list,
        line: lineInModule(list, ['verified']),
        message: `${file} is missing: add the day on which its facts were last checked`,
      })),
  );
});

test('every date belongs to such a module, exists and is not in the future', () => {
  // Later than today in every time zone.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expectNoFaults(
    Object.entries(verified).flatMap(([file, day]) => {
      const at = (message: string) => ({
        path: list,
        line: lineInModule(list, ['verified', file]),
        message,
      });
      if (!withSources.includes(file)) {
        return [at(`${file} names no sources: remove the line`)];
      }
      const date = new Date(`${day}T00:00:00Z`);
      if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) {
        return [at(`"${day}" is no date: write one such as 2026-11-21`)];
      }
      return day > tomorrow
        ? [at(`"${day}" is after today: write the day of the check`)]
        : [];
    }),
  );
});
