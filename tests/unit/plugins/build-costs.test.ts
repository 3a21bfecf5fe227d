import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import buildCosts, {cacheLimit} from '../../../src/plugins/build-costs';
import {testFolder} from '../../support/testFolder';

type Configure = (
  config: {mode: string},
  isServer: boolean,
) => {cache?: false; optimization?: object};

/** The settings for a site with this number of docs. */
function settings(docs: number, mode: string, isServer: boolean) {
  const siteDir = testFolder();
  mkdirSync(path.join(siteDir, 'docs'));
  for (let index = 0; index < docs; index += 1) {
    writeFileSync(path.join(siteDir, 'docs', `${index}.md`), '');
  }
  const plugin = buildCosts({siteDir} as LoadContext);
  return (plugin.configureWebpack as unknown as Configure)({mode}, isServer);
}

test('only the build of a large site works without a cache', () => {
  expect(settings(cacheLimit, 'production', false)).toEqual({});
  expect(settings(cacheLimit + 1, 'production', false)).toEqual({cache: false});
  expect(settings(cacheLimit + 1, 'development', false)).toEqual({});
});

test('the bundle for the browser is optimized in full', () => {
  expect(settings(1, 'production', true)).toHaveProperty('optimization');
  expect(settings(1, 'production', false)).not.toHaveProperty('optimization');
});
