import {isoDayOf, parseCalendarDay} from '../dates/calendarDay';

const MS_PER_DAY = 86_400_000;

/**
 * Puts dates into the places of a sample: `{date}` is the day of `now` as `11/21/2026`, `{iso}` as `2026-11-21`, and
 * `{date+60}` or `{iso+29}` the day so many days later.
 */
export function fillSample(text: string, now: Date): string {
  return text.replace(
    /\{(date|iso)(?:\+(\d{1,4}))?\}/g,
    (_, form: string, days: string | undefined) => {
      const iso = isoDayOf(
        new Date(now.getTime() + Number(days ?? 0) * MS_PER_DAY),
      );
      const {year, month, day} = parseCalendarDay(iso);
      return form === 'iso' ? iso : `${month}/${day}/${year}`;
    },
  );
}
