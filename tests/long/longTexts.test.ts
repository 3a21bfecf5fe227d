/** Whatever somebody pastes, the time to read it grows with its length, not with the square: that would freeze the tab. */
import {expect, test} from 'vitest';
import {otherPrograms, otherTexts} from '../../src/data/activationSentences';
import {sumPlaces} from '../../src/data/knownSums';
import {notes} from '../../src/data/notes';
import {otherSystems} from '../../src/data/otherSystems';
import {parseActivationStatus} from '../../src/lib/activationStatus/parse';
import {reportCertainty} from '../../src/lib/activationStatus/reportCertainty';
import {flatten} from '../../src/lib/activationStatus/flatten';
import {readOutput} from '../../src/lib/editionPath/readOutput';
import {readQuestions} from '../../src/lib/editionPath/readWishes';
import {findCodes, isNotSet} from '../../src/lib/errorCodes/extract';
import {lookUpErrors} from '../../src/lib/errorCodes/lookUp';
import {findMessage} from '../../src/lib/errorCodes/messages';
import {normalizeErrorCode} from '../../src/lib/errorCodes/normalize';
import {readText} from '../../src/lib/errorCodes/readText';
import {readSums} from '../../src/lib/fileHash/readSums';
import {findSwitches} from '../../src/lib/switches/findSwitches';
import {readInput} from '../../src/lib/input/readInput';
import {readVersion} from '../../src/lib/windows/readVersion';
import {readCommands} from '../../src/lib/input/readCommand';
import {matchWords} from '../../src/lib/text/matchWords';
import {nearestRoutes} from '../../src/lib/routes/nearestRoutes';
import {tokenize} from '../../src/lib/search/tokenize';
import {unitsOf} from '../../src/lib/search/units';
import {cleanText} from '../../src/lib/text/clean';
import {isOfficeOutput} from '../../src/lib/text/officeOutput';
import {processorTime} from '../support/processorTime';

/** All that gets what visitors paste, drop or type. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  findCodes,
  findMessage,
  findSwitches: (text) => findSwitches(text, []),
  isNotSet,
  isOfficeOutput,
  readInput,
  readVersion,
  lookUpErrors,
  matchWords: (text) => matchWords(text)(text),
  nearestRoutes: (text) => nearestRoutes(text, ['/hwid', '/kms38']),
  normalizeErrorCode,
  parseActivationStatus,
  readCommands,
  readQuestions,
  readOutput,
  readSums,
  readText,
  reportCertainty,
  tokenize,
  flatten,
  unitsOf,
  'the patterns of other programs, systems and places': (text) =>
    [
      otherPrograms,
      ...[...otherTexts, ...otherSystems, ...notes, ...sumPlaces].map(
        ({pattern}) => pattern,
      ),
    ].map((pattern) => pattern.test(text)),
};

/** What is easily pasted by mistake, and what a careless pattern starts to match at each character. */
const texts: Readonly<Record<string, string>> = {
  base64: 'QWxsIHlvdXIgYmFzZTY0IGFyZSBiZWxvbmc',
  'Chinese and Japanese': '窓を開けてください打开窗户',
  'HTML in one line': '<div class="x"><a href="/y">z</a>',
  'lines of a dash': '-\n',
  'Cyrillic sentences': 'Привет мир. ',
  'empty lines': '\n',
  words: 'After the update, my computer asks how to activate it. ',
  'lines of a log':
    '2026-05-02 20:53:40, Info MOUPG CSetupManager::GetWuId(13254): Result = 0x00000000, thread 0x1a3c\n',
};

const most = 200_000;
const times = 4;

const fill = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Milliseconds that nobody notices, and that are too few to compare. */
const few = 40;

/**
 * Four times the text takes four times the time, and 16 times if each character is compared with each other. Other work on
 * the machine does not double the processor time of the best of five runs.
 */
const mostGrowth = 8;

/** What the reader itself looks for, again and again. */
const ownWords: readonly (readonly [reader: string, unit: string])[] = [
  ['findMessage', 'set-edition '],
  ['parseActivationStatus', 'Volume activation will expire\n'],
  ['parseActivationStatus', 'Windows(R), Enterprise edition:\n'],
  ['readOutput', 'editionid,core,'],
  ['readSums', 'a1b2c3d4a1b2c3d4a\n'],
  ['reportCertainty', 'after that '],
];

function expectSteady(reader: string, unit: string): void {
  const read = readers[reader]!;
  const [short, long] = [most / times, most].map(
    (length) => `${fill(unit, length)}\n.`,
  );
  if (processorTime(() => read(long!), few, 1) <= few) {
    return;
  }
  const limit = mostGrowth * processorTime((run) => read(`${short}${run}`));
  expect(processorTime((run) => read(`${long}${run}`), limit)).toBeLessThan(
    limit,
  );
}

test.each(
  Object.keys(readers).flatMap((reader) =>
    Object.keys(texts).map((text) => [reader, text] as const),
  ),
)('the time of %s grows with the length of %s', (reader, text) =>
  expectSteady(reader, texts[text]!),
);

test.each(ownWords)('the time of %s grows with the number of %j', expectSteady);
