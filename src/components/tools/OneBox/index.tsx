import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {loadAnswers} from '@site/src/components/answer/loadAnswers';
import {SeenLine} from '@site/src/components/answer/SeenLine';
import {useAnswer} from '@site/src/components/answer/useAnswer';
import {useAsked} from '@site/src/components/answer/useAsked';
import {useSeen} from '@site/src/components/answer/useSeen';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {loadSearch} from '@site/src/components/search/loadSearch';
import {Button} from '@site/src/components/ui/Button';
import {isNarrowScreen} from '@site/src/components/ui/isNarrowScreen';
import {PasteField} from '@site/src/components/ui/PasteField';
import styles from './styles.module.css';

const emptyText = 'The field is empty. Paste or type something first.';

/** Milliseconds without a key until it is said what is seen. */
const patience = 1000;

/** On a phone, the words above the field make room while there is a question. The first script of a page does so too. */
function useRoom(isAsked: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-asked', isAsked);
    return () => root.removeAttribute('data-asked');
  }, [isAsked]);
}

interface Props {
  /** What is in the field from the start, elsewhere than on the home page. There, the address stays. */
  start?: string;
  /** What to press instead of typing, below the answer. */
  children?: (fillIn: (text: string) => void) => ReactNode;
}

/**
 * One field for all that people bring, which answers on the page where it stands. Without JavaScript, it is a plain form
 * that opens the troubleshooter.
 */
export function OneBox({start, children}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const target = useBaseUrl('/troubleshoot');
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const {text, setText, asked, isAsked, ask, keep, clear} = useAsked(start);
  const [isEmpty, setIsEmpty] = useState(false);
  const [presses, setPresses] = useState(0);
  const {said, title, node} = useAnswer({asked, onAnswer: keep});
  const {line, isCode} = useSeen(text);
  const shownLine = asked?.text === text ? undefined : line;
  const saidLine = useSettled(shownLine, patience);
  useRoom(isAsked);

  const fillIn = (value: string) => {
    setText(value);
    setIsEmpty(false);
    ask(value, true);
  };

  const load = async () => {
    const {loadWritten} = await loadAnswers();
    await Promise.all([loadWritten(baseUrl), loadSearch(baseUrl)]);
  };

  const reset = () => {
    clear();
    field.current?.focus();
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') {
      reset();
    } else {
      ask(text, true);
    }
  };

  const change = (value: string, isPasted: boolean) => {
    setText(value);
    setIsEmpty(false);
    if (isPasted) {
      ask(value, isNarrowScreen());
    }
  };

  return (
    <>
      {title && <PageMetadata title={title} />}
      <form
        className={styles.form}
        action={`${target}#error-lookup`}
        method="get"
        role="search"
        aria-label="Any question"
        // The browser's own sentence about an empty field is only for pages without JavaScript.
        noValidate={isBrowser}
        onFocus={() => void load().catch(() => undefined)}
        onSubmit={submit}>
        <PasteField
          label="What does your PC say?"
          hint="Type or paste anything. It stays in this browser."
          error={isEmpty ? emptyText : undefined}
          control={field}
          name="code"
          required
          isCode={isCode}
          submitsOnEnter
          text={text}
          onText={change}
        />
        <Button type="submit" variant="primary">
          Look up
        </Button>
        <div className={styles.below}>
          <SeenLine line={shownLine} />
          {text !== '' && (
            <Button
              variant="small"
              onClick={() => {
                setIsEmpty(false);
                reset();
              }}>
              Clear
            </Button>
          )}
        </div>
      </form>
      <Announcement
        text={
          isEmpty
            ? emptyText
            : said || (saidLine === shownLine && saidLine) || ''
        }
        reading={presses}
      />
      {node}
      {children?.(fillIn)}
    </>
  );
}
