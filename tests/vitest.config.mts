import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {projects} from './support/projects.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// Vite cannot read such a folder, and its own message does not say so.
if (/[#%]/.test(root)) {
  throw new Error(
    `The tests cannot run in ${root}, because its path holds "#" or "%". Move the clone to another folder.`,
  );
}

export default defineConfig({
  root,
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: '@site/', replacement: root},
      // Webpack finds these for the site. Here, small ones render what an answer says.
      {
        find: /^@(?:docusaurus|theme)\/(Link|Tab\w+|router|theme-common|use[A-Z]\w+)$/,
        replacement: `${root}tests/support/docusaurus/$1.ts`,
      },
    ],
  },
  test: {
    reporters: ['default'],
    // No test leaves anything behind for another, so the files of a worker share what they import.
    isolate: false,
    projects: projects.map((test) => ({extends: true, test})),
    testTimeout: 30_000,
  },
});
