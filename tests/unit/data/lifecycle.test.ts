import {expect, test} from 'vitest';
import * as z from 'zod';
import {evidence} from '../../../src/data/evidence';
import {
  lifecycle,
  lifecycleProducts,
  type LifecycleEntry,
} from '../../../src/data/lifecycle';
import products from '../../../src/data/supportDates.json';
import {explainUnknown} from '../../../src/build/findSource';
import {sources} from '../../../src/data/sources';
import {parseCalendarDay} from '../../../src/lib/dates/calendarDay';
import {isFirst, testRules, type DataList} from '../../support/dataModule';

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

const enterpriseOf = (home: LifecycleEntry) =>
  lifecycle.find(
    ({product, version, edition}) =>
      product === home.product &&
      version === home.version &&
      edition === 'Enterprise and Education',
  );
const isHome = ({edition}: LifecycleEntry) => edition === 'Home and Pro';

const isSecondTuesday = (date: string): boolean => {
  const {day} = parseCalendarDay(date);
  return new Date(date).getUTCDay() === 2 && day >= 8 && day <= 14;
};
const dataIds = new Set<string>(
  Object.entries(sources).flatMap(([id, {kind, publisher}]) =>
    kind === 'data' || publisher.startsWith('Microsoft') ? id : [],
  ),
);

const text = z.string().min(1);
const day = z.iso.date('write a day such as 2025-10-14');
const level = z.enum(Object.keys(evidence));

/** A row of the file: JSON has no types that a maintainer's editor would check. */
const fields = z.strictObject({
  id: text,
  product: text.optional(),
  version: text,
  versionLabel: text.optional(),
  edition: text,
  released: day.optional(),
  mainstreamEnd: day,
  extendedEnd: day.optional(),
  esuEnd: day.optional(),
  esuYears: z.array(day).min(1).optional(),
  onNewPcsOnly: z.literal(true).optional(),
  policy: z.enum(['modern', 'fixed']).optional(),
  evidence: level.optional(),
  esuEvidence: level.optional(),
  note: text.optional(),
  sources: z
    .array(
      z.enum(Object.keys(sources), {
        error: ({input}) => explainUnknown(String(input)),
      }),
    )
    .min(1),
} satisfies Record<keyof LifecycleEntry, z.ZodType>);

/** What is wrong with the fields of a row. Empty if nothing is. */
const wrongFields = (entry: LifecycleEntry): string =>
  (fields.safeParse(entry).error?.issues ?? [])
    .map(({path: at, message}) => [at.join(' '), message].filter(Boolean))
    .map((said) => said.join(': '))
    .join('; ');

test('each product has its rows', () => {
  expect(Object.keys(products)).toEqual(lifecycleProducts);
});

testRules(rows, {
  entry: {
    '{}. LifecycleEntry in src/data/lifecycle.ts lists the fields': (entry) =>
      wrongFields(entry) || true,
  },
});

const areRows = lifecycle.every((entry) => wrongFields(entry) === '');

/** An end of support is on a Tuesday of updates. */
const onTuesday = (field: 'mainstreamEnd' | 'extendedEnd' | 'esuEnd') => ({
  [`"${field}" is {${field}}, but support ends on the second Tuesday of a month: check the date`]:
    ({[field]: date}: LifecycleEntry) =>
      !day.safeParse(date).success || isSecondTuesday(date!),
});

// These need the fields.
testRules(
  {...rows, entries: areRows ? lifecycle : []},
  {
    id: {
      'two entries have this id: merge them': isFirst(({id}) => id),
      'the id is made of product, version and edition: write {}': (entry) =>
        entry.id === expectedId(entry) || expectedId(entry),
    },
    released: {
      'the release is after the end of mainstream support: correct one of the two dates':
        ({released = '0', mainstreamEnd}) => released < mainstreamEnd,
      'released after the entry above it: move it above {}': (entry, index) => {
        const above = lifecycle[index - 1];
        return (
          !(
            above?.product === entry.product &&
            (above.edition === 'Mac') === (entry.edition === 'Mac') &&
            above.released !== undefined &&
            entry.released !== undefined &&
            above.released < entry.released
          ) || above.id
        );
      },
    },
    mainstreamEnd: {
      ...onTuesday('mainstreamEnd'),
      'ends after Enterprise and Education of the same release: correct one of the two dates':
        (entry) =>
          !isHome(entry) ||
          !((enterpriseOf(entry)?.mainstreamEnd ?? '9') < entry.mainstreamEnd),
    },
    extendedEnd: {
      ...onTuesday('extendedEnd'),
      'the Modern policy has no extended support: remove "extendedEnd", or correct the policy':
        ({policy, extendedEnd}) =>
          policy !== 'modern' || extendedEnd === undefined,
    },
    esuEnd: onTuesday('esuEnd'),
    sources: {
      'no source has the data of Microsoft: name one, or set "evidence"': (
        entry,
      ) =>
        entry.evidence !== undefined ||
        entry.sources.some((id) => dataIds.has(id)),
    },
    evidence: {
      'add a "note" that says from what the date follows, because it is inferred':
        ({evidence, esuEvidence, note}) =>
          ![evidence, esuEvidence].includes('inferred') || Boolean(note),
    },
    esuEvidence: {
      'remove "esuEvidence": there is no ESU date, or it is the same as "evidence"':
        (entry) =>
          entry.esuEvidence === undefined ||
          (entry.esuEnd !== undefined && entry.esuEvidence !== entry.evidence),
    },
    note: {
      'write the note as a sentence with a period, and dates as October 14, 2025':
        ({note}) =>
          note === undefined ||
          (/^[A-Z].*\.$/.test(note) && !/\d{4}-\d{2}/.test(note)),
    },
    edition: {
      'ESU of the same release ends on several days: say in parentheses after the edition which ESU the row is about, because an edition can be in several':
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
    },
    entry: {
      'the ends of mainstream support, extended support and ESU must follow each other: correct the dates':
        (entry) => {
          const dates = datesOf(entry);
          return dates.every(
            (date, index) => index === 0 || dates[index - 1]! <= date,
          );
        },
      'add the entry of the same release for Enterprise and Education': (
        entry,
      ) => !isHome(entry) || enterpriseOf(entry) !== undefined,
    },
  },
);
