import type {ReactNode} from 'react';
import {
  AnswerCards,
  CardBody,
  CardTitle,
} from '@site/src/components/ui/AnswerCards';
import type {Card, Note} from '@site/src/lib/answer/card';
import {countOf} from '@site/src/lib/text/countOf';
import {cardOf} from '@site/src/lib/errorCodes/card';
import {sectionPath, summarizeMeaning} from '@site/src/lib/errorCodes/entry';
import {cardFor, kindOf} from '@site/src/lib/errorCodes/entryCard';
import type {Lookup} from '@site/src/lib/errorCodes/lookUp';
import styles from './styles.module.css';

export {
  describeLookup,
  nameLookup,
  titleOf,
} from '@site/src/lib/errorCodes/describeLookup';
export {meaningOf} from '@site/src/lib/errorCodes/find';
export {lookUpErrors, unexplainedCodes} from '@site/src/lib/errorCodes/lookUp';

/** More cards than a text has codes that anyone reads. */
const mostCards = 20;

/** More entries than a visitor reads through: the list of all codes is better then. */
const mostEntries = 5;

interface Props {
  lookup: Lookup;
  /** What else the text says about the first answer. */
  notes?: readonly Note[];
}

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

const notSet: Card = {
  key: 'notSet',
  kind: 'Number',
  title: '`4294967295` means "not set"',
  about:
    "It is -1, the value of a counter or a field that Windows never filled. It isn't an error.",
};

/** The codes that begin like an unfinished one. */
const unfinishedCard = (
  entries: (Lookup & {kind: 'unfinished'})['entries'],
): Card => ({
  key: entries.map(({code}) => code).join(),
  kind: kindOf(),
  title: countOf(entries.length, 'code'),
  links: [
    ...entries.slice(0, mostEntries).map((entry) => ({
      text: `${entry.label ?? `\`${entry.code}\``} ${summarizeMeaning(entry)}`,
      to: sectionPath(`#${entry.code}`),
    })),
    ...(entries.length > mostEntries
      ? [{text: 'All codes', to: '/troubleshoot#error-codes'}]
      : []),
  ],
});

/** The answers of a lookup: the first as a card, the others folded below it. `focusAnswer` finds its heading. */
export function Answers({lookup, notes = []}: Props): ReactNode {
  switch (lookup.kind) {
    case 'empty':
    case 'nothing':
      return null;
    case 'notSet':
      return <AnswerCards cards={[notSet]} />;
    case 'unfinished': {
      return <AnswerCards cards={[unfinishedCard(lookup.entries)]} />;
    }
    case 'answers': {
      const {isForWork} = lookup;
      const cards = lookup.answers.map((answer) =>
        cardFor(isForWork, cardOf(answer)),
      );
      const [first, ...others] = cards as [Card, ...Card[]];
      return (
        <>
          <AnswerCards
            cards={[{...first, notes: [...notes, ...(first.notes ?? [])]}]}
            copied={cards}
          />
          {others.length > 0 && (
            <Others cards={others} reason={lookup.reason} />
          )}
        </>
      );
    }
  }
}
