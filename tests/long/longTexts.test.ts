/** Whatever somebody pastes, the time to read it grows with its length, not with the square: that would freeze the tab. */
import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  officeOutput,
  otherPrograms,
  otherTexts,
} from '../../src/data/activationSentences';
import {sumPlaces} from '../../src/data/knownSums';
import {notes} from '../../src/data/notes';
import {otherSystems} from '../../src/data/otherSystems';
import {reportCards} from '../../src/lib/activationStatus/cards';
import {flatten} from '../../src/lib/activationStatus/flatten';
import {readOutput} from '../../src/lib/editionPath/readOutput';
import {readQuestions} from '../../src/lib/editionPath/readWishes';
import {findCodes, readText} from '../../src/lib/errorCodes/extract';
import {lookUpErrors} from '../../src/lib/errorCodes/lookUp';
import {findMessage} from '../../src/lib/errorCodes/messages';
import {normalizeErrorCode} from '../../src/lib/errorCodes/normalize';
import {describeVerdict} from '../../src/lib/fileHash/messages';
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
import {outputNames, outputOf} from '../support/outputs';
import {processorTime} from '../support/processorTime';
import {explainText} from '../support/said';

/** All that gets what visitors paste, drop or type. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  findCodes,
  findMessage,
  findSwitches: (text) => findSwitches(text, []),
  readInput,
  readVersion,
  lookUpErrors,
  matchWords: (text) => matchWords(text)(text),
  nearestRoutes: (text) => nearestRoutes(text, ['/hwid', '/kms38']),
  normalizeErrorCode,
  reportCards: (text) => reportCards(explainText(text)),
  readCommands,
  readQuestions,
  readOutput,
  readSums,
  readText,
  tokenize,
  flatten,
  unitsOf,
  'the patterns of other programs, systems and places': (text) =>
    [
      officeOutput,
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

const digest = (algorithm: string, text: string) =>
  createHash(algorithm).update(text).digest('hex');
const [sha256, sha1] = ['sha256', 'sha1'].map((name) => digest(name, 'a'));

/** What the reader itself looks for, again and again. */
const ownWords: Readonly<Record<string, readonly string[]>> = {
  findCodes: [
    '0x',
    'O x ',
    '0xC004\n',
    'c004 ',
    'error code: "',
    '0x80070005 extend code ',
    'https://a/',
    '\u001b[1',
    'AB_E_',
    '0xC004F07',
    '30015-',
    '1234567890 ',
    'error ',
    'error: "\'',
    'sl_a',
    'SL_E_A_',
    '- ',
    ' ',
    '((((',
    '0x8007025D - ',
    '\uFDFA',
  ],
  findMessage: ['set-edition '],
  lookUpErrors: ['0x8007', 'a ', '\uFDFA', '0xC004F074 ', '-1'],
  readOutput: ['editionid,core,', ': ', 'Edition : ', 'Windows 11 '],
  readSums: [
    'a1b2c3d4a1b2c3d4a\n',
    sha256!,
    `${sha256} `,
    `${sha256}\n`,
    '(',
    ' : ',
    `(${sha1})`,
    'ab ',
    '0x',
    '[',
    'https:',
    'sha3-',
    'a.',
  ],
  reportCards: [
    'Volume activation will expire\n',
    'Windows(R), Enterprise edition:\n',
    'a',
    ' ',
    '\r',
    ':\n',
    ':',
    '"',
    '{',
    '{"Type":"x"',
    '"LicenseState" ',
    '"LicenseState":  "Licensed",',
    '=',
    '====== vNext licenses found ',
    '-',
    '> ',
    '`',
    '1',
    '1/1/',
    'Windows(R), ',
    'C:\\>\n',
    '𝒜',
    'a\u0301',
    'Name: Windows(R), Professional edition\n',
    `${outputOf('slmgr-dlv-channel-volume-kmsclient')}\n`,
    outputOf('ospp-dstatusall-many-unlicensed'),
    outputOf('vnext-licensed'),
    `Description: ${'x'.repeat(36)}\n${'y'.repeat(49)}\n`,
    'a\n',
    'Some label: some value\n',
    'Lizenzstatus: Lizenziert\n',
  ],
  readInput: ['after that '],
};

/** Values of a report that do not end. */
const endless: readonly (readonly [label: string, unit: string])[] = [
  ['LicenseState: ', 'Product    '],
  ['Volume activation will expire ', '1/'],
  ['Time remaining: ', '9'],
  ['Error: ', '0xC004F07'],
  ['Description: ', 'VOLUME_KMSCLIEN '],
  ['Name: Windows(R), ', 'Professional '],
  ['Registered KMS machine name: ', 'a.'],
  ['Registered KMS machine name: ', 'f:'],
  ['C:\\', 'a\\'],
  ['Name: ', 'a\n'],
  ['Beschreibung: ', 'Windows(R) Operating System '],
];

function expectSteady(reader: string, unit: string, before = ''): void {
  const read = readers[reader]!;
  const [short, long] = [most / times, most].map(
    (length) => `${before}${fill(unit, length)}\n.`,
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

test.each(
  Object.entries(ownWords).flatMap(([reader, units]) =>
    units.map((unit) => [reader, unit.slice(0, 40), unit] as const),
  ),
)('the time of %s grows with the number of %j', (reader, _, unit) =>
  expectSteady(reader, unit),
);

test.each(endless)(
  'the time of reportCards grows with the length of "%s" and many %j',
  (label, unit) => expectSteady('reportCards', unit, label),
);

test('the time of reportCards grows with the number of any line or word', () => {
  const lines = outputNames.flatMap((name) =>
    outputOf(name).split(/\r?\n/).filter(Boolean),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({minLength: 1, maxLength: 30}),
        fc.constantFrom(...lines),
      ),
      fc.constantFrom('', '\n', ' ', ':'),
      (unit, end) => expectSteady('reportCards', unit + end),
    ),
    {numRuns: 20},
  );
});

const line =
  '2026-05-02 20:53:40, Info MOUPG CSetupManager::GetWuId(13254): Result = 0x00000000, thread 0x1a3c, build 26100.1742\n';
const log = `${fill(line, 5_000_000)}\nError: 0xC004F074`;
const list = Array.from(
  {length: 20_000},
  (_, at) => `${digest('md5', String(at))} *${at}.iso`,
).join('\n');

/** Each has one size, so it has a limit of its own, in milliseconds. */
test.each([
  ['a lookup of a log of 5 MB', 1500, (run: number) => lookUpErrors(log + run)],
  [
    'the verdict on a file against a list of 20,000',
    2000,
    (run: number) => {
      const digests = {'SHA-256': sha256!, 'SHA-1': sha1!};
      const pasted = readSums(`${list}\n${run}`);
      const {text} = describeVerdict('a.iso', digests, pasted);
      expect(text).toContain('20,000');
    },
  ],
])('%s takes less than %i ms', (_, limit, read) => {
  expect(processorTime(read, limit)).toBeLessThan(limit);
});
