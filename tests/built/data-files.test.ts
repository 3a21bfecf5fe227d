import {expect, test} from 'vitest';
import {headersFor, parseHeaders} from '../../src/build/headersFile';
import {dataFiles} from '../../src/data/dataFiles';
import {lifecycle, supportPhases} from '../../src/data/lifecycle';
import {readBuilt} from '../support/build';
import {builtFiles, pageOf} from '../support/builtPages';

const home = pageOf('/')('link[rel="canonical"]').attr('href')!;
const headers = parseHeaders(readBuilt('_headers'));
const paths = dataFiles.map(({path}) => path);

test('there are no other data files, the page that lists them links each, and each is sent to every site with its type', () => {
  expect(builtFiles.filter((file) => file.startsWith('data/'))).toEqual(
    paths.map((path) => path.slice(1)).sort(),
  );
  const $ = pageOf('/credits');
  expect(
    $('main a[href^="/data/"]')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(paths);
  for (const path of paths) {
    expect(headersFor(headers, path), path).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Content-Type': path.endsWith('.ics')
        ? 'text/calendar; charset=utf-8'
        : 'application/json',
    });
  }
});

test.each(dataFiles.filter(({path}) => path.endsWith('.json')))(
  '$path has rows with their sources written out, and says who may use it and when it was checked',
  ({path, title}) => {
    const text = readBuilt(path.slice(1));
    const {rows, ...file} = JSON.parse(text) as {rows: readonly unknown[]};
    expect(file).toMatchObject({
      title,
      date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      license: {name: 'CC BY 4.0'},
      attribution: {url: home},
    });
    for (const row of rows) {
      expect(JSON.stringify(row)).toMatch(
        /"sources?":\[?\{[^{}]*"url":"https:/,
      );
    }
    // No source is left as an id.
    expect(text).not.toMatch(/"sources?": \[?\s*"/);
    // Nothing is left empty by what JSON cannot hold.
    expect(text).not.toContain('{}');
  },
);

test('the calendar has an event for each end of support, and says what ends by which source', () => {
  const {host} = new URL(home);
  const events = readBuilt('data/support-dates.ics')
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        [...event.matchAll(/^([A-Z]+)\S*?:(.*)\r$/gm)].map((line) =>
          line.slice(1),
        ),
      ),
    );
  const days = events.map(({UID, DTSTART}) => `${UID} ${DTSTART}`);
  const expected = lifecycle.flatMap((entry) =>
    supportPhases
      .filter((phase) => entry[phase] !== undefined)
      // One event is enough if both phases end on the same day.
      .filter(
        (phase) =>
          phase !== 'mainstreamEnd' || entry[phase] !== entry.extendedEnd,
      )
      .map(
        (phase) =>
          `${entry.id}-${phase}@${host} ${entry[phase]!.replaceAll('-', '')}`,
      ),
  );
  expect(days).toEqual(expected);
  const eventOf = (id: string) =>
    events.find(({UID}) => UID === `${id}@${host}`)!;
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
    expect(eventOf(id).SUMMARY).toBe(summary);
  }
  expect(
    eventOf('windows-11-26h2-home-and-pro-mainstreamEnd').DESCRIPTION,
  ).toMatch(
    /the end date is reported\.\\nReported\\nMicrosoft documentation on GitHub: .*\\, https:.*\\nAtliso: /,
  );
  // Its other dates are documented.
  expect(eventOf('windows-10-22h2-home-and-pro-esuEnd').DESCRIPTION).toMatch(
    /\\nReported\\n/,
  );
});
