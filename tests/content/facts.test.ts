import {test} from 'vitest';
import {facts} from '../../checks/data/facts';
import {lifecycle} from '../../src/data/lifecycle';
import {fieldTexts} from '../../checks/textFile';
import {checkCoverage, checkFact, indexTexts} from '../../checks/rules/facts';
import type {ShownText} from '../../checks/rules/scope';
import {checkSupportDates} from '../../checks/rules/supportDates';
import {contentFiles} from '../support/content';
import {lineInModule} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {projectFiles, readProject} from '../support/sources';

const register = 'checks/data/facts.ts';

const shown: readonly ShownText[] = [
  ...contentFiles.map((file) => ({
    path: file.path,
    lines: [...fieldTexts(file), ...file.page.blocks],
  })),
  ...projectFiles('src/data', 'src/lib', 'src/components')
    .filter((path) => /\.tsx?$/.test(path) && path !== register)
    .map((path) => ({
      path,
      lines: readProject(path)
        .split('\n')
        .map((text, index) => ({line: index + 1, text})),
    })),
];
const texts = indexTexts(shown);

test('no two texts contradict each other', () => {
  expectNoFaults(
    Object.entries(facts).flatMap(([what, fact]) =>
      checkFact(what, fact, texts, register, (phrase) =>
        lineInModule(
          register,
          phrase === undefined
            ? ['facts', what, 'value']
            : ['facts', what, 'phrases', phrase],
        ),
      ),
    ),
  );
});

test('every update, build and CVE that several texts name is a fact', () => {
  expectNoFaults(
    checkCoverage(
      Object.values(facts),
      // Output of tools on invented PCs.
      texts.filter(({path}) => path !== 'src/data/activationSamples.ts'),
    ),
  );
});

test('no text contradicts the lifecycle data', () => {
  const data = 'src/data/lifecycle.ts';
  const entries = lifecycle.map((entry) => ({
    entry,
    place: `${data}:${lineInModule(data, ['lifecycle', entry.product, entry.id, 'mainstreamEnd'])}`,
  }));
  expectNoFaults(
    shown
      .filter(({path}) => path !== data)
      .flatMap((text) => checkSupportDates(text, entries)),
  );
});
