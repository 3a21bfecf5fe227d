import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {LinkButton} from '@site/src/components/ui/LinkButton';
import {editionReasons} from '@site/src/data/editionReasons';
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

/** What was read of a question that has no answer yet, or that leaves the edition as it is. */
function describeOpen({from, to}: Question): string {
  if (!to) {
    return `Read from the text: ${from!.name}. Which edition do you want?`;
  }
  return from
    ? `The edition stays ${to.name}: only the license or the version changes.`
    : `Read from the text: you want ${to.name}. Which edition do you have?`;
}

function titleOf({from, to}: Question): string {
  if (from && to) {
    return from === to ? `${to.name} stays` : `${from.name} to ${to.name}`;
  }
  return to ? 'The edition that you want' : 'Your edition';
}

function answerQuestion(question: Question, text: string, read = ''): Answer {
  const {from, to} = question;
  const query = writeQuestion(question);
  const answer = from && to && from !== to && findPath(from, to);
  const steps = answer ? stepsOf(answer) : [];
  const said = answer
    ? describePathAnswer(answer, from, to).text
    : read || describeOpen(question);
  const facts = {
    How: steps.flatMap(({methods}) => methods[0]?.name ?? []).join(', then '),
    'What stays': keptBy(steps)?.text,
    Cost: describeCost(steps),
  };
  const links = [
    ...editionReasons.filter(({pattern}) => pattern.test(text)),
    {name: 'Did the change fail?', at: '/change_edition_issues'},
  ];
  const choice = `Choose the edition you ${to ? 'have' : 'want'}`;
  return {
    said,
    query,
    node: (
      <AnswerCard key={query} title={titleOf(question)}>
        <p>{said}</p>
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <p key={name}>
                <strong>{name}:</strong> <CodeText>{value}</CodeText>
              </p>
            ),
        )}
        <p>
          <LinkButton to={`/change_windows_edition${query}#find-your-path`}>
            {from && to ? 'Steps' : choice}
          </LinkButton>
        </p>
        {links.map(({name, at}) => (
          <p key={at}>
            <Link to={at}>{name}</Link>
          </p>
        ))}
      </AnswerCard>
    ),
  };
}

/** More targets of DISM are a list to choose from. */
const mostTargets = 2;

/** Whether one edition can become others; for output of DISM, those that it names, and the full one of an evaluation. */
export function answerEditions(
  {output, questions}: Reading<'editions'>['value'],
  text: string,
): Answer {
  const {current: from, targets} = output;
  const full = fullEditionOf(from);
  const wanted = new Set([...(full ? [full] : []), ...targets]);
  const listed: readonly Question[] =
    wanted.size > 0 && targets.length <= mostTargets
      ? [...wanted].map((to) => ({from, to}))
      : [{from, to: undefined}];
  const [first, ...others] =
    questions.length > 0
      ? questions.map((question) => answerQuestion(question, text))
      : listed.map((question) =>
          answerQuestion(question, text, describeReading(output)),
        );
  return {...first!, node: [first!, ...others].map(({node}) => node)};
}
