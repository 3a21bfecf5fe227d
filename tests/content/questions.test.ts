import {expect, test} from 'vitest';
import {routeOfText} from '../../src/lib/routes/routes';
import {contentFiles} from '../support/content';
import {faultsOf, type DataList} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {sectionText} from '../support/sections';
import {topics} from '../../src/data/questions';
import type {Answer} from '../../src/data/questions/question';
import {askedAt} from '../../src/data/visitorWords';
import {anchorsOf} from '../support/anchors';

type Question = Answer & {question: string};

const lists: DataList<Question>[] = Object.entries(topics).map(
  ([name, topic]) => ({
    path: `src/data/questions/${name}.ts`,
    name,
    entries: Object.entries(topic).map(([question, answer]) => ({
      question,
      ...answer,
    })),
    keysOf: (index) => [Object.keys(topic)[index]!],
    titleOf: ({question}) => `"${question}"`,
  }),
);
const questions = lists.flatMap(({entries}) => entries);

const files = new Map(contentFiles.map((file) => [routeOfText(file), file]));

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** The text of the section that an entry names. */
function answerTo({at}: Question): string | undefined {
  const [route = '', id = null] = at?.split('#') ?? [];
  const file = files.get(route);
  return file && sectionText(file, id);
}

/** The facts that the section of an entry does not have. */
function lostFacts(entry: Question): readonly string[] {
  const text = answerTo(entry)?.toLowerCase();
  return text === undefined
    ? []
    : (entry.facts ?? []).filter((fact) => !text.includes(fact.toLowerCase()));
}

/** A thread of Microsoft's Q&A, or of its former forum. Add another forum here. */
const THREAD =
  /^https:\/\/(?:learn\.microsoft\.com\/answers\/questions\/\d+\/[\w-]+|social\.microsoft\.com\/Forums\/en-US\/[\w-]+\/[\w-]+\?forum=\w+|www\.microsoftpartnercommunity\.com\/t5\/[\w-]+\/[\w-]+\/m-p\/\d+|serverfault\.com\/questions\/\d+\/[\w-]+)$/;

test('every question names the section that answers it', () => {
  expectNoFaults(
    lists.flatMap((list) =>
      faultsOf(
        list,
        (entry) => entry.at === undefined || answerTo(entry) !== undefined,
        ({at}) =>
          `there is no ${String(at)}: name the section that answers it now, or restore it`,
        'at',
      ),
    ),
  );
});

test('every answer still has its facts', () => {
  expectNoFaults(
    lists.flatMap((list) =>
      faultsOf(
        list,
        (entry) => lostFacts(entry).length === 0,
        (entry) =>
          `${String(entry.at)} no longer says ${lostFacts(entry)
            .map((fact) => `"${fact}"`)
            .join(
              ', ',
            )}: put it back, or correct "facts" if the page words it differently now`,
        'facts',
      ),
    ),
  );
});

test('every answered question has facts, and no question is listed twice', () => {
  expectNoFaults(
    lists.flatMap((list) => [
      ...faultsOf(
        list,
        ({at, facts, missing}) =>
          missing !== undefined || (at !== undefined && Boolean(facts?.length)),
        'say in "at" where the answer is, and in "facts" what it must keep saying; or in "missing" what to write',
      ),
      ...faultsOf(
        list,
        ({question}) =>
          questions.filter((other) => other.question === question).length === 1,
        'is listed twice: remove one, and keep the threads of both',
      ),
    ]),
  );
});

test('every question was asked in a public thread', () => {
  expectNoFaults(
    lists.flatMap((list) =>
      faultsOf(
        list,
        ({issues = {}, threads = []}) =>
          Object.values(issues).flat().length + threads.length > 0 &&
          Object.keys(issues).every((name) => REPOSITORY.test(name)) &&
          threads.every((url) => THREAD.test(url)),
        'needs a public thread that asks it: the number of an issue under its repository, or an address',
      ),
    ),
  );
});

// What to write next. The summary of a run counts these.
for (const entry of questions) {
  if (entry.missing) {
    test.todo(`${entry.question} ${entry.missing}`);
  }
}

test('words for a section name one that exists', () => {
  const missing = Object.keys(askedAt).filter((key) => {
    const [route = '', anchor] = key.split('#');
    const file = files.get(route);
    return !file || (anchor !== undefined && !anchorsOf(file).has(anchor));
  });
  expect(missing, 'name the section that answers these words now').toEqual([]);
});
