import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {loadAnswers} from '@site/src/components/answer/loadAnswers';
import {useAnswer, type Asked} from '@site/src/components/answer/useAnswer';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {takeOver} from '@site/src/components/navigation/handOver';
import {loadSearch} from '@site/src/components/search/loadSearch';
import {Button} from '@site/src/components/ui/Button';
import {isNarrowScreen} from '@site/src/components/ui/isNarrowScreen';
import {PasteField} from '@site/src/components/ui/PasteField';
import styles from './styles.module.css';

const emptyText = 'The field is empty. Paste or type something first.';

/** The last text, for those who come back. What cannot be in the address stays in memory. */
let lastText = '';

/** The text that an address stands for: its codes, or its editions. */
function textOf(search: string): string {
  const query = new URLSearchParams(search);
  const editions = [query.get('from'), query.get('to')].filter(Boolean);
  return query.get('code') ?? editions.join(' to ');
}

interface Props {
  /** What to try, below the field until something is asked. */
  examples?: (fillIn: (text: string) => void) => ReactNode;
  /** What is below the answer. */
  children?: (fillIn: (text: string) => void) => ReactNode;
}

/**
 * One field for all that people bring, which answers on the page where it stands. Without JavaScript, it is a plain form
 * that opens the troubleshooter.
 */
export function OneBox({examples, children}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const target = useBaseUrl('/troubleshoot');
  const baseUrl = useBaseUrl('/');
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const {search} = useLocation();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [isEmpty, setIsEmpty] = useState(false);
  const [presses, setPresses] = useState(0);

  const ask = useCallback((value: string, takesFocus: boolean) => {
    lastText = value;
    setAsked({text: value, takesFocus});
  }, []);

  useEffect(() => {
    const handed = takeOver();
    const earlier =
      handed ?? (textOf(search) || (history.action === 'POP' ? lastText : ''));
    if (earlier && field.current?.value === '') {
      setText(earlier);
      ask(earlier, handed !== undefined);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the address with which the page opens
  }, []);

  const fillIn = (value: string) => {
    setText(value);
    setIsEmpty(false);
    ask(value, true);
  };

  const load = async () => {
    const {loadWritten} = await loadAnswers();
    await Promise.all([loadWritten(baseUrl), loadSearch(baseUrl)]);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') {
      setAsked(undefined);
      field.current?.focus();
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

  const {said, node} = useAnswer({
    asked,
    onAnswer: (answer) => {
      const query = answer?.query ?? '';
      // Without a difference, it would count as a navigation, which scrolls to the top.
      if (query !== history.location.search) {
        history.replace({search: query});
      }
    },
  });

  return (
    <>
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
          submitsOnEnter
          text={text}
          onText={change}
        />
        <Button type="submit" variant="primary">
          Look up
        </Button>
      </form>
      <Announcement text={isEmpty ? emptyText : said} reading={presses} />
      {!asked && examples?.(fillIn)}
      {node}
      {children?.(fillIn)}
    </>
  );
}
