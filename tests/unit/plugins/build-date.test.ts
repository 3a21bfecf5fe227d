import {execFileSync} from 'node:child_process';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import type {DefinePlugin} from 'webpack';
import buildDate from '../../../src/plugins/build-date';
import {testFolder} from '../../support/testFolder';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What the plugin defines as `BUILD_DATE` for the sources in a folder. */
function definedFor(siteDir: string): unknown {
  const {configureWebpack} = buildDate({siteDir} as LoadContext);
  const {plugins} = configureWebpack!({}, false, {} as never, undefined)!;
  const [plugin] = plugins!;
  return (plugin as DefinePlugin).definitions.BUILD_DATE;
}

test('the build date is the day of the last commit, so the same sources give the same build', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  vi.stubEnv('GIT_COMMITTER_DATE', '2024-02-29T23:30:00Z');
  const folder = testFolder();
  for (const args of [
    ['init', '--quiet'],
    [
      ...['-c', 'user.name=Test', '-c', 'user.email=test@site.example'],
      ...['commit', '--quiet', '--allow-empty', '--message', 'Test'],
    ],
  ]) {
    execFileSync('git', args, {cwd: folder});
  }
  expect(definedFor(folder)).toBe('"2024-02-29"');
});

test('SOURCE_DATE_EPOCH replaces it', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '946684800');
  expect(definedFor(testFolder())).toBe('"2000-01-01"');
});

test('sources outside a repository have the date of today', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  expect(definedFor(testFolder())).toBe(
    JSON.stringify(new Date().toISOString().slice(0, 10)),
  );
});
