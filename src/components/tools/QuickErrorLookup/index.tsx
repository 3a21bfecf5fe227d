import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {focusAnswer} from '@site/src/components/reference/ErrorAnswers/focusAnswer';
import {loadAnswers} from '@site/src/components/reference/ErrorReference/loadErrors';
import {Button} from '@site/src/components/ui/Button';
import {isNarrowScreen} from '@site/src/components/ui/isNarrowScreen';
import {PasteField} from '@site/src/components/ui/PasteField';
import {useModule} from '@site/src/components/ui/useModule';
import {emptyText} from '@site/src/lib/errorCodes/emptyText';
import styles from './styles.module.css';

/** A longer text does not fit into one line of a narrow screen. */
const shortText = 24;

/**
 * A field that answers a code or a message on the page where it stands. Without JavaScript, or if the data does not
 * load, it is a plain form that opens the lookup of the troubleshooter.
 */
export function QuickErrorLookup(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const target = useBaseUrl('/troubleshoot');
  const isBrowser = useIsBrowser();
  const tool = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  /**
   * The text of the last press of "Look up", or of the last paste, which takes no focus on a wide screen; null if the
   * field was empty.
   */
  const [asked, setAsked] = useState<{
    text: string;
    takesFocus: boolean;
  } | null>();
  const [text, setText] = useState('');
  const {
    loaded: book,
    hasFailed,
    load,
  } = useModule(loadAnswers, Boolean(asked));
  const lookup = useMemo(
    () => asked && book?.lookUpErrors(asked.text),
    [asked, book],
  );
  const nothing =
    lookup?.kind === 'nothing' ? book?.describeLookup(lookup) : undefined;
  const error = asked === null ? emptyText : nothing;
  // Where the focus moves to the answer, that announces it.
  const found =
    book && lookup && !asked?.takesFocus ? book.describeLookup(lookup) : '';

  useEffect(() => {
    if (asked && hasFailed) {
      form.current?.submit();
    }
  }, [asked, hasFailed]);

  useEffect(() => {
    if (!asked?.takesFocus) {
      return;
    }
    if (lookup?.kind === 'nothing') {
      field.current?.focus();
    } else if (lookup) {
      // The answer may be longer than what is left of the window.
      form.current?.scrollIntoView();
      focusAnswer(tool.current);
    }
  }, [asked, lookup]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    if (text.trim() === '') {
      setAsked(null);
      field.current!.focus();
    } else {
      setAsked({text, takesFocus: true});
    }
  };

  const change = (value: string, isPasted: boolean) => {
    setText(value);
    if (isPasted) {
      setPresses((count) => count + 1);
      setAsked({text: value, takesFocus: isNarrowScreen()});
    }
  };

  return (
    <div ref={tool}>
      <form
        ref={form}
        className={styles.form}
        action={`${target}#error-lookup`}
        method="get"
        role="search"
        aria-label="Error codes"
        // The browser's own sentence about an empty field is only for pages without JavaScript.
        noValidate={isBrowser}
        onFocus={load}
        onSubmit={submit}>
        <PasteField
          label="Have an error code or message?"
          error={error}
          control={field}
          className={styles.text}
          name="code"
          rows={text.length > shortText || text.includes('\n') ? 4 : 1}
          required
          placeholder="0xC004F074"
          submitsOnEnter
          text={text}
          onText={change}
        />
        <Button type="submit" variant="primary">
          Look up
        </Button>
      </form>
      <Announcement text={error ?? found} reading={presses} />
      {book && lookup && <book.Answers lookup={lookup} />}
    </div>
  );
}
