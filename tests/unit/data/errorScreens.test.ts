import {expect, test} from 'vitest';
import {diagnosisQuestions} from '../../../src/data/diagnosis';
import {errorScreens} from '../../../src/data/errorScreens';
import {contentFiles} from '../../support/content';

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

/** Tools at the top of their page, and the diagnosis, which has drawings of its own. */
const toTools = /#(?:check-a-file|find-the-cause)$/;

test.each(errorScreens.filter(({to}) => !toTools.test(to)))(
  'the section that $id leads to has its drawing',
  ({id, to}) => {
    const [route, anchor] = to.slice(1).split('#');
    const {source} = contentFiles.find(
      ({path}) => path === `docs/${route}.md`,
    )!;
    const section = source.split(`{#${anchor}}`)[1]!.split('\n## ')[0];
    expect(section).toContain(`<SeenScreen id="${id}" />`);
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
