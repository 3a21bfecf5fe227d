/**
 * Dates of releases and of the end of support that a text writes out. Most texts show them with `<SupportEnd>`; a
 * heading, for example, cannot.
 */
import type {LifecycleEntry} from '../../src/data/lifecycle';
import {formatDate, MONTHS} from '../../src/lib/dates/formatDate';
import {escapePattern} from '../escapePattern';
import type {Fault} from '../fault';
import type {ShownText} from './scope';

/** An entry of the lifecycle data, and where it is: `src/data/lifecycle.ts:81`. */
export interface PlacedEntry {
  entry: LifecycleEntry;
  place: string;
}

/** A date on which something happens, unlike that in "the update of July 9, 2019". */
const DATE = new RegExp(
  `(?<=^|[|:] |\\b(?:ended|ends|on|since|until|by|is|was) )(?:${MONTHS.join('|')}) \\d{1,2}, \\d{4}`,
  'g',
);

const ENDS =
  /\b(?:end|ends|ended)\b|\bstop(?:s|ped) on\b|\b(?:left|leaves|out of) (?:support|service)\b|\bsupport(?:ed)? (?:until|to)\b|\b(?:served|runs|lasts|support\b.*) until\b/i;
/** What was planned differs from what is true now. */
const PLANNED = /\b(?:was|were) (?:\w+ )?to end\b/;
const PAID = /\bESU\b|Extended Security Updates|\bpaid\b/;
const RELEASED =
  /\b(?:is|was|were|are) released\b|\bcame out\b|\breleased on\b/i;

/** Whether a sentence names the release of an entry, disregarding the edition. */
function namesRelease(
  sentence: string,
  {product, version}: LifecycleEntry,
): boolean {
  const has = (pattern: string) =>
    new RegExp(`(?<!\\w)${pattern}(?![\\w.]\\w)(?!\\w)`).test(sentence);
  const [, name = ''] =
    /^(.*?)(?: SP\d| \(.*\)| for Mac)*$/.exec(version) ?? [];
  if (product === 'Office') {
    return has(escapePattern(name)) && (!/Mac/.test(version) || has('Mac'));
  }
  if (/^LTS[BC] /.test(version)) {
    return has(`(?<!Office )${version}`);
  }
  if (product === 'Windows Server') {
    return has(`Server ${escapePattern(name)}(?! R2)`);
  }
  return (
    has(escapePattern(product)) &&
    (/^(?:all|SP\d)$/.test(version) || has(version))
  );
}

const releaseOf = ({product, version}: LifecycleEntry) =>
  `${product} ${version}`;

/** The entries of the named releases; of a release with a named edition, only those of the edition. */
function namedEntries(
  sentence: string,
  entries: readonly PlacedEntry[],
): PlacedEntry[] {
  const named = entries.filter(({entry}) => namesRelease(sentence, entry));
  const withEdition = named.filter(({entry}) =>
    // What is in parentheses after it is about its ESU.
    sentence.includes(entry.edition.replace(/ \(.*\)$/, '')),
  );
  return named.filter(
    (candidate) =>
      withEdition.includes(candidate) ||
      withEdition.every(
        ({entry}) => releaseOf(entry) !== releaseOf(candidate.entry),
      ),
  );
}

/** The dates of an entry that a sentence can mean, as texts write them. */
function datesOf(sentence: string, entry: LifecycleEntry): string[] {
  const ends = ENDS.test(sentence);
  return [
    ends && entry.mainstreamEnd,
    ends && entry.extendedEnd,
    ends && PAID.test(sentence) && entry.esuEnd,
    RELEASED.test(sentence) && entry.released,
  ]
    .filter((date) => typeof date === 'string')
    .map(formatDate);
}

/** The date that begins a heading is true of each release in it. Elsewhere, a date is true of one of the releases. */
const HEADING = new RegExp(`^${DATE.source}: `);

function checkSentence(
  sentence: string,
  entries: readonly PlacedEntry[],
): string[] {
  const dates = sentence.match(DATE) ?? [];
  if (dates.length === 0 || PLANNED.test(sentence)) {
    return [];
  }
  const candidates = namedEntries(sentence, entries)
    .map(({entry, place}) => ({
      release: releaseOf(entry),
      place,
      dates: datesOf(sentence, entry),
    }))
    .filter((candidate) => candidate.dates.length > 0);
  const releases = [...new Set(candidates.map(({release}) => release))];
  return dates.flatMap((date) => {
    const others = releases
      .map((release) => candidates.filter((entry) => entry.release === release))
      .filter((release) =>
        release.every((candidate) => !candidate.dates.includes(date)),
      );
    const isWrong = HEADING.test(sentence)
      ? others.length > 0
      : others.length > 0 && others.length === releases.length;
    return isWrong
      ? [
          `"${date}" here, but ${others
            .flat()
            .map((other) => `${other.dates.join(' or ')} in ${other.place}`)
            .join('; ')}; correct this text, or the data`,
        ]
      : [];
  });
}

/** A sentence that names a release and says when it came out, or when its support ends, agrees with the data. */
export function checkSupportDates(
  {path, lines}: ShownText,
  entries: readonly PlacedEntry[],
): Fault[] {
  return lines.flatMap(({line, text}) =>
    text
      .split(/(?<=[.!?])\s/)
      .flatMap((sentence) => checkSentence(sentence, entries))
      .map((message) => ({path, line, message})),
  );
}
