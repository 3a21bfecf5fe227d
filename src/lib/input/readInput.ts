import {
  esuTool,
  otherPrograms,
  subscriptionOutput,
  validationReport,
} from '../../data/activationSentences';
import {notes, type TextNote} from '../../data/notes';
import {readFacts, reportOf, type ReportFacts} from '../activationStatus/parse';
import {readWindow} from '../activationStatus/rules/sentences';
import type {ActivationReport} from '../activationStatus/types';
import type {Question} from '../editionPath/installations';
import {readOutput, type OutputReading} from '../editionPath/readOutput';
import {readQuestions} from '../editionPath/readWishes';
import {findCodes} from '../errorCodes/extract';
import {findMessage} from '../errorCodes/messages';
import {readSums, type PastedText} from '../fileHash/readSums';
import {isInformation, isStatusCheck} from '../text/codesInReports';
import {isTold} from '../text/stance';
import {readVersion, type WindowsVersion} from '../windows/readVersion';
import {readCommands, type Command} from './readCommand';

/** What each kind of text was read as. README.md in this folder says how to add a kind. */
interface Values {
  /** A report on activation, or a part of one. */
  report: ActivationReport;
  /** Has error codes, or is a known message. */
  code: string;
  checksum: PastedText;
  command: readonly Command[];
  editions: {
    /** What DISM and others print. */
    output: OutputReading;
    /** What somebody asks. */
    questions: readonly Question[];
  };
  /** Says which Windows it is about. */
  version: WindowsVersion;
  /** Nothing to look up, but something to say. */
  note: TextNote;
  /** To search for. */
  words: string;
}

export type Kind = keyof Values;

/** What a text, or a part of it, was read as. */
export type Reading<K extends Kind = Kind> = {
  [Each in K]: {kind: Each; value: Values[Each]};
}[K];

/** The beginning and the end of a longer text show whether it has a report or a code. */
const longestPart = 200_000;

/** A value of the length of a checksum, even if it is of another algorithm. */
const longHex = /(?<![\w-])(?=\d*[a-f])[\da-f]{32,128}(?![\w-])/i;

/** A small number with all its digits, as programs print a result: 0x00000643. */
const writtenOut = /\b0x0{4,5}[1-9a-f][\da-f]{2,3}\b/i;

/** Numbers count only where they are all there is, or where a word such as "error" introduces them. */
function hasCode(text: string): boolean {
  return findCodes(text).some(
    ({code, certainty}) =>
      certainty !== 'number' || /^0x.{6}|_/.test(code) || writtenOut.test(text),
  );
}

/**
 * Whether a text is a report of slmgr.vbs, ospp.vbs, vNextDiag.ps1 or CIM: `certain` if it states a license state, or is about
 * the license of another program; `possible` for a sentence of Settings, a message of these tools, an event, or a part of a
 * report; otherwise `none`.
 */
function certaintyOf(
  text: string,
  {reader: {tells}}: ReportFacts,
): 'certain' | 'possible' | 'none' {
  const line = text.trim();
  if (!otherPrograms.test(line) && isTold(line)) {
    return readWindow(line)?.isDisputed ? 'possible' : 'none';
  }
  const isReport =
    tells.has('certain') ||
    [otherPrograms, validationReport, esuTool, subscriptionOutput].some(
      (each) => each.test(text),
    );
  if (isReport) {
    return 'certain';
  }
  // A code beside its rows says more.
  const isPart =
    tells.has('possible') || isStatusCheck(text) || isInformation(text);
  return isPart ? 'possible' : 'none';
}

/**
 * Somebody did something, which printed something or failed: "slmgr /xpr says will expire", "I already tried sfc". Who tells
 * it asks what to do, and not what something is.
 */
