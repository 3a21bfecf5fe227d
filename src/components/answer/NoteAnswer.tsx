import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import type {TextNote} from '@site/src/data/notes';
import {withoutBackticks} from '@site/src/lib/text/format';
import type {Answer} from './answer';

/** A sentence about a text in which there is nothing to look up. */
export const answerNote = ({title, text, links}: TextNote): Answer => ({
  said: `${title}: ${withoutBackticks(text)}`,
  title,
  node: (
    <AnswerCards
      cards={[
        {
          key: title,
          kind: 'What this is',
          title,
          about: text,
          links: links.map(({name, at}) => ({text: name, to: at})),
        },
      ]}
    />
  ),
});
