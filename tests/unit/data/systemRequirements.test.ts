import {expect, test} from 'vitest';
import {lifecycleProducts} from '../../../src/data/lifecycle';
import {
  requirementProducts,
  systemRequirements,
  type RequirementSet,
} from '../../../src/data/systemRequirements';
import {
  areDistinct,
  isFirst,
  testRules,
  type DataList,
} from '../../support/dataModule';

const list: DataList<RequirementSet> = {
  path: 'src/data/systemRequirements.ts',
  name: 'systemRequirements',
  entries: systemRequirements,
  titleOf: ({id}) => id,
};

test('every product of the lifecycle data has requirements', () => {
  const missing = lifecycleProducts.filter(
    (product) => !requirementProducts.some((name) => name === product),
  );
  expect(missing).toEqual([]);
});

test('every product shows at least one set', () => {
  const empty = requirementProducts.filter(
    (product) =>
      !systemRequirements.some(({products}) => products.includes(product)),
  );
  expect(empty).toEqual([]);
});

const units: readonly [RegExp, RegExp][] = [
  [/^(Memory|Storage)\b(?! type)/, /\d (MB|GB)\b/],
  [/^Processor$/, /\d [MG]Hz\b|virtual processors|Apple silicon/],
];

testRules(list, {
  id: {
    'a set above has the same id: change one of the two': isFirst(({id}) => id),
  },
  title: {
    'a set above has the same title: change one of the two': isFirst(
      ({title}) => title,
    ),
  },
  requirements: {
    'add at least one requirement': ({requirements}) => requirements.length > 0,
    'a component is listed twice: keep one of the two': ({requirements}) =>
      areDistinct(requirements.map(({component}) => component)),
    'write memory and storage in MB or GB, and clock speeds in MHz or GHz, with a space before the unit':
      ({requirements}) =>
        requirements.every(({component, minimum}) =>
          units.every(
            ([name, unit]) => !name.test(component) || unit.test(minimum),
          ),
        ),
  },
  sources: {
    'a figure is documented: name the page that you read in "sources"': (set) =>
      !set.requirements.some(({evidence}) => evidence === undefined) ||
      set.sources.length > 0,
    'no figure is documented or reported: remove the sources, or mark the figures that they support':
      (set) =>
        !set.requirements.every(({evidence}) => evidence === 'community') ||
        set.sources.length === 0,
    'a figure is reported: name who reports it in "sources"': (set) =>
      !set.requirements.some(({evidence}) => evidence === 'reported') ||
      set.sources.length > 0,
  },
});
