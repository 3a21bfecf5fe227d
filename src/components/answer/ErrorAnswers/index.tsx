import type {ReactNode} from 'react';
import {
  AnswerCards,
  CardBody,
  CardTitle,
} from '@site/src/components/ui/AnswerCards';
import type {Card, Note} from '@site/src/lib/answer/card';
import type {ErrorAnswer} from '@site/src/lib/errorCodes/answerErrors';
import {countOf} from '@site/src/lib/text/format';
import styles from './styles.module.css';

/** More cards than a text has codes that anyone reads. */
const mostCards = 20;

function Others({cards, reason}: {cards: readonly Card[]; reason?: string}) {
  const hidden = cards.length - mostCards;
  return (
    <>
      {reason && (
        <p key={`${cards.length} ${reason}`}>
          The text has {countOf(cards.length, 'other code')}. This answer comes
          first because {reason}.
        </p>
      )}
      {cards.slice(0, mostCards).map((card) => (
        <details key={card.key} className={styles.other}>
          <summary>
            <CardTitle card={card} />
          </summary>
          <CardBody card={card} />
        </details>
      ))}
      {hidden > 0 && (
        <p key={hidden}>Not shown: {countOf(hidden, 'more code')}.</p>
      )}
    </>
  );
}

interface Props {
  answer: ErrorAnswer;
  /** What else the text says about the first card. */
  notes?: readonly Note[];
}

/** The cards of errors: the first open, the others folded below it. `focusAnswer` finds its heading. */
export function ErrorAnswers({
  answer: {cards, reason},
  notes = [],
}: Props): ReactNode {
  const [first, ...others] = cards;
  return (
    first && (
      <>
        <AnswerCards
          cards={[{...first, notes: [...notes, ...(first.notes ?? [])]}]}
          copied={cards}
        />
        {others.length > 0 && <Others cards={others} reason={reason} />}
      </>
    )
  );
}
