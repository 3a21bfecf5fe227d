import {expect, test} from 'vitest';
import {minimumWords, shortPages} from '../../checks/data/pageExceptions';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';
import {textsBelow} from '../support/moduleTexts';
import {readProject} from '../support/sources';
import {switchGroups} from '../../src/data/commandSwitches';

test('no page is too short', () => {
  const faults = contentFiles.map(({path, frontMatter, page}) => {
    const words = page.text
      .flatMap(({text}) => text.split(/\s+/))
      .filter((word) => /[a-z]/i.test(word)).length;
    const wanted = shortPages.includes(path)
      ? minimumWords.shortPage
      : minimumWords.page;
    return (
      // The home page is its tool and its cards.
      frontMatter.slug !== '/' &&
      words < wanted && {
        path,
        line: 1,
        message: `the page has ${words} words, fewer than ${wanted}: answer the question in full, merge the page, or add it to shortPages in checks/data/pageExceptions.ts`,
      }
    );
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
    source.split('\n').map(
      (text, index) =>
        /lorem ipsum|coming soon|\b(?:TODO|TBD|FIXME)\b/i.test(text) && {
          path,
          line: index + 1,
          message: 'a placeholder is left: write the text or remove it',
        },
    ),
  );
  expectNoFaults(faults);
});

/**
 * Words with which an author talks about the work instead of the reader's PC. How well a statement is supported is said
 * by one mark: reported, community or inferred.
 */
const authorsTalk =
  /general knowledge|\b(?:was|were) not (?:read|opened|re-checked)\b|\(not (?:read|opened)|\bpages? (?:(?:that )?(?:was|were) )?read\b|\bread for this (?:site|page|guide|entry)|could not be (?:read|opened|confirmed)|third-party reading|\bno (?:Microsoft )?source was|\bcopy read\b|\bthat (?:was|were) read\b|\(read in|\(inference\)|\bnot known here\b|\bcause unverified\b|\bnot confirmed\b|\bnothing stated\b|\btext of [^.]{0,40}was not available|\bthis guide (?:found|uses)\b/i;

const remedy = (words: string) =>
  `"${words}" is about the author: leave the statement out, or say who reports it`;

test('no page talks about how it was written', () => {
  const faults = contentFiles.flatMap(({path, source}) =>
    source.split('\n').map((text, index) => {
      const found = authorsTalk.exec(text)?.[0];
      return (
        found !== undefined && {path, line: index + 1, message: remedy(found)}
      );
    }),
  );
  expectNoFaults(faults);
});

test('backticks come in pairs in every text of the data', () => {
  expectNoFaults(
    textsBelow('src/data', 'src/lib/activationStatus/answers').flatMap(
      ({path, texts}) =>
        texts
          .filter(({text}) => text.split('`').length % 2 === 0)
          .map(({line}) => ({
            path,
            line,
            message:
              'a backtick is missing: put one before and one after each command',
          })),
    ),
  );
});

test('data and tools have the straight quotation marks and apostrophes of the pages', () => {
  expectNoFaults(
    textsBelow(
      'src/data',
      'src/components',
      'src/lib/errorCodes',
      'src/lib/activationStatus/answers',
    ).flatMap(({path, texts}) =>
      texts
        .filter(({text}) => /[‘’“”]/.test(text))
        .map(({line}) => ({
          path,
          line,
          message: 'a curly quotation mark or apostrophe: write " or \'',
        })),
    ),
  );
});

test('no data and no tool talks about how it was written', () => {
  // These speak of a file or a text on the visitor's PC.
  const ofVisitors = /activationStatus|fileHash|windowsErrorNumbers/i;
  const faults = textsBelow('src/data', 'src/lib', 'src/components')
    .filter(({path}) => !ofVisitors.test(path))
    .flatMap(({path, texts}) =>
      texts.map(({text, line}) => {
        const words = authorsTalk.exec(text)?.[0];
        return words !== undefined && {path, line, message: remedy(words)};
      }),
    );
  expectNoFaults(faults);
});

const undoable = switchGroups.flatMap(({tool, switches}) =>
  switches.flatMap(({name, undo}) => (undo ? [{tool, name, undo}] : [])),
);

/** True if the text contains the switch, and not only a longer one. */
function names(text: string, name: string): boolean {
  return new RegExp(`${name}(?![\\w-])`).test(text);
}

test('a page that runs a switch names the one that undoes it', () => {
  const faults = contentFiles.flatMap(({path, source}) =>
    source.split('\n').flatMap((text, index) =>
      undoable
        .filter(
          ({tool, name, undo}) =>
            new RegExp(`${tool}\\.vbs ${name}(?:[ :\\w]|$)`).test(text) &&
            !names(source, undo),
        )
        .map(({name, undo}) => ({
          path,
          line: index + 1,
          message: `nothing on the page undoes ${name}: say how to go back with ${undo}`,
        })),
    ),
  );
  expectNoFaults(faults);
});
