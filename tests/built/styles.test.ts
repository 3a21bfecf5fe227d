import {expect, test} from 'vitest';
import {readBuilt} from '../support/build';
import {builtFiles, builtRoutes, pageOf} from '../support/builtPages';
import {missingRules, selectorsOf} from '../support/styles';

test('each page carries every rule of the sheet that applies to what it shows', () => {
  const [sheet = ''] = builtFiles.filter((file) =>
    /^assets\/css\/.*\.css$/.test(file),
  );
  const rules = selectorsOf(readBuilt(sheet));
  expect(rules.length).toBeGreaterThan(300);
  for (const route of builtRoutes) {
    expect(missingRules(pageOf(route), rules), route).toEqual([]);
  }
});
