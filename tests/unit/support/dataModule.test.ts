import {expect, test} from 'vitest';
import {navbarStart} from '../../../src/data/navigation';
import {lineInModule} from '../../support/dataModule';
import {readProject} from '../../support/sources';

const path = 'src/data/navigation.ts';
const textAt = (...keys: Parameters<typeof lineInModule>[1]) =>
  readProject(path).split('\n')[lineInModule(path, keys) - 1];
const group = navbarStart.findIndex((entry) => 'links' in entry);

test('finds the line of a value inside a data module', () => {
  expect(textAt('navbarStart', 0)).toContain("'/faq'");
  expect(textAt('navbarStart', group, 'links')).toContain('links: [');
  expect(textAt('navbarStart', group, 'links', 0, 'route')).toContain(
    "'/hwid'",
  );
});

test('falls back to what contains the value', () => {
  expect(textAt('navbarStart', 0, 'missing')).toContain("'/faq'");
  expect(textAt('navbarStart', 99)).toContain('navbarStart');
  expect(lineInModule(path, ['missing', 0])).toBe(1);
});

test('reads lists with `as const` and keys in quotation marks', () => {
  const types = 'src/data/errorCodes/types.ts';
  const line = lineInModule(types, ['relatedPages', '/hwid']);
  expect(readProject(types).split('\n')[line - 1]).toContain("'/hwid'");
});
