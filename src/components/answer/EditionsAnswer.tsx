import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {editionReasons} from '@site/src/data/editionReasons';
import {titled, type Card, type Link} from '@site/src/lib/answer/card';
import {describeOutput} from '@site/src/lib/editionPath/describeOutput';
import {findPath} from '@site/src/lib/editionPath/findPath';
import {
  fullEditionOf,
  writeQuestion,
  type Question,
} from '@site/src/lib/editionPath/installations';
import {
  editionKind,
  pathCard,
  questionPath,
} from '@site/src/lib/editionPath/pathCard';
import type {Reading} from '@site/src/lib/input/readInput';
import type {Answer} from './answer';

/** What was read of a question that has no answer yet, or that leaves the edition as it is. */
function describeOpen({from, to}: Question): string {
  if (!to) {
    return `Read from the text: ${from!.name}. Which edition do you want?`;
  }
  return from
    ? `The edition stays ${to.name}. Only the license or the version changes.`
    : `To get ${to.name}: which edition do you have now?`;
}

function answerQuestion(
  question: Question,
  links: readonly Link[],
  read: string,
): Answer {
  const {from, to} = question;
  const answer = from && to && from.id !== to.id && findPath(from, to);
  const open = read || describeOpen(question);
  const card: Card = answer
    ? pathCard(answer, from, to)
    : {key: writeQuestion(question), kind: editionKind, ...titled(open)};
  const nearest = answer ? answer.nearest : undefined;
  return {
    said: answer
      ? [read, `${card.title}.`, card.about].filter(Boolean).join(' ')
      : open,
    address: questionPath(question),
    query: writeQuestion(question),
    node: (
      <AnswerCards
        key={card.key}
        cards={[
          {
            ...card,
            action:
              from && to
                ? undefined
                : {
                    text: `Choose the edition you ${to ? 'have' : 'want'}`,
                    to: questionPath(question),
                  },
            notes: [
              ...(nearest
                ? [
                    {
                      text: `Without reinstalling, the closest is ${nearest.name}.`,
                      link: {
                        text: `${from!.name} to ${nearest.name}`,
                        to: questionPath({from, to: nearest}),
                      },
                    },
                  ]
                : []),
              ...(card.notes ?? []),
            ],
            links: [...(card.links ?? []), ...links],
          },
        ]}
      />
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
  // What a worker has read is a copy, so that only its ids are the same.
  const wanted = new Map(
    [...(full ? [full] : []), ...targets].map((each) => [each.id, each]),
  );
  const listed: readonly Question[] =
    wanted.size > 0 && targets.length <= mostTargets
      ? [...wanted.values()].map((to) => ({from, to}))
      : [{from, to: undefined}];
  const links = [
    ...editionReasons
      .filter(({pattern}) => pattern.test(text))
      .map(({name, at}) => ({text: name, to: at})),
    {text: 'Did the change fail?', to: '/change_edition_issues'},
  ];
  const [first, ...others] =
    questions.length > 0
      ? questions.map((question) => answerQuestion(question, links, ''))
      : listed.map((question) =>
          answerQuestion(question, links, describeOutput(output)),
        );
  return {...first!, node: [first!, ...others].map(({node}) => node)};
}
