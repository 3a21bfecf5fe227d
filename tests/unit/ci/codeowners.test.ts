import {readdirSync} from 'node:fs';
import ignore from 'ignore';
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

/** A pattern matches as in .gitignore. */
const rules = readProject('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', ...owners] = line.trim().split(/\s+/);
    return {pattern, owners, paths: ignore().add(pattern)};
  });

/** As on GitHub, the last line that matches counts. */
const ownersOf = (file: string) =>
  rules.filter(({paths}) => paths.ignores(file)).at(-1)?.owners ?? [];

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
      .filter(({paths}) => !files.some((file) => paths.ignores(file)))
      .map(({pattern}) => pattern),
  ).toEqual([]);
});
