import {
  lifecycle,
  lifecycleProducts,
  type LifecycleEntry,
} from '../../../src/data/lifecycle';
import {sources, type SourceId} from '../../../src/data/sources';
import {parseCalendarDay} from '../../../src/lib/dates/calendarDay';
import {
  testRules,
  type DataList,
  type RuleAndFix,
} from '../../support/dataModule';

const rows: DataList<LifecycleEntry> = {
  path: 'src/data/lifecycle.ts',
  name: 'lifecycle',
  entries: lifecycle,
  keysOf: (index) => [lifecycle[index]!.product, lifecycle[index]!.id],
  titleOf: ({id}) => id,
};

function datesOf(entry: LifecycleEntry): string[] {
  return [
    entry.released,
    entry.mainstreamEnd,
    entry.extendedEnd,
    entry.esuEnd,
  ].filter((date) => date !== undefined);
}

function isDate(text: string): boolean {
  try {
    parseCalendarDay(text);
    return true;
  } catch {
    return false;
  }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The id according to the instructions in the data file. */
function expectedId({product, version, edition}: LifecycleEntry): string {
  if (product === 'Office') {
    return slug(version);
  }
  const editionPart =
    edition === 'channel release' || edition === version ? 'all' : edition;
  return [product, version, editionPart]
    .filter((part) => part !== 'all')
    .map(slug)
    .join('-');
}

const rank = (entry: LifecycleEntry) =>
  lifecycleProducts.indexOf(entry.product);

const ends = ['mainstreamEnd', 'extendedEnd', 'esuEnd'] as const;

const enterpriseOf = (home: LifecycleEntry) =>
  lifecycle.find(
    ({product, version, edition}) =>
      product === home.product &&
      version === home.version &&
      edition === 'Enterprise and Education',
  );
const isHome = ({edition}: LifecycleEntry) => edition === 'Home and Pro';

const ids = lifecycle.map(({id}) => id);
const isSecondTuesday = (date: string): boolean => {
  const {day} = parseCalendarDay(date);
  return new Date(date).getUTCDay() === 2 && day >= 8 && day <= 14;
};
const isData = (id: SourceId) =>
  sources[id].kind === 'data' || sources[id].publisher.startsWith('Microsoft');

testRules(rows, [
  [
    ({id}, index) => ids.indexOf(id) === index,
    'an entry above has the same id: merge the two',
    'id',
  ],
  [
    (entry) => entry.id === expectedId(entry),
    (entry) =>
      `the id is made of product, version and edition: write ${expectedId(entry)}`,
    'id',
  ],
  ...(['released', ...ends] as const).map(
    (field): RuleAndFix<LifecycleEntry> => [
      (entry) => entry[field] === undefined || isDate(entry[field]),
      (entry) =>
        `"${entry[field]}" is not a date: write "${field}" as 2025-10-14`,
      field,
    ],
  ),
  [
    ({released, mainstreamEnd}) => (released ?? '0') < mainstreamEnd,
    'the release is after the end of mainstream support: correct one of the two dates',
    'released',
  ],
  [
    (entry) => {
      const dates = datesOf(entry);
      return dates.every(
        (date, index) => index === 0 || dates[index - 1]! <= date,
      );
    },
    'the ends of mainstream support, extended support and ESU must follow each other: correct the dates',
  ],
  ...ends.map((field): RuleAndFix<LifecycleEntry> => [
    (entry) =>
      entry[field] === undefined ||
      !isDate(entry[field]) ||
      isSecondTuesday(entry[field]),
    (entry) =>
      `"${field}" is ${entry[field]}, but support ends on the second Tuesday of a month: check the date`,
    field,
  ]),
  [
    (entry, index) => {
      const above = lifecycle[index - 1];
      return !(
        above?.product === entry.product &&
        (above.edition === 'Mac') === (entry.edition === 'Mac') &&
        above.released !== undefined &&
        entry.released !== undefined &&
        above.released < entry.released
      );
    },
    (entry, index) =>
      `released after the entry above it: move it above ${lifecycle[index - 1]!.id}`,
    'released',
  ],
  [
    (entry) => entry.sources.length > 0,
    'no source: add the page that you read to src/data/sources/pages.ts, then name its id here',
    'sources',
  ],
  [
    ({evidence, sources: ids}) => evidence !== undefined || ids.some(isData),
    'no source has the data of Microsoft: name one, or set "evidence"',
    'sources',
  ],
  [
    ({evidence, esuEvidence, note}) =>
      ![evidence, esuEvidence].includes('inferred') || Boolean(note),
    'add a "note" that says from what the date follows, because it is inferred',
    'evidence',
  ],
  [
    (entry) =>
      entry.esuEvidence === undefined ||
      (entry.esuEnd !== undefined && entry.esuEvidence !== entry.evidence),
    'remove "esuEvidence": there is no ESU date, or it is the same as "evidence"',
    'esuEvidence',
  ],
  [
    ({policy, extendedEnd}) => policy !== 'modern' || extendedEnd === undefined,
    'the Modern policy has no extended support: remove "extendedEnd", or correct the policy',
    'extendedEnd',
  ],
  [
    ({note}) =>
      note === undefined ||
      (/^[A-Z].*\.$/.test(note) && !/\d{4}-\d{2}/.test(note)),
    'write the note as a sentence with a period, and dates as October 14, 2025',
    'note',
  ],
  [
    (entry, index) => index === 0 || rank(lifecycle[index - 1]!) <= rank(entry),
    ({product}) => `move it to the other entries of ${product}`,
    'product',
  ],
  [
    (entry) => !isHome(entry) || enterpriseOf(entry) !== undefined,
    'add the entry of the same release for Enterprise and Education',
  ],
  [
    (entry) =>
      !isHome(entry) ||
      !((enterpriseOf(entry)?.mainstreamEnd ?? '9') < entry.mainstreamEnd),
    'ends after Enterprise and Education of the same release: correct one of the two dates',
    'mainstreamEnd',
  ],
  [
    (entry) =>
      entry.esuEnd === undefined ||
      /\(.*ESU.*\)$/.test(entry.edition) ||
      lifecycle.every(
        ({product, version, esuEnd}) =>
          product !== entry.product ||
          version !== entry.version ||
          esuEnd === undefined ||
          esuEnd === entry.esuEnd,
      ),
    'ESU of the same release ends on several days: say in parentheses after the edition which ESU the row is about, because an edition can be in several',
    'edition',
  ],
]);
