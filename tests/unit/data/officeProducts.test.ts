import {expect, test} from 'vitest';
import {
  officeChannels,
  officeProductGroups,
  officeProducts,
  type OfficeProduct,
} from '../../../src/data/officeProducts';
import {testRules, type DataList} from '../../support/dataModule';

const path = 'src/data/officeProducts.ts';
const places = officeProductGroups.flatMap(({products}, at) =>
  Object.keys(products).map((id) => [at, 'products', id]),
);
const list: DataList<OfficeProduct> = {
  path,
  name: 'officeProductGroups',
  entries: officeProducts,
  keysOf: (index) => places[index]!,
  titleOf: ({id}) => id,
};

const isSuite = ({id}: OfficeProduct) =>
  /^(ProPlus|Standard)\d{4}Volume$/.test(id);

const known = officeChannels.map(({id}) => id);

const retired = officeChannels.filter(({isRetired}) => isRetired);

test('there are volume suites, and one channel without updates, each channel described once', () => {
  expect(officeProducts.some(isSuite)).toBe(true);
  expect(new Set(known).size).toBe(known.length);
  expect(retired.map(({id}) => id)).toEqual(['SemiAnnualPreview']);
});

const ids = officeProducts.map(({id}) => id.toLowerCase());
const yearOf = ({id}: OfficeProduct) => /(20\d\d)/.exec(id)?.[1];

testRules(list, [
  [
    ({id}, index) => ids.indexOf(id.toLowerCase()) === index,
    'a product above has the same ID: keep one of the two',
    'id',
  ],
  [
    ({id}) => /^[A-Za-z][A-Za-z\d]+$/.test(id),
    'an ID has letters and digits only: write it as in configuration.xml',
    'id',
  ],
  [
    ({source, evidence}) =>
      source.startsWith('chocolatey') === (evidence === 'reported'),
    ({source}) =>
      source.startsWith('chocolatey')
        ? "the source is a third party's list: set the evidence to reported"
        : "only a product from a third party's list is reported: correct the evidence or the source",
    'evidence',
  ],
  [
    (product) =>
      [undefined, String(product.generation)].includes(yearOf(product)),
    (product) =>
      `the ID names ${yearOf(product)}: correct it or the generation`,
    'generation',
  ],
  [
    ({licensing, generation, channels}) =>
      !licensing.startsWith('volume') ||
      generation === '2016' ||
      channels[0] === `PerpetualVL${generation}`,
    ({generation}) => `start the channels with PerpetualVL${generation}`,
    'channels',
  ],
  [
    ({isChannelAssumed, licensing}) =>
      !isChannelAssumed || licensing.startsWith('retail'),
    'only the channel of a retail product can be assumed: remove "isChannelAssumed"',
    'isChannelAssumed',
  ],
  [
    (product) =>
      !isSuite(product) ||
      product.channels.join() === `PerpetualVL${product.generation}`,
    ({generation}) =>
      `a volume suite has one channel: write ['PerpetualVL${generation}']`,
    'channels',
  ],
  [
    ({channels}) =>
      channels.length > 0 && channels.every((id) => known.includes(id)),
    'name at least one channel, and only those that officeChannels describes',
    'channels',
  ],
  [
    ({channels}) => !retired.some(({id}) => channels.includes(id)),
    'one of the channels is retired: remove it',
    'channels',
  ],
]);
