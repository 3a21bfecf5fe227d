import ICAL from 'ical.js';
import {expect, test} from 'vitest';
import {lifecycle} from '../../../../src/data/lifecycle';
import {lifecycleFile} from '../../../../src/lib/dataFiles/lifecycle';
import {writeCalendar} from '../../../../src/lib/dataFiles/calendar';
import {supportDates} from '../../../../src/lib/dataFiles/supportDates';

const text = supportDates((path) => `https://site.example/base${path}`);

/** Reads a calendar as an app does, with code that is not ours. */
function read(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  const events = root
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  return {root, events};
}

const {root, events} = read(text);
const byUid = new Map(events.map((event) => [event.uid, event]));

test('every end of support is an all-day event on its day', () => {
  const expected = lifecycle.flatMap((entry) =>
    (['mainstreamEnd', 'extendedEnd', 'esuEnd'] as const)
      .filter((phase) => entry[phase] !== null)
      // One event is enough if both phases end on the same day.
      .filter(
        (phase) =>
          phase !== 'mainstreamEnd' || entry[phase] !== entry.extendedEnd,
      )
      .map((phase) => [`${entry.id}-${phase}@site.example`, entry[phase]!]),
  );
  expect(byUid.size).toBe(events.length);
  expect([...byUid.keys()].sort()).toEqual(expected.map(([uid]) => uid).sort());
  for (const [uid, day] of expected) {
    const {startDate, endDate} = byUid.get(uid!)!;
    expect(startDate.isDate, uid).toBe(true);
    expect(startDate.toString(), uid).toBe(day);
    expect(endDate.subtractDate(startDate).toSeconds(), uid).toBe(86_400);
  }
});

test('the events are in order, and say what ends', () => {
  const days = events.map(({startDate}) => startDate.toString());
  expect(days).toEqual([...days].sort());
  const summaryOf = (id: string) => byUid.get(`${id}@site.example`)?.summary;
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
  expect(summaryOf('office-ltsc-2024-mainstreamEnd')).toBe(
    'Office LTSC 2024, Windows: support ends',
  );
});

test('an event says how well its date is supported, and by which sources', () => {
  const event = byUid.get(
    'windows-11-26h2-home-and-pro-mainstreamEnd@site.example',
  )!;
  expect(event.description.split('\n')).toEqual([
    expect.stringMatching(/^Build 26300, .* the end date is reported\.$/),
    'Reported',
    expect.stringMatching(/^Microsoft documentation on GitHub: .*, https:/),
    expect.stringMatching(/^Atliso: .*, https:/),
  ]);
  expect(event.component.getFirstPropertyValue('categories')).toBe(
    'Windows 11',
  );
});

test('the time stamps are those of the facts, so that every build writes the same', () => {
  const stamp = `${lifecycleFile.date}T00:00:00Z`;
  for (const each of [root, ...events.map(({component}) => component)]) {
    const name = each === root ? 'last-modified' : 'dtstamp';
    expect(String(each.getFirstPropertyValue(name))).toBe(stamp);
  }
  expect(root.getFirstPropertyValue('version')).toBe('2.0');
  expect(root.getFirstPropertyValue('source')).toBe(
    'https://site.example/base/data/support-dates.ics',
  );
});

test('lines end in CR LF and are at most 75 bytes long', () => {
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  const long = lines.filter((line) => Buffer.byteLength(line) > 75);
  expect(long).toEqual([]);
});

test('texts with signs of the format, line breaks and long words of several bytes arrive unchanged', () => {
  const texts = ['a; b, c\\n \\; "d": e\nf', '–'.repeat(200), '😀'.repeat(99)];
  const written = writeCalendar({
    title: texts[0]!,
    description: texts[1]!,
    address: 'https://site.example/a.ics',
    date: '2026-11-22',
    events: texts.map((each, index) => ({
      uid: `${index}@site.example`,
      day: '2028-02-29',
      summary: each,
      description: `${each}${each}`,
      category: each,
    })),
  });
  // As in a file, where each half of a broken character becomes a replacement character.
  const calendar = Buffer.from(written).toString();
  expect(
    calendar.split('\r\n').map((line) => Buffer.byteLength(line)),
  ).toSatisfy((lengths: number[]) => lengths.every((length) => length <= 75));
  const {events: shown} = read(calendar);
  for (const [index, each] of texts.entries()) {
    expect(shown[index]!.summary).toBe(each);
    expect(shown[index]!.description).toBe(`${each}${each}`);
    expect(shown[index]!.component.getFirstPropertyValue('categories')).toBe(
      each,
    );
  }
});

test('an end date that does not exist stops the build', () => {
  expect(() =>
    writeCalendar({
      title: '',
      description: '',
      address: '',
      date: '2026-11-22',
      events: [
        {
          uid: '',
          day: '2027-02-29',
          summary: '',
          description: '',
          category: '',
        },
      ],
    }),
  ).toThrow('2027-02-29');
});
