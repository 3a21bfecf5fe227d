import {expect, test} from 'vitest';
import {lifecycleProducts} from '../../../src/data/lifecycle';
import {sources} from '../../../src/data/sources';
import {
  requirementProducts,
  systemRequirements,
} from '../../../src/data/systemRequirements';
import type {RequirementSet} from '../../../src/data/systemRequirements';

/** The ids of the sets that break a rule. */
function breaking(rule: (set: RequirementSet) => boolean): string[] {
  return systemRequirements.filter((set) => !rule(set)).map(({id}) => id);
}

test('every id and every title is unique', () => {
  const ids = systemRequirements.map(({id}) => id);
  const titles = systemRequirements.map(({title}) => title);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(titles).size).toBe(titles.length);
});

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

test('a set lists each component once', () => {
  const once = ({requirements}: RequirementSet): boolean => {
    const components = requirements.map(({component}) => component);
    return (
      components.length > 0 && new Set(components).size === components.length
    );
  };
  expect(breaking(once)).toEqual([]);
});

test('memory and storage are given in MB or GB, clock speeds in MHz or GHz', () => {
  const units: readonly [RegExp, RegExp][] = [
    [/^(Memory|Storage)\b(?! type)/, /\d (MB|GB)\b/],
    [/^Processor$/, /\d [MG]Hz\b|virtual processors|Apple silicon/],
  ];
  const hasUnits = ({requirements}: RequirementSet): boolean =>
    requirements.every(({component, minimum}) =>
      units.every(
        ([name, unit]) => !name.test(component) || unit.test(minimum),
      ),
    );
  expect(breaking(hasUnits)).toEqual([]);
});

test('figures marked as read have a document that was read', () => {
  const backed = ({requirements, sources: ids}: RequirementSet): boolean =>
    !requirements.some(({confidence}) => confidence === 'read') ||
    ids.some((id) => sources[id].read);
  expect(breaking(backed)).toEqual([]);
});

test('a set with only general knowledge has no source', () => {
  const honest = ({requirements, sources: ids}: RequirementSet): boolean =>
    !requirements.every(({confidence}) => confidence === 'general-knowledge') ||
    ids.length === 0;
  expect(breaking(honest)).toEqual([]);
});

test('figures quoted by a third party have a note and a page to check', () => {
  const explained = ({
    requirements,
    note,
    sources: ids,
  }: RequirementSet): boolean =>
    !requirements.some(({confidence}) => confidence === 'secondary') ||
    (Boolean(note) && ids.some((id) => !sources[id].read));
  expect(breaking(explained)).toEqual([]);
});
