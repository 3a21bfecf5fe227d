import {useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {Button} from '@site/src/components/ui/Button';
import {cardsAtOnce} from '@site/src/lib/activationStatus/cards';
import type {Card} from '@site/src/lib/answer/card';
import {formatCount} from '@site/src/lib/text/format';
import styles from './styles.module.css';

/** The cards of a report: the first ones at once, more by a press, and all on paper. */
export function ReportCards({cards}: {cards: readonly Card[]}): ReactNode {
  const [count, setCount] = useState(cardsAtOnce);
  const box = useRef<HTMLDivElement>(null);
  const rest = cards.length - count;
  const next = Math.min(rest, cardsAtOnce);

  useEffect(() => {
    const showAll = () => flushSync(() => setCount(Infinity));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);

  const showMore = () => {
    flushSync(() => setCount(count + next));
    const headings = box.current!.querySelectorAll<HTMLElement>(
      'section > [tabindex]',
    );
    headings[count]?.focus();
  };

  return (
    <div ref={box}>
      <AnswerCards cards={cards.slice(0, count)} copied={cards} />
      {rest > 0 && (
        <p key={rest} className={styles.row}>
          {`Not shown yet: ${formatCount(rest)} more.`}
          <Button onClick={showMore}>{`Show ${next} more`}</Button>
        </p>
      )}
    </div>
  );
}
