import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AnswerArea} from '@site/src/components/answer/AnswerArea';
import answer from '@site/src/components/answer/styles.module.css';
import {loadAnswers} from '@site/src/components/answer/loadAnswers';
import {useQuestion} from '@site/src/components/answer/useQuestion';
import {useSeen} from '@site/src/components/answer/useSeen';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {loadSearch} from '@site/src/components/search/loadSearch';
import {Button} from '@site/src/components/ui/Button';
import {PasteField} from '@site/src/components/ui/PasteField';
import {askedIn, drawingOf, isOfBox} from '@site/src/lib/input/askedIn';
import {splitSentence} from '@site/src/lib/text/sentences';
import styles from './styles.module.css';

const emptyText = 'The field is empty. Paste or type something first.';

/** What an answer may have in the address. */
const names = ['code', 'seen', 'version', 'from', 'to'] as const;

/** What a drawing asks, in its first sentence: there is no room for all. */
const nameOfDrawn = (text: string) => drawingOf(text) && splitSentence(text)[0];

const textOf = ({search}: {search: string}) => askedIn(search);

/** Milliseconds without a key until it is said what is seen. */
const patience = 1000;

interface Props {
  /** What is in the field from the start, elsewhere than on the home page. There, the address stays. */
  start?: string;
  /** What to press instead of typing, below the field as long as it is empty. */
  examples?: (fillIn: (text: string) => void) => ReactNode;
  /** More to press, below the answer. */
  children?: (fillIn: (text: string) => void) => ReactNode;
}

/** One field for all that people bring, which answers on the page where it stands. Without JavaScript, there are only the examples. */
export function OneBox({start, examples, children}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const hasAddress = start === undefined;
  const question = useQuestion({
    read: async ({text, part}, signal) => {
      const {findAnswer} = await loadAnswers();
      // What the address had was of another question.
      return {query: '', ...(await findAnswer(text, {baseUrl, signal}, part))};
    },
    emptyText,
    start,
    ...(hasAddress && {names, isOwn: isOfBox, textOf}),
  });
  const {field, request, reply, said, ask} = question;
  const isSame = request?.text === field.text;
  const {line, isCode} = useSeen(field.text, isSame);
  const shownLine = isSame ? undefined : line;
  const saidLine = useSettled(shownLine, patience);

  const load = async () => {
    await Promise.all([
      // Starts the worker.
      loadAnswers().then(({readApart}) => readApart('input', '')),
      loadSearch(baseUrl),
    ]);
  };

  return (
    <>
      <form
        className={styles.form}
        data-folds
        role="search"
        aria-label="Any question"
        onFocus={() => void load().catch(() => undefined)}
        onSubmit={question.submit}>
        <PasteField
          label="What does your PC say?"
          hint="Type or paste anything. It stays in this browser."
          isCode={isSame && reply ? reply.isCode : isCode}
          submitsOnEnter
          {...field}
        />
        {/* Disabled until hydration: the browser would put the pasted text in the address. */}
        <Button type="submit" variant="primary" disabled={!isBrowser}>
          Look up
        </Button>
        <div className={styles.below}>
          {/* Two lines at most, so that nothing moves. The key replaces a text that a browser has translated. */}
          <p className={styles.seen}>
            {shownLine && <span key={shownLine}>{shownLine}</span>}
          </p>
          {/* Between a question and its answer, they would be a gap. */}
          {!request && (
            <div className={clsx(shownLine && styles.unseen)}>
              {examples?.(ask)}
            </div>
          )}
        </div>
      </form>
      <AnswerArea
        question={question}
        name={request && nameOfDrawn(request.text)}
        said={said || (saidLine === shownLine && saidLine) || ''}>
        <Fragment key={question.turn}>
          {reply?.node}
          {reply && reply.others.length > 0 && (
            <p className={answer.row}>
              Not it?
              {reply.others.map(({kind, name}) => (
                <Button
                  key={kind}
                  variant="small"
                  onClick={() => ask(request!.text, {part: kind})}>
                  {name}
                </Button>
              ))}
            </p>
          )}
        </Fragment>
      </AnswerArea>
      {children?.(ask)}
    </>
  );
}
