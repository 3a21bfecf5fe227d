import {existsSync} from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {checkFiles} from '../../checks/checkFiles';
import {pageFolders} from '../../checks/commands/pageFiles.mjs';
import {productNames} from '../../checks/data/spelling';
import {routeOfText} from '../../src/lib/routes/routes';
import {lineOfField} from '../../checks/frontMatter';
import {readMarkdown} from '../../checks/markdown';
import {checkCodeBlocks} from '../../checks/rules/codeBlocks';
import {checkHeadings} from '../../checks/rules/headings';
import {checkImages, unusedImages} from '../../checks/rules/images';
import {
  checkLinkLabels,
  checkLinkTargets,
  type LinkTargets,
} from '../../checks/rules/links';
import {checkProductNames} from '../../checks/rules/spelling';
import {anchorsOf} from '../support/anchors';
import {projectDirectory} from '../support/build';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';
import {faultIn} from '../support/dataModule';
import {textsBelow} from '../support/moduleTexts';
import {allRoutes, specifiedRoutes} from '../support/routes';
import {projectFiles, readProject, sourceTexts} from '../support/sources';

const pages = contentFiles.map(({page}) => page);
/** The README follows the same rules as pages. */
const texts = existsSync(path.join(projectDirectory, 'README.md'))
  ? [...pages, readMarkdown('README.md', readProject('README.md'))]
  : pages;

const targets: LinkTargets = {
  anchors: new Map(contentFiles.map((file) => [file.path, anchorsOf(file)])),
  routes: new Map<string, string | null>([
    ...allRoutes.map((route) => [route, null] as const),
    ...contentFiles.map((file) => [routeOfText(file), file.path] as const),
  ]),
};

test('every route of the specification has a page', () => {
  expectNoFaults(
    specifiedRoutes.map(
      (route, index) =>
        !allRoutes.includes(route) &&
        faultIn(
          'tests/support/routes.ts',
          ['specifiedRoutes', index],
          `no page has the address ${route} any more, but it was published: restore its file, or its name, slug, author or tag`,
        ),
    ),
  );
});

test('every page can be parsed, and holds no code', () => {
  expectNoFaults(pages.flatMap(({refusals}) => refusals));
});

test('each page has an address of its own, next to pages are only pictures and two lists, and each picture is one', () => {
  expectNoFaults(
    checkFiles(projectFiles(...pageFolders, 'static'), readProject),
  );
});

test('headings never skip a level, and ids are unique', () => {
  expectNoFaults(texts.flatMap(checkHeadings));
});

test('every link names its target', () => {
  expectNoFaults(texts.flatMap(checkLinkLabels));
});

test('every internal link points to a page, and to an id on it', () => {
  expectNoFaults(pages.flatMap((page) => checkLinkTargets(page, targets)));
});

test('every code block names its language, and where to run its commands', () => {
  expectNoFaults(pages.flatMap(checkCodeBlocks));
});

test('every image exists, has alt text, and is used', () => {
  const images = projectFiles('docs', 'blog', 'static', '.github');
  const files = new Set(images);
  const sources = [
    ...sourceTexts.filter(({path: file}) => !file.endsWith('.svg')),
    {text: readProject('docusaurus.config.ts')},
  ].map(({text}) => text);
  expectNoFaults([
    ...texts.flatMap((text) => checkImages(text, files)),
    ...unusedImages(images, sources),
  ]);
});

/** Modules with text to recognize, such as tool output and misspellings, which visitors do not read. */
const recognized = [
  'src/data/activationFields.ts',
  'src/data/activationSentences.ts',
  'src/data/languages.ts',
  'src/data/questions.ts',
  'src/data/visitorWords.ts',
];

test('every product name has one spelling', () => {
  const modules = textsBelow(
    'src/data',
    'src/lib/activationStatus/answers',
  ).filter(({path: file}) => !recognized.includes(file));
  const lines = [
    ...texts.map(({path: file, text}) => ({file, text})),
    ...modules.map(({path: file, texts: all}) => ({
      file,
      // A single word can be a key, and what is in backticks is something to type.
      text: all
        .filter(({text}) => /\S\s+\S/.test(text))
        .map(({line, text}) => ({line, text: text.replace(/`[^`]*`/g, ' ')})),
    })),
    ...contentFiles.map(({path: file, source, frontMatter}) => ({
      file,
      text: ['title', 'description', 'sidebar_label'].map((field) => ({
        line: lineOfField(source, [field]),
        text: String(frontMatter[field] ?? ''),
      })),
    })),
  ];
  expectNoFaults(
    lines.flatMap(({file, text}) =>
      checkProductNames(file, text, productNames),
    ),
  );
});
