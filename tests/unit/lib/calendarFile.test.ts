import {expect, test} from 'vitest';
import {writeCalendar} from '../../../src/lib/dates/calendarFile';

const event = {
  id: 'windows-7@docs.example.org',
  date: '2020-01-14',
  changed: '2026-11-01',
  title: 'Windows 7: support ends',
  description: 'Documented',
};

test('an event is all day, has a fixed id, and does not mark the day as busy', () => {
  expect(writeCalendar('Ends', [event]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MAS docs//Calendar//EN',
    'X-WR-CALNAME:Ends',
    'BEGIN:VEVENT',
    'UID:windows-7@docs.example.org',
    'DTSTAMP:20261101T000000Z',
    'DTSTART;VALUE=DATE:20200114',
    'SUMMARY:Windows 7: support ends',
    'DESCRIPTION:Documented',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('marks, line ends and long lines are written as RFC 5545 asks', () => {
  const description = `a, b; c\\d\n${'é'.repeat(100)}`;
  const text = writeCalendar('Ends', [{...event, description}]);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(text.replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:a\\, b\\; c\\\\d\\n${'é'.repeat(100)}\r\n`,
  );
});
