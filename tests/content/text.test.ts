import {expect, test} from 'vitest';
import {minimumWords, shortPages} from '../../src/data/pageExceptions';
import {authorsTalk} from '../support/authorsTalk';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';
import {readProject} from '../support/sources';

test('no page is too short', () => {
  const faults = contentFiles.flatMap(({path, page}) => {
    const words = page.text
      .flatMap(({text}) => text.split(/\s+/))
      .filter((word) => /[a-z]/i.test(word)).length;
    const wanted = shortPages.includes(path)
      ? minimumWords.shortPage
      : minimumWords.page;
    return words < wanted
      ? [
          {
            path,
            line: 1,
            message: `the page has ${words} words, fewer than ${wanted}: answer the question in full, merge the page, or add it to shortPages in src/data/pageExceptions.ts`,
          },
        ]
      : [];
  });
  expectNoFaults(faults);
});

test('the guide for authors says how long a page is', () => {
  expect(readProject('src/pages/markdown-page.md')).toContain(
    `${minimumWords.page} words or more`,
  );
});

test('no page contains a placeholder', () => {
  const faults = contentFiles.flatMap(({path, source}) =>
    source.split('\n').flatMap((text, index) =>
      /lorem ipsum|coming soon|\b(?:TODO|TBD|FIXME)\b/i.test(text)
        ? [
            {
              path,
              line: index + 1,
              message: 'a placeholder is left: write the text or remove it',
            },
          ]
        : [],
    ),
  );
  expectNoFaults(faults);
});

test('no page talks about how it was written', () => {
  const faults = contentFiles.flatMap(({path, source}) =>
    source.split('\n').flatMap((text, index) => {
      const found = authorsTalk.exec(text)?.[0];
      return found === undefined
        ? []
        : [
            {
              path,
              line: index + 1,
              message: `"${found}" is about the author: leave the statement out, or mark it (reported), (community) or (inferred)`,
            },
          ];
    }),
  );
  expectNoFaults(faults);
});
