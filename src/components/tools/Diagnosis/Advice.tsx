import type {ReactNode} from 'react';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {Button} from '@site/src/components/ui/Button';
import type {DiagnosisAdvice} from '@site/src/data/diagnosis';
import {adviceCard} from '@site/src/lib/diagnosis/adviceCard';

interface Props {
  advice: DiagnosisAdvice;
  /** The answers that led to it. */
  ids: readonly string[];
  onRestart: () => void;
}

/** What to do first, what to expect, and where the rest is. */
export function Advice({advice, ids, onRestart}: Props): ReactNode {
  return (
    <AnswerCards
      cards={[adviceCard(advice, ids)]}
      as="h3"
      buttons={
        <Button variant="small" onClick={onRestart}>
          Start over
        </Button>
      }
    />
  );
}
