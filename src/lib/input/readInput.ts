import {notes, officeChanges, type Note} from '../../data/notes';
import {factsOf, reportOf} from '../activationStatus/parse';
import {reportCertainty} from '../activationStatus/reportCertainty';
import type {ActivationReport} from '../activationStatus/types';
import type {Question} from '../editionPath/installations';
import {readOutput, type OutputReading} from '../editionPath/readOutput';
import {readOfficeWish, readQuestions} from '../editionPath/readWishes';
import {findCodes} from '../errorCodes/extract';
import {findMessage} from '../errorCodes/messages';
import {readSums, type PastedText} from '../fileHash/readSums';
import {readVersion, type WindowsVersion} from '../windows/readVersion';
import {readCommands, type Mention} from './readCommand';

/** What each kind of text was read as. README.md in this folder says how to add a kind. */
interface Values {
  /** A report on activation, or a part of one. */
  report: ActivationReport;
  /** Has error codes, or is a known message. */
  code: string;
  checksum: PastedText;
  command: readonly Mention[];
  editions: {
    /** What DISM and others print. */
    output: OutputReading;
    /** What somebody asks. */
    questions: readonly Question[];
  };
  /** Says which Windows it is about. */
  version: WindowsVersion;
  /** Nothing to look up, but something to say. */
  note: Note;
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

/** A line that DISM prints, in any language, or an ID of an edition that isn't an ordinary word. */
const editionLine =
  /(?<!-)edition[^:\n]{0,20}:|(?:^|[^ -~].{0,20}: )[^\w\n]{0,60}(?:core|professional|(?:iot)?enterprise|education|server)[a-z]{1,30}[^\w\n]{0,60}$|^core$/im;

/** A change of the edition that has happened: "fell back from Enterprise to Pro". The finder tells how to make one. */
const happened =
  /\b(?:became|changed|fell|reverted|switched|turned (?:into|itself)|went)\b/i;

/** People who ran a command ask what to do next: "I already tried sfc". */
const hasRun = /\b(?:already|still)\b/i;

/** What a command printed, or that it failed, in a sentence of one line: "slmgr /xpr says will expire". They ask what that means. */
const cameOfIt =
  /^.{0,300} (?:says|said|shows|showed|gives|gave|prints|printed|returns|returned|reports|reported|displays|fails|failed|hangs|missing|not (?:found|recogni[sz]ed|there|working)|cannot|can'?t|won'?t|doesn'?t|does not|has no|finds no|lists no)(?: .{0,300})?$/i;

type Readings = readonly [Reading, ...Reading[]];

/**
 * Reads a text once with each reader. The first reading is the most specific, the last one is always `words`. A text that
 * states a license state is a report even if it has codes, and a command in a sentence counts less than the message
 * beside it.
 */
export function readInput(text: string): Readings {
  const part =
    text.length > 2 * longestPart
      ? `${text.slice(0, longestPart)}\n${text.slice(-longestPart)}`
      : text;
  const facts = factsOf(text);
  const certainty = reportCertainty(part, facts);
  const isMessage = findMessage(part) !== undefined;
  const isCode = hasCode(part);
  const sums = readSums(text);
  const isChecksum = sums.kind === 'checksums' || longHex.test(part);
  const mentions = readCommands(text);
  const isCommand = mentions[0]?.isWhole ?? false;
  const isResult = !isCode && cameOfIt.test(text.trim());
  const output = readOutput(text);
  const isOutput =
    editionLine.test(part) &&
    Boolean(output.current ?? output.targets.length > 0);
  const questions = readQuestions(text);
  const release = readVersion(text);
  const wish = readOfficeWish(part);
  const known = wish
    ? officeChanges[wish]
    : notes.find(
        ({pattern, unless}) => pattern.test(part) && !unless?.test(part),
      );

  const report: Reading | undefined =
    certainty === 'none' ? undefined : {kind: 'report', value: reportOf(facts)};
  const code: Reading = {kind: 'code', value: text};
  const command: Reading = {kind: 'command', value: mentions};
  const editions: Reading = {kind: 'editions', value: {output, questions}};
  const note: Reading | undefined = known && {kind: 'note', value: known};
  const words: Reading = {kind: 'words', value: text};
  const found: readonly (Reading | false | undefined)[] = [
    certainty === 'certain' && report,
    // Beside a checksum, a size or a CRC looks like a code.
    isCode && (!isChecksum || /0x[\da-f]{8}\b/i.test(part)) && code,
    isChecksum && {kind: 'checksum', value: sums},
    // What it printed tells more than the command.
    isCommand && isOutput && editions,
    isMessage && part.trim().includes('\n') && code,
    isCommand && certainty === 'none' && !isResult && command,
    isMessage && code,
    // DISM prints the version of the image above its editions.
    isOutput && /\bimage ?version\b/i.test(part) && editions,
    release && {kind: 'version', value: release},
    certainty === 'possible' && report,
    happened.test(part) && (note ?? words),
    (questions.length > 0 || isOutput) && editions,
    note,
    (isResult || hasRun.test(part)) && words,
    mentions.length > 0 && command,
    words,
  ];
  const readings = new Set(found.flatMap((reading) => reading || []));
  return [...readings] as [Reading, ...Reading[]];
}
