import Link from '@docusaurus/Link';
import {loadLookup} from '@site/src/components/reference/ErrorReference/loadErrors';
import {
  evaluationController,
  writeQuestion,
} from '@site/src/lib/editionPath/installations';
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
  return {
    said: book.describeLookup(lookup),
    unexplained: book.unexplainedCodes(lookup),
    node: (
      <>
        {other && (
          <p>
            Start at <Link to={other.at}>{other.name}</Link>: the steps below
            are mostly for {other.stepsFor ?? 'Windows 10 and 11'}.
          </p>
        )}
        {change && (
          <p>
            {change.from === evaluationController
              ? "An evaluation can't be converted while it is a domain controller"
              : `To get ${change.to?.name}, you need a key for ${change.to?.name}, not for ${change.from?.name}`}
            :{' '}
            <Link
              to={`/change_windows_edition${writeQuestion(change)}#find-your-path`}>
              see the steps
            </Link>
            .
          </p>
        )}
        <book.Answers lookup={lookup} />
      </>
    ),
    query: codes && `?${new URLSearchParams({code: codes}).toString()}`,
  };
}
