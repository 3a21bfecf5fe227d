/** Whether a version of Windows still gets updates: the same sentence in the box, and on the pages with the timeline. */
import type {LifecycleEntry} from '../../data/lifecycle';
import {formatDate} from '../dates/formatDate';
import {
  isOver,
  lastDaysOf,
  supportOn,
  type SupportState,
} from '../dates/supportOn';
import {listed} from '../text/sentences';
import type {WindowsVersion} from './readVersion';
import {isLongTerm, nameOfVersion} from './versionAddress';

/** As much of an entry as the answer needs. */
export type VersionEntry = Omit<
  LifecycleEntry,
  'versionLabel' | 'policy' | 'esuEvidence' | 'note' | 'sources'
>;

/** Whether some editions of a version get updates. */
export interface VersionSupport extends SupportState {
  /** Of the entry. */
  id: string;
  /** "Windows 11 24H2 Home and Pro", "Windows 10 Enterprise LTSC 2021". */
  name: string;
  /** "Home and Pro", "Enterprise LTSC 2021", without those of an answer before; for a version that is the same for all, its name. */
  editions: string;
  /** "No. Windows 11 24H2 Home and Pro got its last update on October 13, 2026." */
  verdict: string;
  /** The same below the name of the editions: "No, the last update was on October 13, 2026." */
  answer: string;
  /** "Free updates ended October 14, 2025.", and what editions of an answer before can get; empty if the verdict says all. */
  detail: string;
  /** What to do without updates, and the page that tells how. */
  advice?: {text: string; to: string};
  /** The year of ESU that runs, where each is a license of its own. */
  esuYear?: {number: number; lastDay: string};
}

/** Editions that the text leaves open: `winver` shows a long-term release as the version of the same day. */
export function entriesOfVersion<Entry extends VersionEntry>(
  {product, version, edition = ''}: WindowsVersion,
  entries: readonly Entry[],
): readonly Entry[] {
  const own = entries.filter(
    (entry) => entry.product === product && entry.version === version,
  );
  const longTerm = entries.filter(
    (entry) =>
      !own.includes(entry) &&
      entry.product === product &&
      isLongTerm(entry) &&
      entry.released === own[0]?.released,
  );
  const all = [...own, ...longTerm];
  const named = all.filter(
    (entry) => entry.edition === 'all' || entry.edition.includes(edition),
  );
  // Early releases of IoT Enterprise share the dates of Enterprise.
  return named.length > 0
    ? named
    : all.filter((entry) => edition.endsWith(` ${entry.edition}`));
}

/** "Home and Pro" and "personal ESU" of "Home and Pro (personal ESU)". */
function partsOf(edition: string): {editions: string; program: string} {
  const [, editions = edition, program = 'ESU'] =
    /^(.+) \((.*ESU.*)\)$/.exec(edition) ?? [];
  return {editions: editions === 'all' ? '' : editions, program};
}

function namesOf(
  entry: VersionEntry,
): Pick<VersionSupport, 'name' | 'editions'> {
  const {editions} = partsOf(entry.edition);
  const name = nameOfVersion({...entry, edition: editions});
  return {
    name,
    editions: isLongTerm(entry)
      ? `${editions} ${entry.version}`
      : editions || name,
  };
}

/** The newest release that is out and that a PC can change to, with the dates that Microsoft documents. */
function successorOf(
  entry: VersionEntry,
  entries: readonly VersionEntry[],
  today: string,
): VersionEntry | undefined {
  return entries.find(
    (other) =>
      other.product === entry.product &&
      other.edition === entry.edition &&
      (other.released ?? '') <= today &&
      !isLongTerm(other) &&
      !other.onNewPcsOnly &&
      !other.evidence &&
      !isOver(other.mainstreamEnd, today),
  );
}

