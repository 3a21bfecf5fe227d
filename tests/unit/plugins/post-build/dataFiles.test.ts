import ICAL from 'ical.js';
import {expect, test} from 'vitest';
import {dataFiles} from '../../../../src/data/dataFiles';
import {lifecycle} from '../../../../src/data/lifecycle';
import {writeDataFile} from '../../../../src/lib/dataFiles';
import {headersFor} from '../../../../src/lib/headersFile';
import {headerRules} from '../../../../src/data/responseHeaders';
import {writeDataFiles} from '../../../../src/plugins/post-build/steps/dataFiles';
import {builtPage, builtSite} from '../../../support/builtSite';
import {listFiles} from '../../../support/build';
import {testFolder} from '../../../support/testFolder';

const texts = Object.fromEntries(
  dataFiles.map((file) => [
    file.path,
    writeDataFile(file, (path) => `https://site.example/base${path}`),
  ]),
);

test.each(dataFiles.filter(({path}) => path.endsWith('.json')))(
  '$path has rows with their sources written out, and says who may use it and when it was checked',
  ({path, title}) => {
    const {rows, ...file} = JSON.parse(texts[path]!) as {
      rows: readonly unknown[];
    };
    expect(file).toMatchObject({
      title,
      date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      license: {name: 'CC BY 4.0'},
      attribution: {url: 'https://site.example/base/'},
    });
    for (const row of rows) {
      const [, url] = /"sources?":\[?\{.*?"url":"(.*?)"/.exec(
        JSON.stringify(row),
      ) ?? [JSON.stringify(row)];
      expect(url).toMatch(/^https:/);
    }
    // No source is left as an id.
    expect(texts[path]).not.toMatch(/"sources?": \[?\s*"/);
    // Nothing is left empty by what JSON cannot hold.
    expect(texts[path]).not.toContain('{}');
    // A key is always the placeholder of Xs.
    expect(texts[path]).not.toMatch(/\b(?!X{5})[A-Z\d]{5}(?:-[A-Z\d]{5}){4}\b/);
  },
);

test('the calendar has an all-day event for each end of support, and says what ends by which source', () => {
  const events = new ICAL.Component(
    ICAL.parse(texts['/data/support-dates.ics']!) as unknown[],
  )
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  const days = Object.fromEntries(
    events.map(({uid, startDate}) => [uid, startDate.toString()]),
  );
  const expected = lifecycle.flatMap((entry) =>
    (['mainstreamEnd', 'extendedEnd', 'esuEnd'] as const)
      .filter((phase) => entry[phase] !== undefined)
      // One event is enough if both phases end on the same day.
      .filter(
        (phase) =>
          phase !== 'mainstreamEnd' || entry[phase] !== entry.extendedEnd,
      )
      .map((phase) => [`${entry.id}-${phase}@site.example`, entry[phase]]),
  );
  expect(days).toEqual(Object.fromEntries(expected));
  expect(events).toHaveLength(expected.length);
  expect(events.every(({startDate}) => startDate.isDate)).toBe(true);
  const summaryOf = (id: string) =>
    events.find(({uid}) => uid === `${id}@site.example`)?.summary;
  expect(summaryOf('windows-11-25h2-home-and-pro-mainstreamEnd')).toBe(
    'Windows 11 25H2, Home and Pro: support ends',
  );
  expect(summaryOf('windows-7-sp1-mainstreamEnd')).toBe(
    'Windows 7 SP1: mainstream support ends',
  );
  expect(summaryOf('windows-7-sp1-extendedEnd')).toBe(
    'Windows 7 SP1: extended support ends',
  );
  expect(summaryOf('windows-7-sp1-esuEnd')).toBe(
    'Windows 7 SP1: Extended Security Updates end',
  );
  expect(summaryOf('windows-8-extendedEnd')).toBe('Windows 8: support ends');
  const {description} = events.find(
    ({uid}) =>
      uid === 'windows-11-26h2-home-and-pro-mainstreamEnd@site.example',
  )!;
  expect(description.split('\n')).toEqual([
    expect.stringMatching(/^Build 26300, .* the end date is reported\.$/),
    'Reported',
    expect.stringMatching(/^Microsoft documentation on GitHub: .*, https:/),
    expect.stringMatching(/^Atliso: .*, https:/),
  ]);
});

test('a site without the page that lists them has none', async () => {
  const outDir = testFolder();
  const pages = [builtPage('/other', '<html><body></body></html>')];
  await writeDataFiles(builtSite({outDir, pages}));
  expect(listFiles(outDir)).toEqual([]);
});

test('the files are sent with their types, to every site', () => {
  const rules = headerRules.map(({path: place, headers}) => ({
    path: place,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
  }));
  const typeOf = (place: string) => {
    const headers = headersFor(rules, place);
    expect(headers['Access-Control-Allow-Origin'], place).toBe('*');
    return headers['Content-Type'];
  };
  for (const {path: place} of dataFiles) {
    expect(typeOf(place)).toBe(
      place.endsWith('.ics')
        ? 'text/calendar; charset=utf-8'
        : 'application/json',
    );
  }
});
