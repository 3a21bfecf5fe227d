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
import type {Answer} from './answers';

const finder = (query: string) =>
  `/change_windows_edition${query}#find-your-path`;

function answerQuestion({from, to}: Required<Question>): Answer {
  const query = writeQuestion({from, to});
  const answer = findPath(from!, to!);
  const said = describePathAnswer(answer, from!, to!).text;
  const steps = stepsOf(answer);
  const facts = {
    How: steps.flatMap(({methods}) => methods[0]?.name ?? []).join(', then '),
    'What stays': keptBy(steps)?.text,
    Cost: describeCost(steps),
  };
  return {
    said,
    query,
    node: (
      <AnswerCard key={query} title={`${from!.name} to ${to!.name}`}>
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
          <LinkButton to={finder(query)}>Steps</LinkButton>
        </p>
        <Link to="/change_edition_issues">Did the change fail?</Link>
      </AnswerCard>
    ),
  };
}

/** Whether one edition can become others; for output of DISM, the edition that it names. */
export function answerEditions(text: string): Answer {
  const reading = readPaste(text);
  const [only] = reading.targets.length === 1 ? reading.targets : [];
  const read = {from: reading.current, to: only};
  const asked = readEditions(text);
  const [first, ...others] = (
    asked.length === 0 && read.from && read.to ? [read] : asked
  ).map(answerQuestion);
  if (first) {
    return {
      ...first,
      node: [first, ...others].map(({node}) => node),
    };
  }
  const said = describeReading(reading);
  const query = writeQuestion(read);
  return {
    said,
    query,
    node: (
      <AnswerCard title="Your edition">
        <p>{said}</p>
        <LinkButton to={finder(query)}>Choose the edition you want</LinkButton>
      </AnswerCard>
    ),
  };
}
