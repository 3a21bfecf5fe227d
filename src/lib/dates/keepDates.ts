import {MONTHS} from './formatDate';

const monthOfDate = new RegExp(
  String.raw`\b(${MONTHS.join('|')}) (?=\d{1,2}\b)`,
  'g',
);

/** Puts a no-break space between the month and the day of each date. The rest of a text breaks as usual. */
export function keepDates(text: string): string {
  return text.replace(monthOfDate, '$1\u00a0');
}
