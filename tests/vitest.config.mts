import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

// Vite cannot read such a folder, and its own message does not say so.
if (/[#%]/.test(root)) {
  throw new Error(
    `The tests cannot run in ${root}, because its path holds "#" or "%". Move the clone to another folder.`,
  );
}

/** The tests that need no browser: `unit` tries the code, `content` reads the texts. */
export default defineConfig({
  root,
  resolve: {alias: {'@site/': root}},
  test: {
    reporters: ['default'],
    // No test leaves anything behind for another, so the files of a worker share what they import.
    isolate: false,
    projects: ['unit', 'content'].map((name) => ({
      extends: true,
      test: {name, include: [`tests/${name}/**/*.test.ts`]},
    })),
    testTimeout: 30_000,
    retry: process.env.CI ? 2 : 0,
  },
});
