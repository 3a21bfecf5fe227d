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
  fullEditionOf,
  writeQuestion,
  type Question,
} from '@site/src/lib/editionPath/installations';
import {describeReading} from '@site/src/lib/editionPath/readPaste';
import type {Reading} from '@site/src/lib/input/readInput';
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

/** More targets of DISM are a list to choose from. */
const mostTargets = 2;

/** Whether one edition can become others; for output of DISM, those that it names, and the full one of an evaluation. */
export function answerEditions({
  output,
  questions,
}: Reading<'editions'>['value']): Answer {
  const {current: from, targets} = output;
  const full = fullEditionOf(from);
  const wanted = new Set([...(full ? [full] : []), ...targets]);
  const listed: readonly Question[] =
    wanted.size > 0 && targets.length <= mostTargets
      ? [...wanted].map((to) => ({from, to}))
      : [{from, to: undefined}];
  const [first, ...others] = (questions.length > 0 ? questions : listed).map(
    (question) => answerQuestion(question, describeReading(output)),
  );
  return {...first!, node: [first!, ...others].map(({node}) => node)};
}
