import {MS_PER_DAY, isoDayOf, parseCalendarDay} from '../dates/calendarDay';

/**
 * Fills in the date placeholders of a sample: `{date}` is the day of `now` as `11/21/2026`, `{iso}` as `2026-11-21`.
 * `{date+60}` and `{iso+29}` are that many days later.
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
