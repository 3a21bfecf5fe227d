import type {Kind, Reading} from '@site/src/lib/input/readInput';
import type {Answer} from './answer';
import {answerCode} from './CodeAnswer';
import {answerCommands} from './CommandAnswer';
import {isLong} from './isLong';
import {answerKnown, answerWords, findPages, PageList} from './PagesAnswer';
import {readApart} from './readApart';

export {describeText} from './describeText';
export {readApart} from './readApart';

export interface FoundAnswer extends Answer {
  /** Whether each character of the text counts. */
  isCode: boolean;
  /** What else is in the text, and its name on a button. */
  others: readonly {kind: Kind; name: string}[];
}

/** Milliseconds that a card waits for the pages below it, which are not worth more. */
const patienceOfCard = 300;

/** Below a card, pages are listed for texts of this many words: a shorter one has only a code, a command or two editions. */
const fewestWords = 4;

/** Average words in a line that a person writes. Lines of a program are shorter. */
const wordsInLine = 8;

interface AnswerOptions {
  /** Of the site, with a slash at its end. */
  baseUrl: string;
  /** Says that nobody waits for the answer any more. */
  signal?: AbortSignal;
}

interface AnswerContext extends AnswerOptions {
  /** All of the text. */
  text: string;
}

interface View<K extends Kind> {
  /** On the button below the answer to another part of the text. */
  name: string;
  /** Undefined if there is nothing to say. */
  answer: (
    value: Reading<K>['value'],
    context: AnswerContext,
  ) => Answer | undefined | Promise<Answer | undefined>;
}

/** How each kind of text is answered. What only one kind needs loads with its first text. */
const views: {[K in Kind]: View<K>} = {
  report: {
    name: 'Read as a report',
    answer: async (report) =>
      (await import('./ReportAnswer')).answerReport(report),
  },
  code: {
    name: 'Read as an error',
    answer: (text, {signal}) => answerCode(text, signal),
  },
  checksum: {
    name: 'Read as a checksum',
    answer: async (sums, {text}) =>
      (await import('./ChecksumAnswer')).answerChecksum(sums, text),
  },
  command: {name: 'Read as a command', answer: answerCommands},
  editions: {
    name: 'Read as editions',
    answer: async (editions, {text}) =>
      (await import('./EditionsAnswer')).answerEditions(editions, text),
  },
  version: {
    name: 'Read as a version',
    answer: async (version, {text}) =>
      (await import('./VersionAnswer')).answerVersion(version, text),
  },
  note: {
    name: 'Say what it is',
    answer: async (note) => (await import('./NoteAnswer')).answerNote(note),
  },
  words: {
    name: 'Search my words',
    answer: (text, {baseUrl}) => answerWords(text, baseUrl),
  },
};

const answerTo = <K extends Kind>(
  {kind, value}: Reading<K>,
  context: AnswerContext,
) => (views[kind] as View<K>).answer(value, context);

const late = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, patienceOfCard);
  });

/** Whether a person wrote a text to tell something, so that pages may help. A card says all about what a program printed. A long text was copied, not written. */
export function mayNeedPages(text: string): boolean {
  if (isLong(text)) {
    return false;
  }
  const count = text.trim().split(/\s+/).length;
  const lines = text.trim().split(/\n+/).length;
  return lines <= 3 || count >= lines * wordsInLine;
}

/** The answer to the most specific reading of a text that has one, or to `first`. Words always have an answer. */
export async function findAnswer(
  text: string,
  {baseUrl, signal}: AnswerOptions,
  first?: Kind,
): Promise<FoundAnswer> {
  const {readings, isCode} = await readApart('input', text, signal);
  const wanted = [...readings].sort(
    (a, b) => Number(b.kind === first) - Number(a.kind === first),
  );
  const hasPagesBelow = ({kind}: Reading) =>
    !/^(?:checksum|note|words)$/.test(kind) && mayNeedPages(text);
  const isLongEnough = text.trim().split(/\s+/).length >= fewestWords;
  for (const reading of wanted) {
    // The search loads while the answer is written.
    const answering = Promise.resolve(
      answerTo(reading, {text, baseUrl, signal}),
    );
    const isSearch = hasPagesBelow(reading);
    const finding =
      isSearch && isLongEnough
        ? Promise.race([
            findPages(
              text,
              baseUrl,
              answering.then((answer) => answer?.pages),
            ),
            answering.then(late),
          ]).catch(() => undefined)
        : undefined;
    const answer = await answering;
    if (answer) {
      const found = await finding;
      const pages = found?.fits && found.list.length > 0 ? found : undefined;
      const others = readings
        .filter(
          (each) =>
            each !== reading &&
            (each.kind !== 'words' ||
              reading.kind === 'note' ||
              (isSearch && !pages)),
        )
        .map(({kind}) => ({kind, name: views[kind].name}));
      const node = (
        <>
          {answer.node}
          {pages && <PageList {...pages} isBelow />}
        </>
      );
      return {...answer, isCode, node, others};
    }
  }
  throw new Error('Nothing answers words.');
}

/** The same answer for the search, which lists the pages itself. Codes that no page mentions have one, too. */
export async function answerInSearch(
  text: string,
  baseUrl: string,
  unknownCodes: readonly string[] = [],
): Promise<Answer | undefined> {
  const {readings} = await readApart('input', text);
  for (const reading of readings) {
    const isWords = reading.kind === 'words';
    const answer = isWords
      ? await answerKnown(text, baseUrl)
      : await answerTo(reading, {text, baseUrl});
    if (answer || isWords) {
      const isUnknown = !answer && unknownCodes.length > 0;
      return isUnknown ? answerCode(unknownCodes.join(' ')) : answer;
    }
  }
  return undefined;
}
