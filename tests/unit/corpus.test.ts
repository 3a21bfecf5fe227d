/** Asks the site about each text of `tests/corpus`, and about twice of it. */
import {afterAll, beforeAll, describe, test, vi} from 'vitest';
import {switchGroups} from '@site/src/data/commandSwitches';
import {
  corpusFiles,
  readCorpus,
  type Expected,
  type CorpusRow,
} from '../support/corpus';
import {failWith} from '../support/faults';
import {beginning, inside, main, toolOf, whole} from '../support/readings';
import {neverSaid, pastedAt, saidByBox, toolAnswers} from '../support/said';

beforeAll(() => {
  // There is no search here. A real request takes longer to fail.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no site.')));
  vi.useFakeTimers({now: pastedAt, toFake: ['Date']});
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isFound = (expected: Expected, found: string) =>
  typeof expected === 'string' ? expected === found : expected.test(found);

const isInside = (expected: Expected, found: string) =>
  typeof expected === 'string'
    ? found.includes(expected)
    : expected.test(found);

const areFound = (expected: readonly Expected[], found: readonly string[]) =>
  expected.every((each, index) => isFound(each, found[index] ?? ''));

/** What was read for a field, and whether that is what the row expects. */
async function readField(
  {file, text}: CorpusRow,
  field: string,
  expected: readonly Expected[],
): Promise<{found: readonly string[]; isRight: boolean}> {
  const read = field === 'read' ? main[file] : whole[field];
  if (read) {
    const found = await read(text, file, expected.map(String));
    const isWhole = found.length === expected.length;
    return {found, isRight: isWhole && areFound(expected, found)};
  }
  if (beginning[field]) {
    const found = await beginning[field](text, file);
    const begin = found.slice(0, expected.length);
    return {found: begin, isRight: areFound(expected, begin)};
  }
  if (!inside[field]) {
    return {
      found: [
        `no such field: use one of about, from, never, parts, read, ${[...new Set([whole, beginning, inside].flatMap((fields) => Object.keys(fields)))].join(', ')}`,
      ],
      isRight: false,
    };
  }
  const found = [await inside[field](text, file)].flat();
  return {
    found,
    isRight: found.every((said) =>
      expected.every((each) => isInside(each, said)),
    ),
  };
}

/** What nothing repeats: a key, an address, an ID, the name of a person or of a host. */
const secret =
  /\b(?!X{5}-)[A-Z\d]{5}(?:-[A-Z\d]{5}){4}\b|\b[\w.-]+@[\w.-]+\.\w+\b|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|(?<=\\Users\\)[\w.]{3,}|\b(?:\d{1,3}\.){3}\d{1,3}\b|\b[\w-]+(?:\.[\w-]+)*\.(?:example|local|zz)\b/gi;

/** The examples of commands have hosts of their own. */
const examples = JSON.stringify(switchGroups);

/** A sentence that ends twice. */
const twoEnds = /[^.]\.\. /;

type Asked = 'box' | keyof typeof toolAnswers;

/** What must hold for any text, and is wrong with what the box and the tools say of this one. */
async function wrongIn(
  text: string,
  asked: readonly Asked[],
  never: readonly Expected[],
): Promise<readonly string[]> {
  const secrets = [...new Set(text.match(secret))];
  const faults: string[] = [];
  for (const name of asked) {
    const said =
      name === 'box' ? await saidByBox(text) : toolAnswers[name](text);
    faults.push(
      ...[...never, twoEnds]
        .filter((each) => isInside(each, said))
        .map((each) => `never\n  ${String(each)}\nbut ${name} says\n  ${said}`),
      ...secrets
        .filter((each) => said.includes(each) && !examples.includes(each))
        .map((each) => `${name} repeats\n  ${each}\nin\n  ${said}`),
    );
  }
  return faults;
}

const everybody = ['box', ...Object.keys(toolAnswers)] as readonly Asked[];

async function faultsOf(row: CorpusRow): Promise<readonly string[]> {
  const {file, text, frame, isOnce} = row;
  const {never: own = [], ...fields} = row.fields;
  // What is said of a text like this one counts.
  const isTold = own.length > 0 || fields.says || fields.box;
  const never = isTold ? [...own, ...neverSaid] : [];
  const faults: string[] =
    (row.name ?? Object.keys(row.fields).length > 0)
      ? []
      : ['This row expects nothing: add read, or another field.'];
  for (const [field, expected] of Object.entries(fields)) {
    const {found, isRight} = await readField(row, field, expected);
    if (!isRight) {
      faults.push(
        `${field}\n  ${expected.join('\n  ')}\nbut found\n  ${found.join('\n  ')}`,
      );
    }
  }
  const tool = toolOf[file];
  const nearest: readonly Asked[] = tool ? ['box', tool] : ['box'];
  const asked = isTold ? everybody : nearest;
  faults.push(...(await wrongIn(text, asked, never)));
  // A frame has its text twice already.
  if (!isOnce && frame === '%s') {
    // The box reads with all readers, which takes most of the time.
    const again = isTold ? nearest : nearest.slice(-1);
    faults.push(...(await wrongIn(`${text}\n\n${text}`, again, never)));
  }
  return faults.map((fault) => `${row.at} (${row.from})\n${text}\n${fault}`);
}

describe.each(corpusFiles)('%s', (file) => {
  const groups = new Map<string, CorpusRow[]>();
  for (const row of readCorpus(file)) {
    groups.set(row.about, [...(groups.get(row.about) ?? []), row]);
  }
  test.each([...groups])('%s', async (_, rows) => {
    const faults: string[] = [];
    for (const row of rows) {
      faults.push(...(await faultsOf(row)));
    }
    if (faults.length > 0) {
      failWith(faults.join('\n\n'));
    }
  });
});
