import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {LinkButton} from '@site/src/components/ui/LinkButton';
import {
  describeCost,
  describePathAnswer,
  stepsOf,
} from '@site/src/lib/editionPath/describePath';
import {findPath} from '@site/src/lib/editionPath/findPath';
import {writeQuestion} from '@site/src/lib/editionPath/installations';
import {describeReading, readPaste} from '@site/src/lib/editionPath/readPaste';
import {readEditions} from '@site/src/lib/editionPath/readWords';
import type {Answer} from './answers';

/** Whether one edition can become the other; for output of DISM, the edition that it names. */
export function answerEditions(text: string): Answer {
  const reading = readPaste(text);
  const {from, to} = readEditions(text) ?? {
    from: reading.current,
    to: reading.targets.length === 1 ? reading.targets[0] : undefined,
  };
  const query = writeQuestion({from, to});
  const answer = from && to && findPath(from, to);
  const said = answer
    ? describePathAnswer(answer, from, to).text
    : describeReading(reading);
  const cost = answer && describeCost(stepsOf(answer));
  return {
    said,
    query,
    node: (
      <AnswerCard
        title={answer ? `${from.name} to ${to.name}` : 'Your edition'}>
        <p>{said}</p>
        {cost && (
          <p>
            <strong>Cost:</strong> {cost}
          </p>
        )}
        <LinkButton to={`/change_windows_edition${query}#find-your-path`}>
          {answer ? 'Steps, and what stays' : 'Choose the edition you want'}
        </LinkButton>
      </AnswerCard>
    ),
  };
}
