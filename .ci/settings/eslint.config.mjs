import {fileURLToPath} from 'node:url';
import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Who may import whom: data <- lib <- components <- theme, and data <- lib <- plugins <- config.
 * @param {string} folder
 * @param {{group: string[], message: string}[]} patterns
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
const layer = (folder, patterns) => ({
  files: [`src/${folder}/**/*.{ts,tsx}`],
  rules: {'no-restricted-imports': ['error', {patterns}]},
});
const browserOnly = {
  group: [
    'react',
    'react-dom',
    '@docusaurus/*',
    '@theme/*',
    '@theme-original/*',
  ],
  message: 'Facts and logic stay free of React and Docusaurus.',
};
const theme = {
  group: ['@site/src/theme/*', '**/src/theme/**'],
  message:
    'Nothing imports the theme: move what is shared into src/components.',
};

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-preview/',
      '.docusaurus/',
      'node_modules/',
      'playwright-report/',
      'test-results/',
    ],
  },
  {languageOptions: {parserOptions: {tsconfigRootDir: root}}},
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // An index that was just checked, or a length that is known, needs no second check.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'error',
      'no-nested-ternary': 'error',
      // Playwright reads from this pattern which fixtures a fixture needs.
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
    },
  },
  {
    files: ['**/*.tsx', 'src/components/**/use*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['.ci/**/*.{mjs,cjs}', 'src/plugins/**/*.cjs', 'babel.config.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        AbortSignal: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        module: 'readonly',
        require: 'readonly',
      },
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  layer('data', [
    browserOnly,
    {
      group: ['../lib/*', '../../lib/*', '@site/*'],
      message: 'Data imports nothing but data.',
    },
  ]),
  layer('lib', [
    browserOnly,
    {group: ['@site/*'], message: 'Node loads lib too: use relative paths.'},
  ]),
  layer('components', [theme]),
  layer('theme', [theme]),
  layer('plugins', [
    theme,
    {
      group: ['@site/*', '../components/*', '../../components/*'],
      message: 'Plugins run in Node and never import React code.',
    },
  ]),
);
