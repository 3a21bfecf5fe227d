import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {focusAnswer} from '@site/src/components/ui/AnswerCards/focusAnswer';
import {Button} from '@site/src/components/ui/Button';
import type {Kind} from '@site/src/lib/input/readInput';
import type {FoundAnswer} from './findAnswer';
import {loadAnswers} from './loadAnswers';
import styles from './styles.module.css';

/** A text that somebody asked about. Each press of a button is a new object. */
export interface Asked {
  text: string;
  /** Whether the focus moves to the answer, which announces it. */
  takesFocus: boolean;
}

interface Props {
  /** Absent while there is nothing to answer. */
  asked: Asked | undefined;
  /** Called with each answer that has loaded. */
  onAnswer: (answer: FoundAnswer) => void;
}

interface ShownAnswer {
  /** For the live region; empty if the focus announces the answer. */
  said: string;
  /** Of the answer, for the tab. */
  title?: string;
  /** Shown below the field, always. */
  node: ReactNode;
}

/** What is answered: the whole text, or a part of it that somebody chose below the answer. */
type Wanted = Asked & {kind?: Kind};

/** Moves the page so that the field is below the navbar, unless the answer begins in the upper half of the window. */
function moveTo(box: HTMLElement): void {
  const form = box.parentElement?.querySelector('form');
  const isFarDown = box.getBoundingClientRect().top > window.innerHeight / 2;
  if (form && (isFarDown || form.getBoundingClientRect().top < 0)) {
    form.scrollIntoView();
  }
}

/** Answers a text of any kind, below the field where it was pasted. */
export function useAnswer({asked, onAnswer}: Props): ShownAnswer {
  const baseUrl = useBaseUrl('/');
  const box = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<{of: Asked; wanted: Wanted}>();
  const [result, setResult] = useState<{
    of: Wanted;
    answer?: FoundAnswer;
    hasFailed: boolean;
  }>();
  const wanted: Wanted | undefined =
    choice && choice.of === asked ? choice.wanted : asked;
  const current = result?.of === wanted ? result : undefined;
  const answer = current?.answer;
  const isWorking = wanted !== undefined && !current;
  const isSlow = useSettled(isWorking) && isWorking;
  const problem = current?.hasFailed
    ? 'The answer did not load. Check your connection, then try again.'
    : '';

  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let isCurrent = true;
    const work = async () => {
      const {findAnswer} = await loadAnswers();
      return findAnswer(wanted.text, baseUrl, wanted.kind);
    };
    const finish = (found?: FoundAnswer, hasFailed = false) => {
      if (isCurrent) {
        setResult({of: wanted, answer: found, hasFailed});
        if (found) {
          onAnswer(found);
        }
      }
    };
    work().then(finish, () => finish(undefined, true));
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new text starts it, nothing else
  }, [wanted]);

  useEffect(() => {
    if (answer && wanted?.takesFocus) {
      moveTo(box.current!);
      focusAnswer(box.current);
    }
  }, [answer, wanted]);

  const want = (next: Wanted) => asked && setChoice({of: asked, wanted: next});
  const found = answer && !wanted?.takesFocus ? answer.said : '';
  const waiting = isSlow ? 'Looking it up…' : '';
  const node = (
    <div ref={box} className={styles.answer} aria-busy={isWorking}>
      {waiting && <p className={styles.row}>{waiting}</p>}
      {problem && (
        <p className={styles.row}>
          {problem}
          <Button onClick={() => want({...wanted!})}>Try again</Button>
        </p>
      )}
      {answer?.node}
      {answer && answer.others.length > 0 && (
        <p className={styles.row}>
          Also:
          {answer.others.map(({kind, name}) => (
            <Button
              key={kind}
              variant="small"
              onClick={() => want({...wanted!, kind, takesFocus: true})}>
              {name}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
  return {
    said: waiting || problem || found,
    title: answer && (answer.title ?? answer.said).replace(/\.$/, ''),
    node,
  };
}
