import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ErrorScreen} from '@site/src/components/drawings/ErrorScreen';
import {Button} from '@site/src/components/ui/Button';
import {CommandLine} from '@site/src/components/ui/CodeFrame';
import type {
  DiagnosisAnswer,
  DiagnosisQuestion,
} from '@site/src/data/diagnosis';
import {errorScreens} from '@site/src/data/errorScreens';
import styles from './styles.module.css';
import {CodeText} from '@site/src/components/reference/CodeText';

/** An answer as a drawing of what it quotes, or in words. */
function Answer({label, next}: DiagnosisAnswer): ReactNode {
  const drawn = errorScreens.filter(({leadsTo}) => leadsTo === next);
  return drawn.length > 0 ? (
    drawn.map((screen) => <ErrorScreen key={screen.id} {...screen} />)
  ) : (
    <span>
      <CodeText>{label}</CodeText>
    </span>
  );
}

interface Props {
  question: DiagnosisQuestion;
  /** Called with what the answer leads to. */
  onAnswer: (next: string) => void;
}

/** A question and its answers, as buttons that lead on at once. */
export function Question({question, onAnswer}: Props): ReactNode {
  const {ask, run, answers} = question;
  /** Until the page has started, a press would do nothing. */
  const hasStarted = useIsBrowser();
  return (
    <fieldset className={styles.question}>
      <legend>
        <h3 tabIndex={-1}>{ask}</h3>
      </legend>
      {run && <CommandLine command={run.command} where={run.in} />}
      {answers.map(({label, next}) => (
        <Button
          key={next}
          variant="option"
          disabled={!hasStarted}
          onClick={() => onAnswer(next)}>
          <Answer label={label} next={next} />
        </Button>
      ))}
    </fieldset>
  );
}
