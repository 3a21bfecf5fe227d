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
  }: Pick<VersionSupport, 'id' | 'name' | 'updates' | 'lastDay'>,
  today: string,
  address: string,
): string | undefined {
  const date = monthBefore(lastDay);
  if (updates === 'none' || date <= today) {
    return undefined;
  }
  const title = `${name}: updates end on ${formatDate(lastDay)}`;
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
