import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

// Vite cannot read such a folder, and its own message does not say so.
if (/[#%]/.test(root)) {
  throw new Error(
    `The tests cannot run in ${root}, because its path holds "#" or "%". Move the clone to another folder.`,
  );
}

/**
 * The tests that need no browser: `unit` tries the code, `content` reads the texts, the data and the colors. The tests
 * of data and colors are part of both, so that `npm run check:content` reports a wrong entry.
 */
const folders = {
  unit: ['tests/unit'],
  content: ['tests/content', 'tests/unit/css', 'tests/unit/data'],
};

export default defineConfig({
  root,
  resolve: {alias: {'@site/': root}},
  test: {
    reporters: ['default'],
    // No test leaves anything behind for another, so the files of a worker share what they import.
    isolate: false,
    projects: Object.entries(folders).map(([name, paths]) => ({
      extends: true,
      test: {name, include: paths.map((path) => `${path}/**/*.test.ts`)},
    })),
    testTimeout: 30_000,
  },
});
