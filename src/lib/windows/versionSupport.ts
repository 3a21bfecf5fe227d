import {lifecycle, type LifecycleEntry} from '../../data/lifecycle';
import {formatDate} from '../dates/formatDate';
import type {WindowsVersion} from './readVersion';

/** How long one group of editions gets updates. */
export interface VersionSupport {
  /** "Home and Pro (personal ESU)", "LTSC 2024, IoT Enterprise". */
  name: string;
  /** "Free updates until October 12, 2027." */
  sentence: string;
}

/** Editions that the text leaves open: `winver` shows a long-term release as the version of the same day. */
function entriesOf({
  product,
  version,
  edition = '',
}: WindowsVersion): readonly LifecycleEntry[] {
  const own = lifecycle.filter(
    (entry) => entry.product === product && entry.version === version,
  );
  const [first] = own;
  const longTerm = lifecycle.filter(
    (entry) =>
      entry.product === product &&
      entry.version.startsWith('LTS') &&
      entry.released === first?.released,
  );
  return [...own, ...longTerm].filter(
    (entry) => entry.edition === 'all' || entry.edition.includes(edition),
  );
}

/** When updates end for the editions of a version; empty if the data doesn't have the version. @param today ISO date. */
export function versionSupport(
  version: WindowsVersion,
  today: string,
): readonly VersionSupport[] {
  return entriesOf(version).map((entry) => {
    const {edition, mainstreamEnd, extendedEnd, esuEnd} = entry;
    const parts = [
      entry.version === version.version ? '' : entry.version,
      edition === 'all' ? '' : edition,
    ].filter(Boolean);
    const name = parts.join(', ') || 'All editions';
    const free = extendedEnd ?? mainstreamEnd;
    const [end, withEsu] = [free, esuEnd].map((day) => day && formatDate(day));
    if (free >= today) {
      const more = withEsu ? `, with ESU until ${withEsu}` : '';
      return {name, sentence: `Free updates until ${end}${more}.`};
    }
    if (!esuEnd) {
      return {name, sentence: `Updates ended ${end}.`};
    }
    const then =
      esuEnd >= today
        ? `; with ESU, updates until ${withEsu}`
        : `, and ESU ${withEsu}`;
    return {name, sentence: `Free updates ended ${end}${then}.`};
  });
}
