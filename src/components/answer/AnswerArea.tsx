import {useMemo, useRef, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {PageMetadata} from '@docusaurus/theme-common';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Button} from '@site/src/components/ui/Button';
import {nameOfText} from '@site/src/lib/text/nameOfText';
import {splitSentence} from '@site/src/lib/text/sentences';
import type {Reply} from './answer';
import styles from './styles.module.css';
import {useFold} from './useFold';
import type {QuestionHandle, QuestionState} from './useQuestion';

/** How long people take an answer for immediate, in milliseconds. */
const noticed = 100;

interface Props {
  question: QuestionHandle<Reply>;
  /** What was asked, in a line; if absent, the text, or what that is and how long. */
  name?: string;
  /** Where the tool asks more than what is in its field: how far that is, what tells two questions apart, and Clear. */
  state?: QuestionState;
  of?: unknown;
  onClear?: () => void;
  /** For the live region, if it is more than what the reply says. */
  said?: string;
  /** Differs from one sentence to the next. */
  turn?: number | string;
  /** For the tab, if it isn't that of the reply. */
  title?: string;
  /** What is said if the answer does not load. */
  failure?: string;
  children: ReactNode;
}

/**
 * Where the answer to a question is shown, below a row with what was asked, which takes the place of the form. Announces it,
 * names it in the tab, and says what takes long or has failed.
 */
export function AnswerArea({
  question,
  name,
  state = question.state,
  of = question.request,
  onClear = question.clear,
  said = question.said,
  turn = question.turn,
  title = titleOf(question),
  failure = 'The answer did not load. Check your connection, then try again.',
  children,
}: Props): ReactNode {
  const {box, request, reply, isWorking, height, hasFailed, ask} = question;
  const isSlow = useSettled(isWorking) && isWorking;
  const waiting = isSlow ? 'Looking it up…' : '';
  const problem = hasFailed ? failure : '';
  // Some texts have megabytes.
  const shown = useMemo(
    () => name ?? nameOfText(request?.text ?? '', reply?.what),
    [name, request, reply],
  );
  /** Until the page has started, a press would do nothing. */
  const hasStarted = useIsBrowser();
  const row = useRef<HTMLDivElement>(null);
  const isNoticed = useSettled(isWorking, noticed);
  const isLate =
    (isNoticed && isWorking && state === 'reading') ||
    (hasFailed && state === 'failed');
  const {unfold, leave} = useFold(row, state, of, isLate);

  // For the styles of what follows: `:has()` would make browsers style the whole page again at each change.
  useIsomorphicLayoutEffect(() => {
    const around = box.current?.parentElement;
    if (isWorking) {
      around?.setAttribute('data-waits', '');
      return undefined;
    }
    // After the frame with the answer. What appears in the same one counts as a layout shift.
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => around?.removeAttribute('data-waits'));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [box, isWorking]);

  return (
    <>
      {title && <PageMetadata title={title.replace(/\.$/, '')} />}
      <Announcement text={waiting || problem || said} turn={turn} />
      <div
        ref={row}
        className={styles.asked}
        role="group"
        aria-label="Your question">
        {/* The key replaces a text that a browser has translated. */}
        <p key={shown}>{shown}</p>
        <Button variant="small" disabled={!hasStarted} onClick={unfold}>
          Change
        </Button>
        <Button
          variant="small"
          disabled={!hasStarted}
          onClick={() => leave(onClear)}>
          Clear
        </Button>
      </div>
      <div
        ref={box}
        className={styles.answer}
        style={{minBlockSize: height}}
        aria-busy={isWorking}>
        {waiting && <p className={styles.row}>{waiting}</p>}
        {problem && (
          <p className={styles.row}>
            <CodeText>{problem}</CodeText>
            <Button onClick={() => ask(request!.text, request)}>
              Try again
            </Button>
          </p>
        )}
        {children}
      </div>
    </>
  );
}

/** Only of an answer that somebody asked for: the browser remembers each title. */
function titleOf({request, reply}: QuestionHandle<Reply>): string | undefined {
  return reply && !reply.error && !request?.isTyped
    ? (reply.title ?? splitSentence(reply.said)[0])
    : undefined;
}
