import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {contentKind} from '../../../checks/frontMatter';
import {projectDirectory} from '../../support/build';
import {projectFiles, readProject} from '../../support/sources';

const ignored = ['.git', ...readProject('.gitignore').split('\n')].map((line) =>
  line.replace(/^\/|\/$/g, ''),
);

/** Every file of the repository. */
const files = readdirSync(projectDirectory, {withFileTypes: true})
  .filter(({name}) => !ignored.includes(name))
  .flatMap((entry) =>
    entry.isDirectory() ? projectFiles(entry.name) : [entry.name],
  );

interface Rule {
  pattern: string;
  matches: RegExp;
  owners: string[];
}

function readRule(line: string): Rule {
  const [pattern = '', ...owners] = line.trim().split(/\s+/);
  const shape = pattern
    .replace(/^\//, '')
    .replace(/[.+^$()|[\]{}]/g, '\\$&')
    .replaceAll('**/', '(?:@/)?')
    .replaceAll('*', '[^/]*')
    .replaceAll('@', '.*')
    .replace(/\/$/, '/.+');
  // As in .gitignore, a pattern also covers all in a folder of its name.
  const matches = pattern === '*' ? /^/ : new RegExp(`^${shape}(?:/.*)?$`);
  return {pattern, matches, owners};
}

const rules = readProject('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(readRule);

/** As on GitHub, the last line that matches counts. */
const ownersOf = (file: string) =>
  rules.filter(({matches}) => matches.test(file)).at(-1)?.owners ?? [];

test('every file that can run code has an owner, and pages have none', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'babel.config.js',
      '.github/workflows/ci.yml',
      'src/data/policyDirectives.ts',
      'tests/support/test.ts',
    ]),
  );
  const isText = (file: string) =>
    contentKind(file) !== null || file === '.ci/settings/words.txt';
  expect(
    files.filter((file) => !isText(file) && ownersOf(file).length === 0),
    'Only pages and words may be without an owner.',
  ).toEqual([]);
  expect(
    files.filter((file) => isText(file) && ownersOf(file).length > 0),
  ).toEqual([]);
  for (const file of [
    'docs/evil.js',
    'docs/evil.md/cspell.config.mjs',
    'docs/deep/page.md',
    'blog/evil.md/.markdownlint-cli2.mjs',
    'src/pages/evil.md/evil.js',
    '.ci/settings/words.txt/.prettierrc.mjs',
    'docs/img/evil.svg',
    'src/pages/evil.tsx',
    'src/theme/evil.md.ts',
    'static/evil.html',
    'evil.config.js',
  ]) {
    expect(ownersOf(file), file).not.toEqual([]);
  }
});

test('every line of CODEOWNERS covers a file', () => {
  expect(
    rules
      // Folders that a proposal could add have an owner before they exist.
      .filter(({pattern}) => !pattern.endsWith('/'))
      .filter(({matches}) => !files.some((file) => matches.test(file)))
      .map(({pattern}) => pattern),
  ).toEqual([]);
});
