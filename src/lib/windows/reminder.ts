import {writeCalendar} from '../dates/calendarFile';
import {monthBefore} from '../dates/calendarDay';
import {formatDate} from '../dates/formatDate';
import type {VersionSupport} from './versionSupport';

/**
 * A calendar file with one entry, a month before the last updates. Undefined if that day isn't to come.
 *
 * @param today ISO date.
 * @param address of the answer.
 */
export function writeReminder(
  {
    id,
    name,
    updates,
    lastDay,
    esuYear,
  }: Pick<VersionSupport, 'id' | 'name' | 'updates' | 'lastDay' | 'esuYear'>,
  today: string,
  address: string,
): string | undefined {
  const last = esuYear?.lastDay ?? lastDay;
  const date = monthBefore(last);
  if (updates === 'none' || date <= today) {
    return undefined;
  }
  const what = esuYear ? `year ${esuYear.number} of ESU ends` : 'updates end';
  const title = `${name}: ${what} on ${formatDate(last)}`;
  return writeCalendar(title, [
    {
      id: `${id}-reminder@${new URL(address).host}`,
      date,
      changed: today,
      title,
      description: address,
    },
  ]);
}
