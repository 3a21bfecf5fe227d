import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {switchGroups} from '@site/src/data/commandSwitches';
import {plansFor, titled, type Card} from '@site/src/lib/answer/card';
import type {Command} from '@site/src/lib/input/readCommand';
import {withoutBackticks} from '@site/src/lib/text/format';
import type {Answer} from './answer';

/** Whether a link leads to the list of all switches, not to another section. */
const isListed = (to: string) =>
  switchGroups.some(({tool}) =>
    to.startsWith(`/command_line_switches#${tool}`),
  );

function cardOf({
  name,
  effect,
  note,
  given = [],
  where,
  example,
  to,
}: Command): Card {
  return {
    key: name,
    kind: 'Command',
    code: name,
    ...titled(effect),
    notes: [note, ...given, where].flatMap((text) => (text ? {text} : [])),
    plans: plansFor(
      example ? [{text: 'Run it like this', command: example}] : [],
    ),
    links: [
      {
        text: isListed(to)
          ? `\`${name}\` in the list of commands`
          : `More about \`${name}\``,
        to,
      },
    ],
    address: to,
  };
}

/** What each command does. Undefined if the site says nothing about any. */
export function answerCommands(
  commands: readonly Command[],
): Answer | undefined {
  const [first] = commands;
  return (
    first && {
      said: `${first.name}: ${withoutBackticks(first.effect)}`,
      address: first.to,
      node: <AnswerCards cards={commands.map(cardOf)} />,
    }
  );
}
