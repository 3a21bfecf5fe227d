import ICAL from 'ical.js';
import {evidence as labels} from '../data/evidence';
import {lifecycle, type LifecycleEntry} from '../data/lifecycle';
import {verified} from '../data/verified';
import {
  supportDate,
  supportPhases,
  type SupportPhase,
} from './lifecycleEntries';
import {listSources} from './sources/findSource';

/** The day on which the facts were checked. With the day of the build, every build would write another file. */
const stamp = ICAL.Time.fromDateTimeString(
  `${verified['src/data/lifecycle.ts']}T00:00:00Z`,
);

/** What ends, with the names that are clear without a page around them: `Windows 11 25H2, Home and Pro: support ends`. */
function summarize(phase: SupportPhase, entry: LifecycleEntry): string {
  const {product, version, versionLabel, edition} = entry;
  const release = versionLabel ?? (version === 'all' ? '' : version);
  const name = product === 'Office' ? release : `${product} ${release}`.trim();
  const isWhole = ['all', 'channel release', version].includes(edition);
  const ends = {
    mainstreamEnd: entry.extendedEnd ? 'mainstream support' : 'support',
    extendedEnd:
      entry.extendedEnd === entry.mainstreamEnd
        ? 'support'
        : 'extended support',
    esuEnd: 'Extended Security Updates',
  };
  return `${name}${isWhole ? '' : `, ${edition}`}: ${ends[phase]}${phase === 'esuEnd' ? ' end' : ' ends'}`;
}

/** An all-day event that doesn't mark the day as busy. Its id never changes, so calendar apps can update it. */
function eventOf(entry: LifecycleEntry, phase: SupportPhase, host: string) {
  const {date, evidence} = supportDate(entry, phase)!;
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${entry.id}-${phase}@${host}`);
  event.addPropertyWithValue('dtstamp', stamp);
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
  event.addPropertyWithValue('summary', summarize(phase, entry));
  event.addPropertyWithValue(
    'description',
    [
      ...(entry.note ? [entry.note] : []),
      labels[evidence ?? 'documented'],
      ...listSources(entry.sources).map(({title, url}) => `${title}, ${url}`),
    ].join('\n'),
  );
  event.addPropertyWithValue('categories', entry.product);
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  return event;
}

/** The ends of support as an iCalendar file. `address` is that of the site. */
export function writeSupportCalendar(address: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//MAS docs//Calendar//EN');
  calendar.addPropertyWithValue(
    'x-wr-calname',
    'End of support of Windows and Office',
  );
  for (const entry of lifecycle) {
    for (const phase of supportPhases) {
      // If both phases end on the same day, one event is enough.
      if (
        entry[phase] &&
        !(phase === 'mainstreamEnd' && entry[phase] === entry.extendedEnd)
      ) {
        calendar.addSubcomponent(eventOf(entry, phase, new URL(address).host));
      }
    }
  }
  return `${calendar.toString()}\r\n`;
}
