import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {Code} from '@site/src/components/ui/Code';
import {CommandLine} from '@site/src/components/ui/CommandLine';
import type {Mention} from '@site/src/lib/input/readCommand';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import type {Answer} from './answer';

/** What each command does. Undefined if the site says nothing about any. */
export function answerCommands(
  mentions: readonly Mention[],
): Answer | undefined {
  const commands = mentions.flatMap(({command}) => command ?? []);
  const [first, second] = commands;
  return (
    first && {
      said: `${first.name}: ${withoutBackticks(first.effect)}`,
      node: second ? (
        <AnswerCard title="What these commands do, in order">
          <ol>
            {commands.map(({name, effect, note, given = [], to}) => (
              <li key={name}>
                <Link to={to}>
                  <Code>{name}</Code>
                </Link>{' '}
                <CodeText>
                  {[effect, note, ...given].filter(Boolean).join(' ')}
                </CodeText>
              </li>
            ))}
          </ol>
        </AnswerCard>
      ) : (
        <AnswerCard title={<Code>{first.name}</Code>}>
          <p>
            <CodeText>
              {[first.effect, first.note].filter(Boolean).join(' ')}
            </CodeText>
          </p>
          {first.given?.map((means) => (
            <p key={means}>
              <CodeText>{means}</CodeText>
            </p>
          ))}
          {first.where && (
            <p>
              <CodeText>{first.where}</CodeText>
            </p>
          )}
          {first.example && <CommandLine command={first.example} />}
          <p>
            <Link to={first.to}>What to know before you run it</Link>
          </p>
        </AnswerCard>
      ),
    }
  );
}
