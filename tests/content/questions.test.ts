import {test} from 'vitest';
import {questions} from '../../src/data/questions';
import {markersOf} from '../../src/lib/search/markers';
import {termOf, tokenize} from '../../src/lib/search/tokenize';
import {isFiller} from '../../src/lib/search/units';
import {hasAnchor} from '../support/anchors';
import {faultIn} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {allRoutes} from '../support/routes';

const routeOf = (at: string) => at.split('#')[0]!;

const fault = (at: string, message: string) =>
  faultIn('src/data/questions.ts', ['questions', at], message);

const asked = Object.entries(questions).flatMap(([at, texts]) =>
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
    Object.keys(questions).map((at) => {
      const [route = '', anchor] = at.split('#');
      const exists =
        anchor === undefined
          ? allRoutes.includes(route)
          : hasAnchor(route, anchor);
      return (
        !exists &&
        fault(at, `there is no ${at}: name the section that answers these now`)
      );
    }),
  );
});

test('a question has a word to search for', () => {
  expectNoFaults(
    asked.map(
      ({at, text, words}) =>
        words === '' &&
        fault(at, `"${text}" has no word to search for: reword or remove it`),
    ),
  );
});

test('no question is asked in two places, or on two pages in other words', () => {
  expectNoFaults(
    asked.map(({at, text, words}, index) => {
      const other = asked
        .slice(0, index)
        .find(
          (each) =>
            each.text === text ||
            (each.words === words && routeOf(each.at) !== routeOf(at)),
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
