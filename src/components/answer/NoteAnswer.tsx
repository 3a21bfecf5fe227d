import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import type {Note} from '@site/src/data/notes';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import type {Answer} from './answer';

/** A sentence about a text in which there is nothing to look up. */
export const answerNote = ({title, text, links}: Note): Answer => ({
  said: `${title}: ${withoutBackticks(text)}`,
  node: (
    <AnswerCard title={title}>
      <p>
        <CodeText>{text}</CodeText>
      </p>
      {links.map(({name, at}) => (
        <p key={at}>
          <Link to={at}>{name}</Link>
        </p>
      ))}
    </AnswerCard>
  ),
});