function adviceFor(
  entry: VersionEntry,
  {updates}: SupportState,
  entries: readonly VersionEntry[],
  today: string,
): VersionSupport['advice'] {
  if (updates === 'free') {
    return undefined;
  }
  if (updates === 'esu') {
    return partsOf(entry.edition).program === 'personal ESU'
      ? {text: 'Enroll in ESU', to: '/windows10_eol#consumer-esu'}
      : {
          text: 'Buy ESU for an organization',
          to: isLongTerm(entry)
            ? '/windows_ltsc_links#ltsb-2016-esu'
            : '/windows10_eol#commercial-esu',
        };
  }
  if (isLongTerm(entry)) {
    return {
      text: 'A newer LTSC needs its own license',
      to: '/windows_ltsc_links',
    };
  }
  if (entry.product === 'Windows 10') {
    const hasEsu = entries.some(
      ({product, version, esuEnd}) =>
        product === 'Windows 10' &&
        version === '22H2' &&
        version !== entry.version &&
        esuEnd &&
        !isOver(esuEnd, today),
    );
    return {
      text: `Upgrade to Windows 11${hasEsu ? ', or install 22H2 and get ESU' : ''}`,
      to: `/windows10_eol${hasEsu ? '' : '#upgrade-checks'}`,
    };
  }
  const successor = successorOf(entry, entries, today);
  return (
    successor && {
      text: `Install ${successor.version} (free)`,
      to: '/windows_11_links',
    }
  );
}

/** The year of ESU that runs on a day. @param today ISO date. */
function esuYearOf(
  {esuYears, esuEnd}: VersionEntry,
  {updates}: SupportState,
  today: string,
): VersionSupport['esuYear'] {
  const past = esuYears?.filter((end) => isOver(end, today)).length;
  return past === undefined || updates !== 'esu'
    ? undefined
    : {number: past + 1, lastDay: esuYears![past] ?? esuEnd!};
}

function describe(
  entry: VersionEntry,
  {updates, lastDay}: SupportState,
  esuYear: VersionSupport['esuYear'],
): Pick<VersionSupport, 'verdict' | 'answer' | 'detail'> {
  const {name} = namesOf(entry);
  const {free, esu} = lastDaysOf(entry);
  const {program} = partsOf(entry.edition);
  const [freeEnd, esuEnd] = [free, esu ?? free].map(formatDate);
  const last = formatDate(lastDay);
  const ended = `Free updates ended ${freeEnd}.`;
  switch (updates) {
    case 'free':
      return {
        verdict: `Yes. ${name} gets updates until ${last}.`,
        answer: `Yes, until ${last}.`,
        detail: esu ? `After that, with ${program} until ${esuEnd}.` : '',
      };
    case 'esu':
      return {
        verdict: `Only with ${program}. With it, ${name} gets updates until ${last}.`,
        answer: `Only with ${program}, until ${last}.`,
        detail: `${ended}${esuYear ? ` Each year needs its own license: year ${esuYear.number} ends ${formatDate(esuYear.lastDay)}.` : ''}`,
      };
    case 'none': {
      const means = esu ? `, with ${program}` : '';
      return {
        verdict: `No. ${name} got its last update on ${last}${means}.`,
        answer: `No, the last update was on ${last}${means}.`,
        detail: esu ? ended : '',
      };
    }
  }
}

/**
 * Whether the editions of a version that the text leaves open get updates; empty if the data doesn't have the version.
 *
 * @param entries newest first.
 * @param today ISO date.
 */
export function versionSupport(
  version: WindowsVersion,
  today: string,
  entries: readonly VersionEntry[],
): readonly VersionSupport[] {
  const earlier = new Set<string>();
  return entriesOfVersion(version, entries).map((entry) => {
    const state = supportOn(lastDaysOf(entry), today);
    const esuYear = esuYearOf(entry, state, today);
    const {name, editions} = namesOf(entry);
    const said = describe(entry, state, esuYear);
    const all = editions.split(/, | and /);
    const again = all.filter((each) => earlier.has(each));
    const own = all.filter((each) => !earlier.has(each));
    own.forEach((each) => earlier.add(each));
    const same = `${listed(again)} with ${partsOf(entry.edition).program}: the same.`;
    return {
      ...state,
      esuYear,
      id: entry.id,
      name,
      editions: listed(own),
      ...said,
      detail: again.length > 0 ? `${said.detail} ${same}`.trim() : said.detail,
      advice: adviceFor(entry, state, entries, today),
    };
  });
}
