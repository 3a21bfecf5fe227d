/** What is said about the errors in a text. */
import type {Card} from '../answer/card';
import {countOf, withoutBackticks} from '../text/format';
import {cardOf} from './answerCard';
import {summarizeMeaning} from './entry';
import {cardFor} from './entryCard';
import {findErrorCode, lookUpErrors} from './lookUp';
import type {CodeAnswer, LookupAnswer} from './types';

export interface ErrorAnswer {
  /** The first matters most. None if there is nothing to look up. */
  cards: readonly Card[];
  /** Why the first comes before the others. */
  reason?: string;
  /** A sentence or two for the live region. Never contains pasted text other than codes. */
  said: string;
  /** The first code with its title, or the title of a message: for a tab. */
  title?: string;
  /** What was read as an error, in a line: its kind, and what it means. */
  name?: string;
  /**
   * The codes of the text, for the address. It can be shared, so it contains nothing else of the text, and no code that
   * only stands for a message in it.
   */
  codes: string;
  /** What pages about these errors name: the codes, and what their areas are called. */
  about: readonly string[];
  /** The codes of the text that have neither an entry, nor a meaning, nor an area. */
  unexplained: readonly string[];
  /** Whether nothing is known about any code, not even about the number in it. */
  isUnknown: boolean;
}

const nothing: ErrorAnswer = {
  cards: [],
  said: '',
  codes: '',
  about: [],
  unexplained: [],
  isUnknown: false,
};

/** More codes than that make the address unreadable. */
const codesInAddress = 20;

/** Whether nothing is known about a code, not even about the number in it. */
const isUnknown = (answer: LookupAnswer): boolean =>
  answer.kind === 'unknown' && !answer.decoded?.meaning;

/** A number may be anything, so one that nothing explains isn't called a code. */
const isUnexplainedNumber = (answer: LookupAnswer): boolean =>
  answer.kind === 'unknown' &&
  /^\d+$/.test(answer.code) &&
  !answer.area &&
  isUnknown(answer);

const areaOf = (answer: CodeAnswer) =>
  answer.kind === 'short' ? answer.short.area : answer.area;

/** Looks up a code, a message, a dialog or a log, and says what it found. Accepts any text and never throws. */
export function answerErrors(text: string): ErrorAnswer {
  const {answers, reason, isForWork} = lookUpErrors(text);
  if (answers.length === 0) {
    return nothing;
  }
  const cards = answers.map((answer) => cardFor(isForWork, cardOf(answer)));
  const {code, title, kind} = cards[0]!;
  const heading = [code, title].filter(Boolean).join(': ');
  const others = answers.length - 1;
  const more = others > 0 ? `; ${countOf(others, 'more code')}` : '';
  return {
    cards,
    reason,
    said: `Found ${heading}${others > 0 ? `, and ${countOf(others, 'other code')}` : ''}.`,
    title: withoutBackticks(heading),
    name: isUnexplainedNumber(answers[0]!)
      ? undefined
      : withoutBackticks(`${kind}: ${title}${more}`),
    codes: answers
      .flatMap((answer) =>
        answer.kind === 'message' || answer.quoted ? [] : answer.code,
      )
      .slice(0, codesInAddress)
      .join(' '),
    about: [
      ...new Set(
        answers.flatMap((answer) =>
          answer.kind === 'message'
            ? []
            : [answer.code, areaOf(answer)?.title ?? []].flat(),
        ),
      ),
    ],
    unexplained: answers.flatMap((answer) =>
      answer.kind === 'unknown' && !answer.area && !answer.similar
        ? answer.code
        : [],
    ),
    isUnknown: answers.every(isUnknown),
  };
}

/** What a code means; undefined for one without an entry. */
export function meaningOf(code: string): string | undefined {
  const entry = findErrorCode(code);
  return entry && summarizeMeaning(entry);
}
