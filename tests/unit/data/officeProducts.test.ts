import {expect, test} from 'vitest';
import {officeChannels, officeProducts} from '../../../src/data/officeProducts';
import type {OfficeProduct} from '../../../src/data/officeProducts';
import {
  faultsOf,
  type DataList,
  type RuleAndFix,
} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

const path = 'src/data/officeProducts.ts';
const list: DataList<OfficeProduct> = {
  path,
  name: 'officeProducts',
  entries: officeProducts,
  titleOf: ({id}) => id,
};

/** Fails with each product that breaks a rule, and how to fix it. */
function expectProducts(...rule: RuleAndFix<OfficeProduct>): void {
  expectNoFaults(faultsOf(list, ...rule));
}

test('a product ID is listed once and is valid for the tool', () => {
  const ids = officeProducts.map(({id}) => id.toLowerCase());
  expectProducts(
    ({id}, index) => ids.indexOf(id.toLowerCase()) === index,
    'a product above has the same ID: keep one of the two',
    'id',
  );
  expectProducts(
    ({id}) => /^[A-Za-z][A-Za-z\d]+$/.test(id),
    'an ID has letters and digits only: write it as in configuration.xml',
    'id',
  );
});

test('at least 115 product IDs are listed, 97 of them documented', () => {
  const documented = officeProducts.filter(
    ({evidence}) => evidence === undefined,
  );
  expect(officeProducts.length).toBeGreaterThanOrEqual(115);
  expect(documented.length).toBeGreaterThanOrEqual(97);
});

test('a product from a third-party list is marked reported', () => {
  expectProducts(
    ({source, evidence}) =>
      source.startsWith('chocolatey') === (evidence === 'reported'),
    ({source}) =>
      source.startsWith('chocolatey')
        ? "the source is a third party's list: set the evidence to reported"
        : "only a product from a third party's list is reported: correct the evidence or the source",
    'evidence',
  );
});

test('the year in an ID is the generation of the product', () => {
  const yearOf = ({id}: OfficeProduct) => /(20\d\d)/.exec(id)?.[1];
  expectProducts(
    (product) =>
      [undefined, String(product.generation)].includes(yearOf(product)),
    (product) =>
      `the ID names ${yearOf(product)}: correct it or the generation`,
    'generation',
  );
});

test('a volume suite uses only the channel of its year', () => {
  const isSuite = ({id}: OfficeProduct) =>
    /^(ProPlus|Standard)\d{4}Volume$/.test(id);
  expect(officeProducts.some(isSuite)).toBe(true);
  expectProducts(
    (product) =>
      !isSuite(product) ||
      product.channels.join() === `PerpetualVL${product.generation}`,
    ({generation}) =>
      `a volume suite has one channel: write ['PerpetualVL${generation}']`,
    'channels',
  );
});

test('a volume product names its own channel first', () => {
  expectProducts(
    ({licensing, generation, channels}) =>
      !licensing.startsWith('volume') ||
      generation === '2016' ||
      channels[0] === `PerpetualVL${generation}`,
    ({generation}) => `start the channels with PerpetualVL${generation}`,
    'channels',
  );
});

test('every channel is described once, and products use only described channels', () => {
  const known = officeChannels.map(({id}) => id);
  expect(new Set(known).size).toBe(known.length);
  expectProducts(
    ({channels}) =>
      channels.length > 0 && channels.every((id) => known.includes(id)),
    'name at least one channel, and only those that officeChannels describes',
    'channels',
  );
});

test('no product is offered in a channel that gets no updates any more', () => {
  const retired = officeChannels.filter(({isRetired}) => isRetired);
  expect(retired.map(({id}) => id)).toEqual(['SemiAnnualPreview']);
  expectProducts(
    ({channels}) => !retired.some(({id}) => channels.includes(id)),
    'one of the channels is retired: remove it',
    'channels',
  );
});

test('only a retail product has an assumed channel', () => {
  expectProducts(
    ({isChannelAssumed, licensing}) =>
      !isChannelAssumed || licensing.startsWith('retail'),
    'only the channel of a retail product can be assumed: remove "isChannelAssumed"',
    'isChannelAssumed',
  );
});
