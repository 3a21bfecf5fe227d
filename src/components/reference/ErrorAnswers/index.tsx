import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {CodeText} from '@site/src/components/reference/CodeText';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {countOf} from '@site/src/lib/text/countOf';
import {cardOf, cardText} from '@site/src/lib/errorCodes/card';
import {sectionPath, summarizeMeaning} from '@site/src/lib/errorCodes/entry';
import {cardFor, type Card} from '@site/src/lib/errorCodes/entryCard';
import type {Lookup} from '@site/src/lib/errorCodes/lookUp';
import {CardBody} from './CardBody';
import styles from './styles.module.css';

export {describeLookup} from '@site/src/lib/errorCodes/describeLookup';
export {meaningOf} from '@site/src/lib/errorCodes/find';
export {lookUpErrors, unexplainedCodes} from '@site/src/lib/errorCodes/lookUp';

/** More cards than a text has codes that anyone reads. */
const mostCards = 20;

/** More entries than a visitor reads through: the list of all codes is better then. */
const mostEntries = 5;

interface Props {
  lookup: Lookup;
}

function Name({card: {code, title}}: {card: Card}): ReactNode {
  return (
    <>
      {code && <Code>{code}</Code>}
      {code && ' '}
      <CodeText>{title}</CodeText>
    </>
  );
}

function Others({cards, reason}: {cards: readonly Card[]; reason?: string}) {
  const hidden = cards.length - mostCards;
  return (
    <>
      {reason && (
        <p key={`${cards.length} ${reason}`} className={styles.reason}>
          The text has {countOf(cards.length, 'other code')}. This answer comes
          first because {reason}.
        </p>
      )}
      {cards.slice(0, mostCards).map((card) => (
        <details key={card.key} className={styles.other}>
          <summary>
            <Name card={card} />
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

/** The answers of a lookup: the first as a card, the others folded below it. `focusAnswer` finds its heading. */
export function Answers({lookup}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();

  switch (lookup.kind) {
    case 'empty':
    case 'nothing':
      return null;
    case 'notSet':
      return (
        <AnswerCard
          key="notSet"
          title={
            <>
              <Code>4294967295</Code> means "not set"
            </>
          }>
          <p>
            It is -1, the value of a counter or a field that Windows never
            filled. It is no error.
          </p>
        </AnswerCard>
      );
    case 'unfinished':
      return (
        <AnswerCard
          key={lookup.entries.map(({code}) => code).join()}
          title={countOf(lookup.entries.length, 'code')}>
          <ul>
            {lookup.entries.slice(0, mostEntries).map((entry) => (
              <li key={entry.code}>
                <Link to={sectionPath(`#${entry.code}`)}>
                  {entry.label ?? <Code>{entry.code}</Code>}
                </Link>{' '}
                {summarizeMeaning(entry)}
              </li>
            ))}
          </ul>
          {lookup.entries.length > mostEntries && (
            <p>
              <Link to="/troubleshoot#error-codes">All codes</Link>
            </p>
          )}
        </AnswerCard>
      );
    case 'answers': {
      const {isForWork} = lookup;
      const cards = lookup.answers.map((answer) =>
        cardFor(isForWork, cardOf(answer)),
      );
      const [first, ...others] = cards;
      const address = (path: string) =>
        window.location.origin + withBaseUrl(path);
      return (
        <>
          <AnswerCard key={first!.key} title={<Name card={first!} />}>
            <CardBody card={first!} />
            <CopyButton
              label="Copy result"
              text={() =>
                cards.map((card) => cardText(card, address)).join('\n\n')
              }
            />
          </AnswerCard>
          {others.length > 0 && (
            <Others cards={others} reason={lookup.reason} />
          )}
        </>
      );
    }
  }
}
