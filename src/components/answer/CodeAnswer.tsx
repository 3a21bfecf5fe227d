import {loadLookup} from '@site/src/components/reference/ErrorReference/loadErrors';
import type {Note} from '@site/src/lib/answer/card';
import {evaluationController} from '@site/src/lib/editionPath/installations';
import {questionPath} from '@site/src/lib/editionPath/pathCard';
import {onlyDirectionOf} from '@site/src/lib/editionPath/readWords';
import {codesOf} from '@site/src/lib/errorCodes/codesOf';
import {findOtherSystem} from '@site/src/lib/errorCodes/otherSystem';
import type {Answer} from './answer';

/** A number alone, which may be anything. */
const bareNumber = /^\W*\d{1,5}\W*$/;

/** The card of the lookup. Undefined if it has nothing to say. */
export async function answerCode(text: string): Promise<Answer | undefined> {
  const book = await loadLookup();
  const lookup = book.lookUpErrors(text);
  const isNothing =
    lookup.kind === 'answers'
      ? bareNumber.test(text) &&
        lookup.answers.every(
          (each) => each.kind === 'unknown' && !each.decoded?.meaning,
        )
      : lookup.kind === 'nothing' || lookup.kind === 'empty';
  if (isNothing) {
    return undefined;
  }
  const codes = codesOf(lookup);
  const other = findOtherSystem(text);
  const change = onlyDirectionOf(text);
  const notes: Note[] = [];
  if (other) {
    notes.push({
      text: `The steps below are mostly for ${other.stepsFor ?? 'Windows 10 and 11'}. Start at`,
      link: {text: other.name, to: other.at},
    });
  }
  if (change) {
    notes.push({
      text:
        change.from === evaluationController
          ? "An evaluation can't be converted while it is a domain controller."
          : `To get ${change.to?.name}, you need a key for ${change.to?.name}, not for ${change.from?.name}.`,
      link: {text: 'See the steps', to: questionPath(change)},
    });
  }
  return {
    said: book.describeLookup(lookup),
    title: book.titleOf(lookup),
    unexplained: book.unexplainedCodes(lookup),
    node: <book.Answers lookup={lookup} notes={notes} />,
    query: codes && `?${new URLSearchParams({code: codes}).toString()}`,
  };
}
