import type {PlaywrightTestConfig} from '@playwright/test';
import {afterEach, expect, test, vi} from 'vitest';

const {argv} = process;

afterEach(() => {
  process.argv = argv;
});

/** The names of the servers that a Playwright command starts, in a clone whose path holds the names of both projects. */
async function serversOf(...args: string[]): Promise<unknown[]> {
  process.argv = ['node', '/home/me/site/build/cli.js', 'test', ...args];
  vi.resetModules();
  const {default: config} = (await import('../../playwright.config')) as {
    default: PlaywrightTestConfig;
  };
  return [config.webServer ?? []].flat().map(({name}) => name);
}

test('the servers start for the tests of the site only, wherever the clone is', async () => {
  for (const args of [['--project=build'], ['--project', 'build']]) {
    expect(await serversOf(...args), args.join(' ')).toEqual([]);
  }
  for (const args of [
    [],
    ['search.test.ts'],
    ['--project=site'],
    ['--project', 'site', '-g', 'search'],
    ['--project=build', '--project=site'],
  ]) {
    expect(await serversOf(...args), args.join(' ')).toContain('site');
  }
});
