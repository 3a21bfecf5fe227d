import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/ui/Button';
import {Command} from '@site/src/components/ui/Command';
import type {DiagnosisQuestion} from '@site/src/data/diagnosis';
import styles from './styles.module.css';
import {CodeText} from '@site/src/components/reference/CodeText';

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
      {run && <Command {...run} />}
      {answers.map(({label, next}) => (
        <Button
          key={next}
          className={styles.answer}
          disabled={!hasStarted}
          onClick={() => onAnswer(next)}>
          <span>
            <CodeText>{label}</CodeText>
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
