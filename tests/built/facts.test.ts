import {test} from 'vitest';
import {questions} from '../../src/data/questions';
import {pageOf, plain} from '../support/builtPages';
import {lineWith} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {readProjectYaml} from '../support/sources';

const answers = 'tests/fixtures/answers.yaml';

/** The words of each section, or the only ones. */
const factsAt = Object.entries(
  readProjectYaml(answers) as Record<string, string | readonly string[]>,
);

/** What is below a heading, to the next one of its level, or in an entry. Without an id, what is above the first section. */
function sectionText(at: string): string {
  const [route = '', id] = at.split('#');
  const $ = pageOf(route);
  if (id === undefined) {
    const first = $('main .markdown').children().first();
    return plain(first.nextUntil('h2').addBack().text());
  }
  const start = $(`[id="${id}"]`);
  const isH2 = start.is('h2');
  const section = start.is('details, summary > *')
    ? start.closest('details')
    : start.nextUntil(isH2 ? 'h2' : 'h2, h3');
  return plain(section.text());
}

test('each section that people ask for still says what it must', () => {
  expectNoFaults(
    factsAt.flatMap(([at, facts]) => {
      const text = sectionText(at).toLowerCase();
      return [
        ...[facts]
          .flat()
          .filter((fact) => !text.includes(fact.toLowerCase()))
          .map(
            (fact) =>
              `${at} no longer says "${fact}": put it back, or correct it here if the page words it differently now`,
          ),
        !(at in questions) &&
          `nobody asks for ${at}: say in src/data/questions.ts who does`,
      ].map(
        (message) =>
          message && {
            path: answers,
            line: lineWith(answers, `${at}:`),
            message,
          },
      );
    }),
  );
});
