import {expect, test} from 'vitest';
import {lifecycle, lifecycleProducts} from '../../../src/data/lifecycle';
import type {LifecycleEntry} from '../../../src/data/lifecycle';
import {sources} from '../../../src/data/sources';
import {parseCalendarDay} from '../../../src/lib/dates/calendarDay';

/** The ids of the entries that break a rule. */
function breaking(rule: (entry: LifecycleEntry) => boolean): string[] {
  return lifecycle.filter((entry) => !rule(entry)).map(({id}) => id);
}

function datesOf(entry: LifecycleEntry): string[] {
  return [
    entry.released,
    entry.mainstreamEnd,
    entry.extendedEnd,
    entry.esuEnd,
  ].filter((date) => date !== null);
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

test('every id is unique', () => {
  const ids = lifecycle.map(({id}) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every id consists of product, version and edition', () => {
  expect(breaking((entry) => entry.id === expectedId(entry))).toEqual([]);
});

test('every product has entries, grouped in the order of the list', () => {
  const order = lifecycle.map(({product}) => product);
  const groups = order.filter((product, index) => product !== order[index - 1]);
  expect(groups).toEqual([...lifecycleProducts]);
});

test('every date is valid', () => {
  expect(breaking((entry) => datesOf(entry).every(isDate))).toEqual([]);
});

test('release, mainstream end, extended end and ESU end are in this order', () => {
  const inOrder = (entry: LifecycleEntry): boolean => {
    const dates = datesOf(entry);
    const released = entry.released ?? '0000-00-00';
    return (
      released < entry.mainstreamEnd &&
      dates.every((date, index) => index === 0 || dates[index - 1]! <= date)
    );
  };
  expect(breaking(inOrder)).toEqual([]);
});

test('every support end is a second Tuesday, when Microsoft ships updates', () => {
  const isSecondTuesday = (date: string): boolean => {
    const {day} = parseCalendarDay(date);
    return new Date(date).getUTCDay() === 2 && day >= 8 && day <= 14;
  };
  const ends = (entry: LifecycleEntry): string[] =>
    [entry.mainstreamEnd, entry.extendedEnd, entry.esuEnd].filter(
      (date) => date !== null,
    );
  expect(breaking((entry) => ends(entry).every(isSecondTuesday))).toEqual([]);
});

test('a product lists newer releases before older ones', () => {
  const wrong = lifecycle.filter((entry, index) => {
    const above = lifecycle[index - 1];
    return (
      above?.product === entry.product &&
      (above.edition === 'Mac') === (entry.edition === 'Mac') &&
      above.released !== null &&
      entry.released !== null &&
      above.released < entry.released
    );
  });
  expect(wrong.map(({id}) => id)).toEqual([]);
});

test('every source exists', () => {
  const ids = Object.keys(sources);
  const known = (entry: LifecycleEntry): boolean =>
    entry.sources.length > 0 && entry.sources.every((id) => ids.includes(id));
  expect(breaking(known)).toEqual([]);
});

test('confirmed dates have two sources that were read', () => {
  const rests = ({confidence, sources: ids}: LifecycleEntry): boolean =>
    confidence !== 'confirmed' ||
    ids.filter((id) => sources[id].read).length >= 2;
  expect(breaking(rests)).toEqual([]);
});

test('third-party, computed and unverified dates have a note on their origin', () => {
  const weak = ['secondary', 'computed', 'unverified'];
  const explained = (entry: LifecycleEntry): boolean =>
    ![entry.confidence, entry.esuConfidence ?? ''].some((value) =>
      weak.includes(value),
    ) || Boolean(entry.note);
  expect(breaking(explained)).toEqual([]);
});

test('an ESU confidence is set only with an ESU date, and differs from the main one', () => {
  const fits = (entry: LifecycleEntry): boolean =>
    entry.esuConfidence === undefined ||
    (entry.esuEnd !== null && entry.esuConfidence !== entry.confidence);
  expect(breaking(fits)).toEqual([]);
});

test('a release under the Modern policy has no extended support', () => {
  const fits = ({policy, extendedEnd}: LifecycleEntry): boolean =>
    policy !== 'modern' || extendedEnd === null;
  expect(breaking(fits)).toEqual([]);
});

test('Enterprise and Education of a release are supported at least as long as Home and Pro', () => {
  const homes = lifecycle.filter(({edition}) => edition === 'Home and Pro');
  const shorter = homes.filter((home) => {
    const enterprise = lifecycle.find(
      ({product, version, edition}) =>
        product === home.product &&
        version === home.version &&
        edition === 'Enterprise and Education',
    );
    return !enterprise || enterprise.mainstreamEnd < home.mainstreamEnd;
  });
  expect(homes.length).toBeGreaterThan(0);
  expect(shorter.map(({id}) => id)).toEqual([]);
});

test('notes are sentences with dates in the format of the site', () => {
  const wellWritten = ({note}: LifecycleEntry): boolean =>
    note === undefined ||
    (/^[A-Z].*\.$/.test(note) && !/\d{4}-\d{2}/.test(note));
  expect(breaking(wellWritten)).toEqual([]);
});
