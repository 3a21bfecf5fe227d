import type {Configuration} from 'webpack';
import {expect, test} from 'vitest';
import chunkGroups, {
  chunkOf,
  docsModules,
  findMissing,
  frameFolders,
  sharedChunks,
} from '../../../src/plugins/chunk-groups';
import {runWebpack} from '../../support/runWebpack';
import {testFolder} from '../../support/testFolder';

const named = [...new Set(Object.values(sharedChunks).flat())];
const chunks = [...docsModules.map(chunkOf), ...named, 'main'];
const frame = frameFolders.map((folder) => `/site/${folder}/Part/index.tsx`);

test('a bundle that has what the groups name lacks nothing, on any system', () => {
  expect(findMissing(chunks, frame)).toEqual([]);
  const onWindows = frame.map((file) => `C:${file.replaceAll('/', '\\')}`);
  expect(findMissing(chunks, onWindows)).toEqual([]);
});

test('each folder, each module and each chunk that the bundle lacks is named', () => {
  for (const [index, folder] of frameFolders.entries()) {
    const without = frame.filter((_, other) => other !== index);
    expect(findMissing(chunks, without)).toEqual([folder]);
    // A folder whose name only starts like it, and a file that isn't a script.
    const similar = [`/site/${folder}-2/index.tsx`, `/site/${folder}/a.css`];
    expect(findMissing(chunks, [...without, ...similar])).toEqual([folder]);
  }
  for (const [name, chunk] of [
    ...docsModules.map((module) => [module, chunkOf(module)] as const),
    ...named.map((chunk) => [chunk, chunk] as const),
  ]) {
    const without = chunks.filter((other) => other !== chunk);
    expect(findMissing(without, frame)).toEqual([name]);
  }
});

/** The groups for a bundle. */
const configure = (mode: 'production' | 'development', isServer: boolean) =>
  (
    chunkGroups().configureWebpack as (
      config: Configuration,
      isServer: boolean,
    ) => Configuration
  )({mode}, isServer);

test('a bundle that lacks all of it stops the build with a sentence', async () => {
  const folder = testFolder({'index.js': 'import("./index.js")'});
  const {compilation} = await runWebpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: {path: folder},
    ...configure('production', false),
  });
  expect(compilation.errors.map(({message}) => message)).toEqual([
    expect.stringMatching(
      /@docusaurus\/theme-classic, .*@theme\/DocItem, .*compare them with/,
    ),
  ]);
});

test('only the bundle of a build for browsers has groups', () => {
  expect(configure('production', true)).toEqual({});
  expect(configure('development', false)).toEqual({});
});
