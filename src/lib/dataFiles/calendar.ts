/** Writes iCalendar files (RFC 5545). */
import {parseCalendarDay} from '../dates/calendarDay';

export interface CalendarEvent {
  /** Unique in the world and never changed, so that a calendar app updates the event instead of adding another. */
  uid: string;
  /** ISO date. The event takes the whole day, in every time zone. */
  day: string;
  summary: string;
  description: string;
  category: string;
}

export interface Calendar {
  title: string;
  description: string;
  /** Where the file is published, for apps to update from. */
  address: string;
  /** ISO date on which the facts were last checked. */
  date: string;
  events: readonly CalendarEvent[];
}

/** The longest line, in bytes without its break. */
const lineLength = 75;

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** `20251014` */
function toDate(iso: string): string {
  parseCalendarDay(iso);
  return iso.replaceAll('-', '');
}

/** Breaks a line that is too long, between characters; a break is followed by a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1)!;
    if (encoder.encode(last + character).length > lineLength) {
      lines.push(` ${character}`);
    } else {
      lines[lines.length - 1] = last + character;
    }
  }
  return lines.join('\r\n');
}

export function writeCalendar(calendar: Calendar): string {
  const stamp = `${toDate(calendar.date)}T000000Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MAS docs//Calendar//EN',
    `NAME:${escapeText(calendar.title)}`,
    // The name of the title before RFC 7986, which most apps still read.
    `X-WR-CALNAME:${escapeText(calendar.title)}`,
    `DESCRIPTION:${escapeText(calendar.description)}`,
    `LAST-MODIFIED:${stamp}`,
    `SOURCE;VALUE=URI:${calendar.address}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1W',
    ...calendar.events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${toDate(event.day)}`,
      `SUMMARY:${escapeText(event.summary)}`,
      `DESCRIPTION:${escapeText(event.description)}`,
      `CATEGORIES:${escapeText(event.category)}`,
      // The day stays free.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
