import {expect, test} from 'vitest';
import {
  officeChannels,
  officeProductGroups,
  officeProducts,
  type OfficeProduct,
} from '../../../src/data/officeProducts';
import {isFirst, testRules, type DataList} from '../../support/dataModule';

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

const yearOf = ({id}: OfficeProduct) => /(20\d\d)/.exec(id)?.[1];

testRules(list, {
  id: {
    'a product above has the same ID: keep one of the two': isFirst(({id}) =>
      id.toLowerCase(),
    ),
    'an ID has letters and digits only: write it as in configuration.xml': ({
      id,
    }) => /^[A-Za-z][A-Za-z\d]+$/.test(id),
  },
  evidence: {
    "the source is a third party's list: set the evidence to reported": (
      each,
    ) => !each.source.startsWith('chocolatey') || each.evidence === 'reported',
    "only a product from a third party's list is reported: correct the evidence or the source":
      ({source, evidence}) =>
        source.startsWith('chocolatey') || evidence !== 'reported',
  },
  generation: {
    'the ID names {}: correct it or the generation': (product) =>
      [undefined, String(product.generation)].includes(yearOf(product)) ||
      yearOf(product)!,
  },
  channels: {
    'start the channels with PerpetualVL{generation}': (product) =>
      !product.licensing.startsWith('volume') ||
      product.generation === '2016' ||
      product.channels[0] === `PerpetualVL${product.generation}`,
    "a volume suite has one channel: write ['PerpetualVL{generation}']": (
      product,
    ) =>
      !isSuite(product) ||
      product.channels.join() === `PerpetualVL${product.generation}`,
    'name at least one channel, and only those that officeChannels describes': (
      product,
    ) =>
      product.channels.length > 0 &&
      product.channels.every((id) => known.includes(id)),
    'one of the channels is retired: remove it': ({channels}) =>
      !retired.some(({id}) => channels.includes(id)),
  },
  isChannelAssumed: {
    'only the channel of a retail product can be assumed: remove "isChannelAssumed"':
      ({isChannelAssumed, licensing}) =>
        !isChannelAssumed || licensing.startsWith('retail'),
  },
});
