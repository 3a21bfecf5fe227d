import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import webpackCache from '../../../src/plugins/webpack-cache';

/** The name that a build below `baseUrl` gives to a cache. */
function nameOf(baseUrl: string, name: string): unknown {
  const {configureWebpack} = webpackCache({baseUrl} as LoadContext);
  const {cache} = (configureWebpack as (config: object) => {cache: object})({
    cache: {type: 'filesystem', name},
  });
  return (cache as {name?: string}).name;
}

test('each base URL has its own cache, in production and in development', () => {
  const names = ['/', '/preview/', '/mas-docs/'].flatMap((baseUrl) =>
    ['client-production-en', 'client-development-en'].map((name) =>
      nameOf(baseUrl, name),
    ),
  );
  expect(new Set(names).size).toBe(6);
  expect(nameOf('/preview/', 'server-production-en')).toMatch(
    /^server-production-en-preview-\w+$/,
  );
});
