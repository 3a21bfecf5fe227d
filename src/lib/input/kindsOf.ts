/** Decides what a visitor brings, so that every field of the site can answer it. */
import {reportCertainty} from '../activationStatus/reportCertainty';
import {readEditions} from '../editionPath/readWords';
import {readPaste} from '../editionPath/readPaste';
import {findCodes} from '../errorCodes/extract';
import {findMessage} from '../errorCodes/messages';
import {readSums} from '../fileHash/readSums';
import {readCommands} from './readCommand';

/** What a text is; `code` is also a known message. */
export type Kind =
  'report' | 'code' | 'checksum' | 'command' | 'editions' | 'words';

/** Of a longer text, the beginning and the end are judged. */
const longestPart = 200_000;

/** A value of the length of a checksum, even if it is of another algorithm. */
const longHex = /(?<![\w-])(?=\d*[a-f])[\da-f]{32,128}(?![\w-])/i;

function isChecksum(text: string): boolean {
  return readSums(text).kind === 'checksums' || longHex.test(text);
}

/** A small number with all its digits, as programs print a result: 0x00000643. */
const writtenOut = /\b0x0{4,5}[1-9a-f][\da-f]{2,3}\b/i;

/** Numbers count only where they are all there is, or where a word such as "error" introduces them. */
function hasCode(text: string): boolean {
  return findCodes(text).some(
    ({code, certainty}) =>
      certainty !== 'number' || /^0x.{6}|_/.test(code) || writtenOut.test(text),
  );
}

/** What DISM prints, in any language, or an ID of an edition that is no ordinary word. */
function isEditionOutput(text: string): boolean {
  const {current, targets} = readPaste(text);
  return (
    /(?<!-)edition[^:\n]{0,20}:|(?:^|[^ -~].{0,20}: )[^\w\n]{0,60}(?:core|professional|(?:iot)?enterprise|education|server)[a-z]{1,30}[^\w\n]{0,60}$|^core$/im.test(
      text,
    ) && Boolean(current ?? targets.length > 0)
  );
}

/** A change of the edition that has happened: "fell back from Enterprise to Pro". The finder tells how to make one. */
const happened =
  /\b(?:became|changed|fell|reverted|switched|turned (?:into|itself)|went)\b/i;

/** Who has run a command asks what to do next: "I already tried sfc". */
const hasRun = /\b(?:already|still)\b/i;

/**
 * The kinds of things in a text, most specific first; `words` is always the last. A text that states a license state is
 * a report even if it has codes, and a command in a sentence counts less than the message beside it.
 */
export function kindsOf(input: string): readonly [Kind, ...Kind[]] {
  const text =
    input.length > 2 * longestPart
      ? `${input.slice(0, longestPart)}\n${input.slice(-longestPart)}`
      : input;
  const report = reportCertainty(text);
  const [command] = readCommands(text);
  const isWhole = command?.isWhole ?? false;
  const isSum = isChecksum(text);
  const isOutput = isEditionOutput(text);
  const isMessage = findMessage(text) !== undefined;
  const found: readonly (readonly [kind: Kind, isFound: boolean])[] = [
    ['report', report === 'certain'],
    // Beside a checksum, a size or a CRC looks like a code.
    ['code', hasCode(text) && (!isSum || /0x[\da-f]{8}\b/i.test(text))],
    ['checksum', isSum],
    // What it printed tells more than the command.
    ['editions', isWhole && isOutput],
    ['code', isMessage && text.trim().includes('\n')],
    ['command', isWhole && report === 'none'],
    ['code', isMessage],
    ['report', report === 'possible'],
    ['words', happened.test(text)],
    ['editions', readEditions(text).length > 0 || isOutput],
    ['words', hasRun.test(text)],
    ['command', command !== undefined],
    ['words', true],
  ];
  const kinds = found.filter(([, isFound]) => isFound).map(([kind]) => kind);
  return [...new Set(kinds)] as [Kind, ...Kind[]];
}
