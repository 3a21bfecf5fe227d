import {expect, test} from 'vitest';
import {diagnosisQuestions} from '../../../src/data/diagnosis';
import {errorScreens} from '../../../src/data/errorScreens';

const words = (text: string): string[] =>
  text.toLowerCase().match(/[\w']+/g) ?? [];

test.each(errorScreens)(
  'the drawing "$id" has the words that it asks the box',
  ({caption, bar = '', title = '', text = '', asks}) => {
    expect(words(`${caption} ${bar} ${title} ${text}`)).toEqual(
      expect.arrayContaining(words(asks)),
    );
  },
);

test.each(errorScreens.filter(({leadsTo}) => leadsTo))(
  'the drawing "$id" stands for one answer of the diagnosis, which quotes it',
  ({title = '', text = '', leadsTo}) => {
    const labels = diagnosisQuestions.flatMap(({answers}) =>
      answers.filter(({next}) => next === leadsTo).map(({label}) => label),
    );
    expect(labels).toHaveLength(1);
    const shown = words(`${title} ${text}`);
    const quotes = Array.from(labels[0]!.matchAll(/"([^"]+)"/g), ([, quote]) =>
      words(quote!),
    );
    expect(
      quotes.some((quote) => quote.every((word) => shown.includes(word))),
    ).toBe(true);
  },
);

test('each drawing has an id of its own', () => {
  expect(new Set(errorScreens.map(({id}) => id)).size).toBe(
    errorScreens.length,
  );
});
