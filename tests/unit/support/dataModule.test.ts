import {expect, test} from 'vitest';
import {lineInModule} from '../../support/dataModule';
import {readProject} from '../../support/sources';

const path = 'src/data/navigation.ts';
const textAt = (...keys: Parameters<typeof lineInModule>[1]) =>
  readProject(path).split('\n')[lineInModule(path, keys) - 1];

test('finds the line of a value inside a data module', () => {
  expect(textAt('navbarStart', 4, 'links', 3, 'route')).toContain("'/news'");
  expect(textAt('navbarStart', 4, 'label')).toContain("'More'");
});

test('falls back to what contains the value', () => {
  expect(textAt('navbarStart', 0, 'missing')).toContain("'FAQ'");
  expect(textAt('navbarStart', 99)).toContain('navbarStart');
  expect(lineInModule(path, ['missing', 0])).toBe(1);
});

test('reads lists with `as const` and keys in quotation marks', () => {
  const sources = 'src/data/errorCodes/types.ts';
  const line = lineInModule(sources, ['relatedPages', '/hwid']);
  expect(readProject(sources).split('\n')[line - 1]).toContain("'/hwid'");
});
