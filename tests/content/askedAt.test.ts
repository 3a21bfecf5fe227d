import {expect, test} from 'vitest';
import type {ContentFile} from '../../checks/contentFile';
import {referenceComponents} from '../../src/build/reference';
import {askedAt} from '../../src/data/askedAt';
import {errorCodes} from '../../src/data/errorCodes';
import {licenseChannels, licenseStates} from '../../src/data/licenseStates';
import {routeOfText} from '../../src/lib/routes/routes';
import {markersOf} from '../../src/lib/search/markers';
import {termOf, tokenize} from '../../src/lib/search/tokenize';
import {isFiller} from '../../src/lib/search/units';
import {anchorsOf} from '../support/anchors';
import {contentFiles} from '../support/content';
import {faultIn, lineWith} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {readProjectYaml} from '../support/sources';

/** What components show whose selectors return only their sources. */
const tables: Readonly<Record<string, unknown>> = {
  LicenseChannelTable: licenseChannels,
  LicenseStatusTable: licenseStates,
};

/** All text in a value, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [String(value)];
  }
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(textsIn)
    : [];
}

/** One line without the backticks that mark code in the data. */
const joined = (texts: readonly string[]) =>
  texts.join(' ').replaceAll('`', '').replace(/\s+/g, ' ');

/** The lines below a heading, to the next one of its level; without an id, those before the first section. */
function linesOf({page: {headings}}: ContentFile, id: string | null) {
  if (id === null) {
    return {start: 1, end: headings[0]?.line ?? Infinity};
  }
  const index = headings.findIndex((heading) => heading.id === id);
  const heading = headings[index];
  return heading
    ? {
        start: heading.line + 1,
        end:
          headings.slice(index + 1).find(({level}) => level <= heading.level)
            ?.line ?? Infinity,
      }
    : undefined;
}

/** The section with an id, the opening of the page if it is `null`, or undefined if there is no such section. */
function sectionText(file: ContentFile, id: string | null): string | undefined {
  const lines = linesOf(file, id);
  if (!lines) {
    const listsErrors = file.page.tags.some(
      ({name}) => name === 'ErrorReference',
    );
    const entry = listsErrors && errorCodes.find(({code}) => code === id);
    return entry ? joined(textsIn(entry)) : undefined;
  }
  const inSection = ({line}: {line: number}) =>
    line >= lines.start && line < lines.end;
  const rendered = file.page.tags
    .filter(inSection)
    .flatMap(({name, attributes}) =>
      textsIn([referenceComponents[name]?.(attributes), tables[name]]),
    );
  return joined([
    ...file.page.shown.filter(inSection).map(({text}) => text),
    ...rendered,
  ]);
}

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

test('a question has a word to search for', () => {
  expectNoFaults(
    questions.map(
      ({at, text, words}) =>
        words === '' &&
        fault(at, `"${text}" has no word to search for: reword or remove it`),
    ),
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
