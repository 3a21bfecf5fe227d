/** Writes all-day events as an iCalendar file (RFC 5545), for a calendar app to import or to subscribe to. */

export interface CalendarEvent {
  /** Never changes, so that a calendar app can update the event: `windows-11-25h2@docs.example.org`. */
  id: string;
  /** ISO calendar dates: of the event, and of the last change of what it says. */
  date: string;
  changed: string;
  title: string;
  description: string;
}

const basicDate = (date: string) => date.replaceAll('-', '');

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** A line has at most 75 bytes; the next one goes on after a space. */
function fold(line: string): string {
  let bytes = 0;
  return Array.from(line, (character) => {
    const length = new TextEncoder().encode(character).length;
    const isFull = bytes + length > 75;
    bytes = isFull ? 1 + length : bytes + length;
    return (isFull ? '\r\n ' : '') + character;
  }).join('');
}

/** `name` is what calendar apps call the calendar. */
export function writeCalendar(
  name: string,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//MAS docs//Calendar//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({id, date, changed, title, description}) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${basicDate(changed)}T000000Z`,
      `DTSTART;VALUE=DATE:${basicDate(date)}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(description)}`,
      // The day is not marked as busy.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
