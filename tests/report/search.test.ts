/**
 * How the search does with what it was not told: a fifth of what visitors ask is left out of the index and looked for, five
 * times. A report without a threshold. `npm run report:search` prints it, with what has no right page among the first three.
 */
import {expect, test} from 'vitest';
import {createSearchEngine} from '../../src/lib/search/engine';
import {indexPages} from '../../src/build/searchIndex';
import {readPages} from '../../src/plugins/post-build/pages';
import {readSearchPages} from '../../src/plugins/post-build/steps/searchIndex';
import {buildDirectory} from '../support/build';

const folds = 5;
const pages = readSearchPages({
  pages: await readPages({
    outDir: buildDirectory,
    url: 'https://docs.example.org',
    baseUrl: '/',
  }),
  aliases: new Map(),
});
const rows = pages
  .flatMap(({route, sections}) =>
    sections
      .filter(({line}) => line === undefined)
      .flatMap((section) =>
        section.asked.map((text, at) => ({route, section, text, at})),
      ),
  )
  .map((row, at) => ({...row, fold: at % folds}));

/** The place of the right page, from 0, whether the right section is below it, first of all, or shown as the answer. */
function placesIn(fold: number) {
  const out = rows.filter((row) => row.fold === fold);
  const engine = createSearchEngine(
    indexPages(
      pages.map((page) => ({
        ...page,
        sections: page.sections.map((section) => ({
          ...section,
          asked: section.asked.filter(
            (_, at) =>
              !out.some((row) => row.section === section && row.at === at),
          ),
        })),
      })),
    ),
  );
  return out.map(({route, section: {anchor}, text}) => {
    const {hits, card} = engine.search(text);
    const at = hits.findIndex((hit) => hit.route === route);
    const sections = hits[at]?.sections.map((section) => section.anchor) ?? [];
    const isRight =
      card?.page.route === route && card.section.anchor === anchor;
    const [first] = hits;
    const lead = first?.leadsToSection ? first.sections[0]!.anchor : '';
    return {
      text,
      at,
      hasSection: !anchor || sections.includes(anchor),
      isShown: card !== undefined,
      isRight,
      isFirst: isRight || (at === 0 && lead === anchor),
    };
  });
}

test('the search', () => {
  const found = Array.from({length: folds}, (_, fold) => placesIn(fold)).flat();
  const amongThree = found.filter(({at}) => at >= 0 && at < 3);
  const missed = found.filter((each) => !amongThree.includes(each));
  expect(found).toHaveLength(rows.length);
  process.stdout.write(
    `${missed.map(({text}) => text).join('\n')}\n` +
      `${found.length} questions: shown as the answer ${found.filter(({isShown}) => isShown).length}, of which that section ${found.filter(({isRight}) => isRight).length}; that section first or in a card ${found.filter(({isFirst}) => isFirst).length}; page first ${found.filter(({at}) => at === 0).length}, among three ${amongThree.length}, with its section ${amongThree.filter(({hasSection}) => hasSection).length}\n`,
  );
}, 120_000);
