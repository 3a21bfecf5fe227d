/** What maintainers should look at because time has passed. Every date is an ISO calendar date. */
import {announcement, announcementLastDay} from '../src/data/announcement';
import {whatEnds} from '../src/build/lifecycleEntries';
import {
  lifecycle,
  supportPhases,
  type LifecycleEntry,
} from '../src/data/lifecycle';
import {verified} from '../src/data/verified';
import {countOf} from '../src/lib/text/format';
import {daysBetween} from '../src/lib/dates/calendarDay';
import {formatDate} from '../src/lib/dates/formatDate';
import {openEnds, type OpenEnd} from './data/openEnds';
import {distinctFaults, type Fault} from './fault';
import {checkFrontMatter, lineOfField} from './frontMatter';
import {readTextFiles, type TextFile} from './textFile';

/** Facts are due if they were checked more days ago than this. */
const CHECK_INTERVAL_DAYS = 90;
/** The end of support is listed from this many days before until the day itself. */
const NOTICE_DAYS = 60;

/** The text of a module of `src/data`. */
type ModuleText = Pick<TextFile, 'path' | 'source'>;

/** How long ago a check was, as a list of at most one text: none if the next one is not due. */
function overdue(verified: string, today: string): string[] {
  const days = daysBetween(verified, today);
  return days > CHECK_INTERVAL_DAYS ? [`${countOf(days, 'day')} ago`] : [];
}

/** The first line that holds a text, counted from 1. */
const lineOf = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

/** Pages whose facts were not checked for more than 90 days. */
export function stalePages(files: readonly TextFile[], today: string): Fault[] {
  return files.flatMap(({path, source, frontMatter}) => {
    // A page without a valid date is left to `npm run check:content`.
    const {verified = today} = checkFrontMatter(
      path,
      frontMatter,
      source,
    ).frontMatter;
    return overdue(String(verified), today).map((ago) => ({
      path,
      line: lineOfField(source, ['verified']),
      message: `the facts were last checked ${ago}: compare them with the sources, then set "verified" to the day of the check`,
    }));
  });
}

/** Data modules whose facts were not checked for more than 90 days. `text` is the module that holds the dates. */
export function staleModules(
  verified: Readonly<Record<string, string>>,
  {path, source}: ModuleText,
  today: string,
): Fault[] {
  return Object.entries(verified).flatMap(([module, day]) =>
    overdue(day, today).map((ago) => ({
      path,
      line: lineOf(source, `'${module}'`),
      message: `${module} was last checked ${ago}: compare its entries with their sources, then set this date to the day of the check`,
    })),
  );
}

/** Support phases that end today or within 60 days. */
export function endingSupport(
  entries: readonly LifecycleEntry[],
  {path, source}: ModuleText,
  today: string,
): Fault[] {
  return entries.flatMap((entry) =>
    supportPhases.flatMap((phase) => {
      const end = entry[phase];
      const days = end ? daysBetween(today, end) : -1;
      if (!end || days < 0 || days > NOTICE_DAYS) {
        return [];
      }
      const when = days === 0 ? 'today' : `in ${countOf(days, 'day')}`;
      return [
        {
          path,
          line: lineOf(source, JSON.stringify(entry.id)),
          message: `${entry.id}: ${whatEnds(entry, phase)} ${when}, on ${formatDate(end)}: confirm the date at its source, and update the pages that mention this release`,
        },
      ];
    }),
  );
}

/** The announcement, if its last day has passed. */
export function pastAnnouncement(
  lastDay: string,
  {path, source}: ModuleText,
  today: string,
): Fault[] {
  return daysBetween(lastDay, today) <= 0
    ? []
    : [
        {
          path,
          line: lineOf(source, 'const announcementLastDay'),
          message: `the announcement was to end on ${formatDate(lastDay)}: set it to null, or write another with a new id and a new last day`,
        },
      ];
}

/** Sentences that should be looked up again by now. */
export function dueOpenEnds(
  openEnds: readonly OpenEnd[],
  {path, source}: ModuleText,
  today: string,
): Fault[] {
  return openEnds
    .filter(({due}) => daysBetween(due, today) >= 0)
    .map((entry) => ({
      path,
      line: lineOf(source, entry.question),
      message: `${entry.path}: look up ${entry.question}, correct the page, and set a later day or remove the entry`,
    }));
}

/**
 * All that is due.
 *
 * @param paths of the files in the folders of pages, relative to the project
 * @param read returns the text of a file of the project
 */
export function listDue(
  paths: readonly string[],
  read: (path: string) => string,
  today: string,
): Fault[] {
  const moduleText = (path: string) => ({path, source: read(path)});
  // Where two phases end on one day, support ends.
  return distinctFaults([
    ...stalePages(readTextFiles(paths, read), today),
    ...staleModules(verified, moduleText('src/data/verified.ts'), today),
    ...endingSupport(
      lifecycle,
      moduleText('src/data/supportDates.json'),
      today,
    ),
    ...dueOpenEnds(openEnds, moduleText('checks/data/openEnds.ts'), today),
    ...(announcement
      ? pastAnnouncement(
          announcementLastDay,
          moduleText('src/data/announcement.ts'),
          today,
        )
      : []),
  ]);
}
