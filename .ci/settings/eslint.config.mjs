import {fileURLToPath} from 'node:url';
import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Restricts imports between layers: data <- lib <- components <- theme, and data <- lib <- build <- checks <- plugins <-
 * config.
 * @param {string} folder
 * @param {{group: string[], message: string, allowTypeImports?: boolean}[]} patterns
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
const layer = (folder, patterns) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: {'@typescript-eslint/no-restricted-imports': ['error', {patterns}]},
});
const platform = {
  group: [
    'node:*',
    'react',
    'react-dom',
    '@docusaurus/*',
    '@theme/*',
    '@theme-original/*',
  ],
  message: 'Data and logic must not import React, Docusaurus or Node.',
};
const checks = {
  group: ['@site/checks/*', '**/checks/**'],
  message: 'What visitors get must not import the checks of texts.',
};
const build = {
  group: ['@site/src/build/*', '**/build/**'],
  message: 'Logic of the build stays out of what visitors get.',
};
const theme = {
  group: ['@site/src/theme/*', '**/src/theme/**'],
  message: 'Nothing may import the theme. Move shared code to src/components.',
};

const relative = {
  group: ['@site/*'],
  message: 'Use a relative path: Node loads this folder too.',
};

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-*/',
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
      // Allowed for indexes that were just checked and for known lengths.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'error',
      'no-nested-ternary': 'error',
      // Playwright reads the fixtures that a fixture needs from this pattern.
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
    },
  },
  {
    files: ['**/*.tsx', 'src/components/**/use*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // A pattern whose time grows with the square of the text freezes the tab of whoever pastes a long one.
    files: ['src/**', 'checks/**'],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // What reads a report is a list of rules: a form that needs a branch in the engine is one too many.
    files: [
      'src/lib/activationStatus/**/*.ts',
      'src/lib/editionPath/read*.ts',
      'src/lib/input/*.ts',
      'src/lib/text/stance.ts',
    ],
    rules: {complexity: ['error', 15]},
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/components/ui/Code/*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="code"]',
          message:
            'Use Code from src/components/ui, which browsers do not translate.',
        },
      ],
    },
  },
  {
    files: ['.ci/**/*.{mjs,cjs}', 'checks/**/*.mjs', 'babel.config.js'],
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
  layer('src/data', [
    platform,
    checks,
    {
      group: ['../lib/*', '../../lib/*', '@site/*'],
      message: 'Data may import only data.',
    },
  ]),
  layer('src/lib', [platform, checks, build, relative]),
  layer('src/build', [platform, checks, relative]),
  // The types of what the build makes are those of the components that show it.
  layer('src/components', [theme, checks, {...build, allowTypeImports: true}]),
  layer('src/client', [theme, checks, build]),
  layer('checks', [platform, theme]),
  layer('src/theme', [theme, {...build, allowTypeImports: true}]),
  layer('src/plugins', [
    theme,
    {
      group: ['@site/*', '../components/*', '../../components/*'],
      message: 'Plugins run in Node and must not import React code.',
    },
  ]),
);
