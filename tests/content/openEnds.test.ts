import {test} from 'vitest';
import {openEnds} from '../../checks/data/openEnds';
import {expectNoFaults} from '../support/faults';
import {projectFiles, readProject} from '../support/sources';

/** What is true of the day on which it was written. */
const openEnded =
  /\bhas(?:n't| not) (?:announced|commented)\b|\bannounced nothing\b|\bno end announced\b|\bplans? to (?:end|remove|stop|turn)\b|\bis to be (?:off|removed)\b/i;

test('a sentence that time will overtake has a day on which somebody looks it up again', () => {
  const listed = new Set(openEnds.map(({path}) => path));
  expectNoFaults(
    projectFiles('docs', 'blog', 'src/data')
      .filter((path) => /\.(?:md|ts)$/.test(path))
      .flatMap((path) =>
        readProject(path)
          .split('\n')
          .map(
            (text, index) =>
              openEnded.test(text) &&
              !listed.has(path) && {
                path,
                line: index + 1,
                message:
                  'time will overtake this: add to checks/data/openEnds.ts what to look up, and when',
              },
          ),
      ),
  );
});

test('what is looked up again is in a file of the project', () => {
  const files = new Set(projectFiles('docs', 'blog', 'src/data'));
  expectNoFaults(
    openEnds.map(
      ({path, question}) =>
        !files.has(path) && {
          path: 'checks/data/openEnds.ts',
          line: 1,
          message: `"${question}" is about ${path}, which is gone: correct the path, or remove the entry`,
        },
    ),
  );
});
