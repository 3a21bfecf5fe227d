import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {LinkButton} from '@site/src/components/ui/LinkButton';
import {
  describeCost,
  describePathAnswer,
  keptBy,
  stepsOf,
} from '@site/src/lib/editionPath/describePath';
import {findPath} from '@site/src/lib/editionPath/findPath';
import {
  writeQuestion,
  type Question,
} from '@site/src/lib/editionPath/installations';
import {describeReading, readPaste} from '@site/src/lib/editionPath/readPaste';
import {readEditions} from '@site/src/lib/editionPath/readWords';
import type {Answer} from './answer';

function answerQuestion({from, to}: Question, read: string): Answer {
  const query = writeQuestion({from, to});
  const answer = from && to && findPath(from, to);
  const steps = answer ? stepsOf(answer) : [];
  const said = answer ? describePathAnswer(answer, from, to).text : read;
  const facts = {
    How: steps.flatMap(({methods}) => methods[0]?.name ?? []).join(', then '),
    'What stays': keptBy(steps)?.text,
    Cost: describeCost(steps),
  };
  return {
    said,
    query,
    node: (
      <AnswerCard
        key={query}
        title={answer ? `${from.name} to ${to.name}` : 'Your edition'}>
        <p>{said}</p>
        {Object.entries(facts).map(
          ([name, text]) =>
            text && (
              <p key={name}>
                <strong>{name}:</strong> <CodeText>{text}</CodeText>
              </p>
            ),
        )}
        <p>
          <LinkButton to={`/change_windows_edition${query}#find-your-path`}>
            {answer ? 'Steps' : 'Choose the edition you want'}
          </LinkButton>
        </p>
        <Link to="/change_edition_issues">Did the change fail?</Link>
      </AnswerCard>
    ),
  };
}

/** Whether one edition can become others; for output of DISM, the edition that it names. */
export function answerEditions(text: string): Answer {
  const reading = readPaste(text);
  const {current: from, targets} = reading;
  const asked = readEditions(text);
  const [first, ...others] = (
    asked[0]
      ? asked
      : [{from, to: targets.length === 1 ? targets[0] : undefined}]
  ).map((question) => answerQuestion(question, describeReading(reading)));
  return {...first!, node: [first!, ...others].map(({node}) => node)};
}
