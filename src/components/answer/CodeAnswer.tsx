import {otherSystems} from '@site/src/data/otherSystems';
import type {Note} from '@site/src/lib/answer/card';
import {drawingOf} from '@site/src/lib/input/askedIn';
import {withValues} from '@site/src/lib/routes/query';
import type {Answer} from './answer';
import {ErrorAnswers} from './ErrorAnswers';
import {readApart} from './readApart';

/** A number alone, which may be anything. */
const bareNumber = /^\W*\d{1,5}\W*$/;

/** The card of the lookup. Undefined if it has nothing to say. */
export async function answerCode(
  text: string,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const answer = await readApart('errors', text, signal);
  const {cards, said, title, codes, about, unexplained, isUnknown} = answer;
  if (cards.length === 0 || (isUnknown && bareNumber.test(text))) {
    return undefined;
  }
  /** The system that the text is about, if the advice hardly covers it. */
  const other = otherSystems.find(
    ({pattern, unless}) => pattern.test(text) && !unless?.test(text),
  );
  const seen = drawingOf(text);
  const query = withValues('', {code: seen ? null : codes, seen});
  // The cards of a drawing are at the address of the box that shows them.
  const shown = seen
    ? cards.map((card) => ({...card, address: `/${query}`}))
    : cards;
  const notes: readonly Note[] = other
    ? [
        {
          text: `The steps below are mostly for ${other.stepsFor ?? 'Windows 10 and 11'}. Start at`,
          link: {text: other.name, to: other.at},
        },
      ]
    : [];
  return {
    said,
    title,
    unexplained,
    address: cards[0]!.address,
    // The entry of a code is on a page that has them all.
    pages: {read: '/troubleshoot', about},
    node: <ErrorAnswers answer={{...answer, cards: shown}} notes={notes} />,
    query,
  };
}
