import {expect, test} from 'vitest';
import {evidence} from '../../../src/data/evidence';
import {
  lifecycle,
  lifecycleProducts,
  type LifecycleEntry,
} from '../../../src/data/lifecycle';
import products from '../../../src/data/supportDates.json';
import {sources} from '../../../src/data/sources';
import {parseCalendarDay} from '../../../src/lib/dates/calendarDay';
import {
  testRules,
  type DataList,
  type RuleAndFix,
} from '../../support/dataModule';

const rows: DataList<LifecycleEntry> = {
  path: 'src/data/supportDates.json',
  name: 'lifecycle',
  entries: lifecycle,
  keysOf: (index) => [lifecycle[index]!.id],
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

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

function isDate(value: unknown): value is string {
  try {
    return isText(value) && Boolean(parseCalendarDay(value));
  } catch {
    return false;
  }
}

const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);

const isKeyOf = (keys: object) => (value: unknown) =>
  isText(value) && value in keys;

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
const dataIds = new Set<string>(
  Object.entries(sources).flatMap(([id, {kind, publisher}]) =>
    kind === 'data' || publisher.startsWith('Microsoft') ? id : [],
  ),
);

type IsValid = (value: unknown) => boolean;

/** Each field with what it accepts: JSON has no types that a maintainer's editor would check. */
const accepts: Readonly<Record<keyof LifecycleEntry, IsValid>> = {
  id: isText,
  product: isText,
  version: isText,
  versionLabel: isText,
  edition: isText,
  released: isDate,
  mainstreamEnd: isDate,
  extendedEnd: isDate,
  esuEnd: isDate,
  esuYears: isListOf(isDate),
  onNewPcsOnly: (value) => value === true,
  policy: (value) => value === 'modern' || value === 'fixed',
  evidence: isKeyOf(evidence),
  esuEvidence: isKeyOf(evidence),
  note: isText,
  sources: isListOf(isKeyOf(sources)),
};

const required = ['id', 'version', 'edition', 'mainstreamEnd', 'sources'];

/** The fields of a row that are missing, unknown or not as they should be, with what they hold. */
const wrongFields = (entry: LifecycleEntry): string =>
  [...new Set([...required, ...Object.keys(entry)])]
    .map((field) => [field, Reflect.get(entry, field) as unknown] as const)
    .filter(
      ([field, value]) =>
        !(Reflect.get(accepts, field) as IsValid | undefined)?.(value),
    )
    .map(
      ([field, value]) => `"${field}": ${JSON.stringify(value) ?? 'missing'}`,
    )
    .join(', ');

test('each product has its rows', () => {
  expect(Object.keys(products)).toEqual(lifecycleProducts);
});

testRules(rows, [
  [
    (entry) => wrongFields(entry) === '',
    (entry) =>
      `${wrongFields(entry)}: use the fields and forms of LifecycleEntry in src/data/lifecycle.ts, dates as 2025-10-14, and sources by their ids in src/data/sources/pages.ts`,
  ],
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
    ({evidence, sources: ids}) =>
      evidence !== undefined || ids.some((id) => dataIds.has(id)),
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
