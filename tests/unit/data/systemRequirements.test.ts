import {expect, test} from 'vitest';
import {lifecycleProducts} from '../../../src/data/lifecycle';
import {
  requirementProducts,
  systemRequirements,
  type RequirementSet,
} from '../../../src/data/systemRequirements';
import {
  testRules,
  type DataList,
  type RuleAndFix,
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

testRules(list, [
  ...(['id', 'title'] as const).map((field): RuleAndFix<RequirementSet> => {
    const values = systemRequirements.map((set) => set[field]);
    return [
      (set, index) => values.indexOf(set[field]) === index,
      `a set above has the same ${field}: change one of the two`,
      field,
    ];
  }),
  [
    ({requirements}) => requirements.length > 0,
    'add at least one requirement',
    'requirements',
  ],
  [
    ({requirements}) =>
      new Set(requirements.map(({component}) => component)).size ===
      requirements.length,
    'a component is listed twice: keep one of the two',
    'requirements',
  ],
  [
    ({requirements}) =>
      requirements.every(({component, minimum}) =>
        units.every(
          ([name, unit]) => !name.test(component) || unit.test(minimum),
        ),
      ),
    'write memory and storage in MB or GB, and clock speeds in MHz or GHz, with a space before the unit',
    'requirements',
  ],
  [
    ({requirements, sources: ids}) =>
      !requirements.some(({evidence}) => evidence === undefined) ||
      ids.length > 0,
    'a figure is documented: name the page that you read in "sources"',
    'sources',
  ],
  [
    ({requirements, sources: ids}) =>
      !requirements.every(({evidence}) => evidence === 'community') ||
      ids.length === 0,
    'no figure is documented or reported: remove the sources, or mark the figures that they support',
    'sources',
  ],
  [
    ({requirements, sources: ids}) =>
      !requirements.some(({evidence}) => evidence === 'reported') ||
      ids.length > 0,
    'a figure is reported: name who reports it in "sources"',
    'sources',
  ],
]);
