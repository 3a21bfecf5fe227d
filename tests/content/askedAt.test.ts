import {expect, test} from 'vitest';
import {askedAt} from '../../src/data/askedAt';
import {routeOfText} from '../../src/lib/routes/routes';
import {markersOf} from '../../src/lib/search/markers';
import {termOf, tokenize} from '../../src/lib/search/tokenize';
import {isFiller} from '../../src/lib/search/units';
import {anchorsOf} from '../support/anchors';
import {contentFiles} from '../support/content';
import {faultIn, lineWith} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {sectionText} from '../support/sections';
import {readProjectYaml} from '../support/sources';

const files = new Map(contentFiles.map((file) => [routeOfText(file), file]));

const parts = (at: string): [route: string, anchor: string | null] => {
  const [route = '', anchor = null] = at.split('#');
  return [route, anchor];
};

const fault = (at: string, message: string) =>
  faultIn('src/data/askedAt.ts', ['askedAt', at], message);

const questions = Object.entries(askedAt).flatMap(([at, texts]) =>
  texts.map((text) => ({at, text, words: wordsOf(text)})),
);

/** What the search compares. */
function wordsOf(text: string): string {
  const words = tokenize(text).filter((word) => !isFiller(word));
  return [...new Set([...words.map(termOf), ...markersOf(text)])]
    .sort()
    .join(' ');
}

test('what people ask is answered by a section that exists', () => {
  expectNoFaults(
    Object.keys(askedAt).map((at) => {
      const [route, anchor] = parts(at);
      const file = files.get(route);
      const exists = file && (anchor === null || anchorsOf(file).has(anchor));
      return (
        !exists &&
        fault(at, `there is no ${at}: name the section that answers these now`)
      );
    }),
  );
});

test('no question is asked in two places, or on two pages in other words', () => {
  expectNoFaults(
    questions.map(({at, text, words}, index) => {
      const other = questions
        .slice(0, index)
        .find(
          (each) =>
            each.text === text ||
            (each.words === words && parts(each.at)[0] !== parts(at)[0]),
        );
      return (
        other &&
        fault(
          at,
          `"${text}" asks the same as "${other.text}" at ${other.at}, so neither is on a card: remove or reword one of the two`,
        )
      );
    }),
  );
});

test('a section ends at the next heading of its level, and the opening at the first', () => {
  const kms38 = files.get('/kms38')!;
  const [first, second] = kms38.page.headings.filter(({level}) => level === 2);
  expect(sectionText(kms38, null)).not.toContain(first!.text);
  expect(sectionText(kms38, first!.id)).not.toContain(second!.text);
});

const answers = 'tests/fixtures/answers.yaml';

/** The words of each section, or the only ones. */
const factsAt = Object.entries(
  readProjectYaml(answers) as Record<string, string | readonly string[]>,
);

test('each section that people ask for still says what it must', () => {
  expectNoFaults(
    factsAt.flatMap(([at, facts]) => {
      const [route, anchor] = parts(at);
      const file = files.get(route);
      const text = file && sectionText(file, anchor)?.toLowerCase();
      return [
        ...[facts]
          .flat()
          .filter((fact) => !text?.includes(fact.toLowerCase()))
          .map(
            (fact) =>
              `${at} no longer says "${fact}": put it back, or correct it here if the page words it differently now`,
          ),
        !(at in askedAt) &&
          `nobody asks for ${at}: say in src/data/askedAt.ts who does`,
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
