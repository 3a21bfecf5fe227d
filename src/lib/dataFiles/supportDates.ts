import {evidence as labels} from '../../data/evidence';
import {contentLicense, creator} from '../../data/legal';
import {lifecycle, type LifecycleEntry} from '../../data/lifecycle';
import {
  supportDate,
  supportPhases,
  type SupportPhase,
} from '../lifecycleEntries';
import {listSources} from '../sources/listSources';
import {writeCalendar, type CalendarEvent} from './calendar';
import type {AddressOf} from './dataFile';
import {lifecycleFile} from './lifecycle';
import {calendarPath} from './paths';

/** The entry in a calendar, where nothing around it says what it is: `Windows 11 25H2, Home and Pro`. */
function nameOf({product, version, versionLabel, edition}: LifecycleEntry) {
  const release = versionLabel ?? (version === 'all' ? '' : version);
  const name = product === 'Office' ? release : `${product} ${release}`.trim();
  return ['all', 'channel release', version].includes(edition)
    ? name
    : `${name}, ${edition}`;
}

/** What ends. */
function phaseName(
  phase: SupportPhase,
  {extendedEnd, mainstreamEnd}: LifecycleEntry,
) {
  if (phase === 'esuEnd') {
    return 'Extended Security Updates end';
  }
  const hasExtended = extendedEnd !== null && extendedEnd !== mainstreamEnd;
  if (!hasExtended) {
    return 'support ends';
  }
  return phase === 'extendedEnd'
    ? 'extended support ends'
    : 'mainstream support ends';
}

/** The ends of support in an entry. One that is on the same day as the next one is left out. */
function eventsOf(
  entry: LifecycleEntry,
  addressOf: AddressOf,
): CalendarEvent[] {
  return supportPhases.flatMap((phase) => {
    const end = supportDate(entry, phase);
    if (!end || (phase === 'mainstreamEnd' && end.date === entry.extendedEnd)) {
      return [];
    }
    const {host} = new URL(addressOf('/'));
    return [
      {
        uid: `${entry.id}-${phase}@${host}`,
        day: end.date,
        summary: `${nameOf(entry)}: ${phaseName(phase, entry)}`,
        description: [
          ...(entry.note ? [entry.note] : []),
          labels[end.evidence ?? 'documented'].label,
          ...listSources(entry.sources).map(
            ({title, url}) => `${title}, ${url}`,
          ),
        ].join('\n'),
        category: entry.product,
      },
    ];
  });
}

/** The ends of support as an iCalendar file, oldest first. */
export function supportDates(addressOf: AddressOf): string {
  return writeCalendar({
    title: 'End of support of Windows and Office',
    description: `${creator}, ${addressOf('/')}, ${contentLicense.name}`,
    address: addressOf(calendarPath),
    date: lifecycleFile.date,
    events: lifecycle
      .flatMap((entry) => eventsOf(entry, addressOf))
      .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
  });
}
