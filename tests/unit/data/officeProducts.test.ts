import {expect, test} from 'vitest';
import {
  officeChannels,
  officeProducts,
  officeSources,
} from '../../../src/data/officeProducts';
import type {OfficeProduct} from '../../../src/data/officeProducts';

function breaking(rule: (product: OfficeProduct) => boolean): string[] {
  return officeProducts.filter((each) => !rule(each)).map(({id}) => id);
}

test('a product ID is listed once and is valid for the tool', () => {
  const ids = officeProducts.map(({id}) => id.toLowerCase());
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(breaking(({id}) => /^[A-Za-z][A-Za-z\d]+$/.test(id))).toEqual([]);
});

test('at least 115 product IDs are listed, 97 of them documented', () => {
  const documented = officeProducts.filter(
    ({confidence}) => confidence === 'documented',
  );
  expect(officeProducts.length).toBeGreaterThanOrEqual(115);
  expect(documented.length).toBeGreaterThanOrEqual(97);
});

test('a product from a third-party list is marked secondary', () => {
  expect(
    breaking(
      ({source, confidence}) =>
        source.startsWith('chocolatey') === (confidence === 'secondary'),
    ),
  ).toEqual([]);
});

test('the year in an ID is the generation of the product', () => {
  expect(
    breaking(({id, generation}) => {
      const year = /(20\d\d)/.exec(id)?.[1];
      return year === undefined || year === generation;
    }),
  ).toEqual([]);
});

test('a volume suite uses only the channel of its year', () => {
  const suites = officeProducts.filter(({id}) =>
    /^(ProPlus|Standard)\d{4}Volume$/.test(id),
  );
  expect(suites).not.toEqual([]);
  for (const {id, channels, generation} of suites) {
    expect(channels, id).toEqual([`PerpetualVL${generation}`]);
  }
});

test('a volume product names its own channel first', () => {
  expect(
    breaking(
      ({licensing, generation, channels}) =>
        !licensing.startsWith('volume') ||
        generation === '2016' ||
        channels[0] === `PerpetualVL${generation}`,
    ),
  ).toEqual([]);
});

test('every channel is described once, and products use only described channels', () => {
  const known = officeChannels.map(({id}) => id);
  expect(new Set(known).size).toBe(known.length);
  expect(
    breaking(
      ({channels}) =>
        channels.length > 0 && channels.every((id) => known.includes(id)),
    ),
  ).toEqual([]);
});

test('only a retail product has an assumed channel', () => {
  expect(
    breaking(
      ({isChannelAssumed, licensing}) =>
        !isChannelAssumed || licensing.startsWith('retail'),
    ),
  ).toEqual([]);
});

test('every source is used and is an https address', () => {
  const used = new Set<string>(
    [...officeProducts, ...officeChannels].map(({source}) => source),
  );
  for (const [id, {title, url}] of Object.entries(officeSources)) {
    expect.soft(used.has(id), id).toBe(true);
    expect.soft(new URL(url).protocol, id).toBe('https:');
    expect.soft(title, id).not.toBe('');
  }
});
