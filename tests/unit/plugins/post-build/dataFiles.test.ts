import {expect, test} from 'vitest';
import {dataFiles} from '../../../../src/data/dataFiles';
import {lifecycle} from '../../../../src/data/lifecycle';
import {writeDataFile} from '../../../../src/build/dataFiles';
import {headersFor} from '../../../../src/build/headersFile';
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

test('the calendar has an event for each end of support, and says what ends by which source', () => {
  const events = texts['/data/support-dates.ics']!.replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1);
  const fieldOf = (event: string, name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(event)![1]!.trim();
  const days = Object.fromEntries(
    events.map((event) => [
      fieldOf(event, 'UID'),
      fieldOf(event, 'DTSTART;VALUE=DATE'),
    ]),
  );
  const expected = lifecycle.flatMap((entry) =>
    (['mainstreamEnd', 'extendedEnd', 'esuEnd'] as const)
      .filter((phase) => entry[phase] !== undefined)
      // One event is enough if both phases end on the same day.
      .filter(
        (phase) =>
          phase !== 'mainstreamEnd' || entry[phase] !== entry.extendedEnd,
      )
      .map((phase) => [
        `${entry.id}-${phase}@site.example`,
        entry[phase]!.replaceAll('-', ''),
      ]),
  );
  expect(days).toEqual(Object.fromEntries(expected));
  expect(events).toHaveLength(expected.length);
  const eventOf = (id: string) =>
    events.find((event) => fieldOf(event, 'UID') === `${id}@site.example`)!;
  for (const [id, summary] of [
    [
      'windows-11-25h2-home-and-pro-mainstreamEnd',
      'Windows 11 25H2\\, Home and Pro: support ends',
    ],
    ['windows-7-sp1-mainstreamEnd', 'Windows 7 SP1: mainstream support ends'],
    ['windows-7-sp1-extendedEnd', 'Windows 7 SP1: extended support ends'],
    ['windows-7-sp1-esuEnd', 'Windows 7 SP1: Extended Security Updates end'],
    ['windows-8-extendedEnd', 'Windows 8: support ends'],
  ] as const) {
    expect(fieldOf(eventOf(id), 'SUMMARY')).toBe(summary);
  }
  expect(
    fieldOf(
      eventOf('windows-11-26h2-home-and-pro-mainstreamEnd'),
      'DESCRIPTION',
    ),
  ).toMatch(
    /the end date is reported\.\\nReported\\nMicrosoft documentation on GitHub: .*\\, https:.*\\nAtliso: /,
  );
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
