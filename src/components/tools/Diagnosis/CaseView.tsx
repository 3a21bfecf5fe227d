/** All questions and advice with what shows them, as one chunk that is loaded on the first use. */
import type {ReactNode} from 'react';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {Button} from '@site/src/components/ui/Button';
import {adviceCard} from '@site/src/lib/diagnosis/adviceCard';
import {followCase, isQuestion} from '@site/src/lib/diagnosis/follow';
import {Question} from './Question';
import styles from './styles.module.css';
import {CodeText} from '@site/src/components/reference/CodeText';

interface Props {
  /** The answers so far: the ids of what they led to. */
  ids: readonly string[];
  /** Called with other answers, after one was added or taken back. */
  onChange: (ids: readonly string[]) => void;
}

/** The next question or the advice, then the answers so far, each of which can be changed. */
export function CaseView({ids, onChange}: Props): ReactNode {
  const {given, node} = followCase(ids);
  const known = given.map(({answer}) => answer.next);
  return (
    <>
      {isQuestion(node) && known.length < ids.length && (
        <p>
          An answer in the address does not fit these questions. Go on with this
          one:
        </p>
      )}
      {isQuestion(node) ? (
        <Question
          key={node.id}
          question={node}
          onAnswer={(next) => onChange([...known, next])}
        />
      ) : (
        <AnswerCards
          cards={[adviceCard(node, ids)]}
          as="h3"
          buttons={
            <Button variant="small" onClick={() => onChange([])}>
              Start over
            </Button>
          }
        />
      )}
      {given.length > 0 && (
        <ol className={styles.given} aria-label="Your answers">
          {given.map(({question, answer}, index) => (
            <li key={question.id}>
              <span>
                <CodeText>{answer.label}</CodeText>
              </span>
              <Button
                variant="small"
                aria-label={`Change: ${question.ask}`}
                onClick={() => onChange(known.slice(0, index))}>
                Change
              </Button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
