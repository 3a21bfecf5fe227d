import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {site} from '../../src/data/site';
import {readMarkdown} from '../../src/lib/content/markdown';
import {projectDirectory} from '../support/build';
import {expectNoFaults} from '../support/faults';
import {projectFiles, readProject} from '../support/sources';

/** The texts for people who work on the site: each README, and those of `.github`. */
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

/** What a build, an installation or a clone makes; a guide may name it. */
const made = /^(?:build|build-preview|node_modules)\//;

test('every file that a guide links is there', () => {
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

test('every file, folder and script that README and the guides of .github name is there', () => {
  const faults = guides
    .filter((guide) => !guide.startsWith('src/'))
    .flatMap((guide) =>
      readProject(guide)
        .split('\n')
        .flatMap((text, index) => {
          const files = [...text.matchAll(/`((?:[\w.@-]+\/)+[\w.-]*)`/g)]
            .map(([, named = '']) => named)
            // What starts elsewhere is the name of a package or of an override.
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

test('the issue forms send questions to the chat of the site', () => {
  expect(readProject('.github/ISSUE_TEMPLATE/config.yml')).toContain(
    `url: ${site.chatUrl}\n`,
  );
});

test('every path that CODEOWNERS guards is there', () => {
  const paths = readProject('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/\s+/)[0]!);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((file) => !isThere(file))).toEqual([]);
});
