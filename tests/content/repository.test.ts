import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {site} from '../../src/data/site';
import {readMarkdown} from '../../checks/markdown';
import {projectDirectory} from '../support/build';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';
import {projectFiles, readProject} from '../support/sources';

/** Documentation for contributors: each README, and the files in `.github`. */
const guides = [
  'README.md',
  ...projectFiles('.github', 'src').filter(
    (file) => file.endsWith('.md') && !file.startsWith('src/pages/'),
  ),
];

const {scripts} = JSON.parse(readProject('package.json')) as {
  scripts: Record<string, string>;
};

const isThere = (file: string) => existsSync(path.join(projectDirectory, file));

/** Generated folders, which a guide may name although they are not in the repository. */
const made = /^(?:build|build-preview|node_modules)\//;

test('every file that a guide links to exists', () => {
  expectNoFaults(
    guides.flatMap((guide) =>
      readMarkdown(guide, readProject(guide))
        .links.filter(({target}) => !/^(?:[a-z]+:|#)/.test(target))
        .filter(({target}) => {
          const [file = ''] = target.split('#');
          return !isThere(path.join(path.dirname(guide), file));
        })
        .map(({line, target}) => ({
          path: guide,
          line,
          message: `there is no ${target}: correct the link`,
        })),
    ),
  );
});

test('every file, folder and script that the README and the guides in .github name exists', () => {
  const faults = guides
    .filter((guide) => !guide.startsWith('src/'))
    .flatMap((guide) =>
      readProject(guide)
        .split('\n')
        .flatMap((text, index) => {
          const files = [...text.matchAll(/`((?:[\w.@-]+\/)+[\w.-]*)`/g)]
            .map(([, named = '']) => named)
            // Other names are packages or overrides.
            .filter((named) => isThere(named.split('/')[0]!))
            .filter((named) => !made.test(named) && !isThere(named));
          const names = [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
            .map(([, name = '']) => name)
            .filter((name) => !(name in scripts));
          return [...files, ...names].map((name) => ({
            path: guide,
            line: index + 1,
            message: `there is no ${name}: correct the name`,
          }));
        }),
    );
  expectNoFaults(faults);
});

test('every page is in a folder that the site is made from', () => {
  const pages = contentFiles.map(({path: file}) => file);
  const files = [
    ...readdirSync(projectDirectory),
    ...projectFiles('docs', 'blog', 'checks', 'src', 'static'),
  ];
  expectNoFaults(
    files
      .filter((file) => /\.mdx?$/.test(file) && !pages.includes(file))
      .filter((file) => /^---\r?\n/.test(readProject(file)))
      .map((file) => ({
        path: file,
        line: 1,
        message:
          'the site does not have this page: move it to docs, or a post to blog, under a name that starts with a letter',
      })),
  );
});

test('the issue forms link to the community chat', () => {
  expect(readProject('.github/ISSUE_TEMPLATE/config.yml')).toContain(
    `url: ${site.chatUrl}\n`,
  );
});

test('the security policy names the security contact', () => {
  expect(readProject('.github/SECURITY.md')).toContain(
    `<${site.securityEmail}>`,
  );
});

// A downloaded archive has no Git repository.
test.skipIf(!isThere('.git'))(
  'Git keeps LF in every text file, also on Windows',
  () => {
    const faults = execFileSync('git', ['ls-files', '--eol'], {
      cwd: projectDirectory,
      encoding: 'utf8',
    })
      .split('\n')
      .filter(Boolean)
      .filter(
        (line) =>
          !/attr\/-text/.test(line) &&
          (!/attr\/text=auto eol=lf/.test(line) ||
            /^i\/(?:crlf|mixed)/.test(line)),
      );
    expect(faults, 'Add the file to .gitattributes').toEqual([]);
  },
);