const result =
  /^.{0,300} (?:says|said|shows|showed|gives|gave|prints|printed|returns|returned|reports|reported|displays|fails|failed|hangs|missing|not (?:found|recogni[sz]ed|there|working)|cannot|can'?t|won'?t|doesn'?t|does not|has no|finds no|lists no)(?: .{0,300})?$|\b(?:already|still)\b/i;

/** A line that DISM prints, in any language, or an ID of an edition that isn't an ordinary word. */
const editionLine =
  /(?<!-)edition[^:\n]{0,20}:|(?:^|[^ -~].{0,20}: )[^\w\n]{0,60}(?:core|professional|(?:iot)?enterprise|education|server)[a-z]{1,30}[^\w\n]{0,60}$|^core$/im;

/** What each reader finds in a text. */
function factsIn(text: string) {
  const part =
    text.length > 2 * longestPart
      ? `${text.slice(0, longestPart)}\n${text.slice(-longestPart)}`
      : text;
  const report = readFacts(text);
  const certainty = certaintyOf(part, report);
  const sums = readSums(text);
  const commands = readCommands(text);
  const output = readOutput(text);
  const questions = readQuestions(text);
  const version = readVersion(text);
  const note = notes.find(
    ({pattern, unless}) => pattern.test(part) && !unless?.test(part),
  );
  const told = part.trim();
  const hasChecksum = sums.kind === 'checksums' || longHex.test(part);
  const isCommand = commands[0]?.isWhole ?? false;
  const isCode = hasCode(part);
  const isResult = result.test(told) && !isCode;
  const holds = {
    /** Whether it states a license, or is a part of such a report. */
    license: certainty === 'certain',
    licensePart: certainty === 'possible',
    /** Beside a checksum, a size or a CRC looks like a code. */
    code: isCode && (!hasChecksum || /0x[\da-f]{8}\b/i.test(part)),
    message: findMessage(part) !== undefined,
    lines: told.includes('\n'),
    checksum: hasChecksum,
    /** Whether it is a command, and says nothing else; or a sentence that has one. */
    command: isCommand,
    onlyCommand: isCommand && certainty === 'none' && !isResult,
    mention: commands.length > 0,
    /** What DISM and others print of editions, and DISM of an image. */
    output:
      editionLine.test(part) && Boolean(output.current ?? output.targets[0]),
    image: /\bimage ?version\b/i.test(part),
    question: questions.length > 0,
    version: version !== undefined,
    note: note !== undefined,
    result: isResult,
  };
  const values: {[K in Kind]: () => Values[K]} = {
    report: () => reportOf(report),
    code: () => text,
    checksum: () => sums,
    command: () => commands,
    editions: () => ({output, questions}),
    version: () => version!,
    note: () => note!,
    words: () => text,
  };
  return {holds, values};
}

type InputFact = keyof ReturnType<typeof factsIn>['holds'];

/** What a text is by its facts, read from the top: the first row that fits is the most specific. */
const kinds: readonly (readonly [
  kind: Kind,
  when: readonly InputFact[],
  because: string,
])[] = [
  ['report', ['license'], 'a state says more than the codes beside it'],
  ['code', ['code'], 'nothing else looks like one'],
  ['checksum', ['checksum'], 'nothing else is as long'],
  [
    'editions',
    ['command', 'output'],
    'what it printed says more than a command',
  ],
  [
    'code',
    ['message', 'lines'],
    'what it failed with says more than a command',
  ],
  ['command', ['onlyCommand'], 'nobody tells what came of it'],
  ['code', ['message'], 'it is what a sentence with a command asks about'],
  [
    'editions',
    ['output', 'image'],
    'DISM prints the version of the image, too',
  ],
  ['version', ['version'], 'nothing else looks like one'],
  ['report', ['licensePart'], 'it may be about something else'],
  ['editions', ['question'], 'somebody wants another edition'],
  ['editions', ['output'], 'it names the edition that is there'],
  ['note', ['note'], 'there is nothing to look up'],
  ['words', ['result'], 'they ask what that means, or what to do next'],
  ['command', ['mention'], 'they may ask what it does'],
  ['words', [], 'any text can be searched for'],
];

/** Reads a text once with each reader. The first reading is the most specific, the last one is always `words`. */
export function readInput(text: string): readonly [Reading, ...Reading[]] {
  const {holds, values} = factsIn(text);
  const found = kinds.filter(([, when]) => when.every((fact) => holds[fact]));
  const readings = [...new Set(found.map(([kind]) => kind))].map(
    (kind) => ({kind, value: values[kind]()}) as Reading,
  );
  return readings as [Reading, ...Reading[]];
}
