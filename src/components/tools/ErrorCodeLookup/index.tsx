import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {focusAnswer} from '@site/src/components/ui/AnswerCards/focusAnswer';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {isNarrowScreen} from '@site/src/components/ui/isNarrowScreen';
import {PasteField} from '@site/src/components/ui/PasteField';
import {useModule} from '@site/src/components/ui/useModule';
import {loadErrors} from '@site/src/lib/errorCodes/loadErrors';
import {
  explainUnreadable,
  fileSource,
  pastedSource,
  type TextSource,
} from '@site/src/lib/errorCodes/textSource';
import {isShownWhole} from '@site/src/lib/text/beginning';
import styles from './styles.module.css';

/** Links and the form on the home page scroll to the lookup. */
const anchor = 'error-lookup';

const emptyText =
  'The field is empty. Type or paste an error code or a message first.';

/** Shown until the codes have loaded, or if they fail to load. */
const waitingText =
  "The lookup is loading. Until it works, your browser's search finds a code in the list at the end of this page.";

const unreadText = 'This text has no error code and no message known here.';

/** Loads the lookup, and what shows its answers. */
async function loadLookup() {
  const [{answerErrors}, {ErrorAnswers}] = await Promise.all([
    loadErrors(),
    import(
      /* webpackChunkName: "error-lookup" */ '@site/src/components/answer/ErrorAnswers'
    ),
  ]);
  return {answerErrors, ErrorAnswers};
}

/** The text in the URL query, `/troubleshoot?code=0xC004F074`; empty if there is none, and before hydration. */
function useQueryText(isBrowser: boolean): string {
  const {search} = useLocation();
  return isBrowser ? (new URLSearchParams(search).get('code') ?? '') : '';
}

/** Answers the error codes and messages in a pasted text or a file. Without JavaScript, there is only the list of codes. */
export function ErrorCodeLookup(): ReactNode {
  const tool = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const codesFile = useBaseUrl('/data/error-codes.json');
  useBrokenLinks().collectAnchor(anchor);
  const queryText = useQueryText(isBrowser);
  const [typed, setTyped] = useState<string | null>(null);
  const [source, setSource] = useState<TextSource>();
  const [isDragging, setIsDragging] = useState(false);
  /**
   * The text of the last press of "Look up", file or paste; answered once the data has loaded. A paste on a wide screen
   * takes no focus.
   */
  const [asked, setAsked] = useState<{text: string; takesFocus: boolean}>();
  const [presses, setPresses] = useState(0);
  /** Why the last input was not looked up; empty if it was. */
  const [refusal, setRefusal] = useState('');
  /** Counts the inputs, so that a file that is read after the next input is dropped. */
  const inputs = useRef(0);
  const answered = useRef<typeof asked>(undefined);

  const text = typed ?? queryText;
  const searched = useDeferredValue(source?.text ?? text);
  const {
    loaded: book,
    hasFailed,
    load,
  } = useModule(loadLookup, searched !== '');
  const answer = useMemo(() => book?.answerErrors(searched), [book, searched]);
  const isAsked = asked?.text === searched;
  const description = answer?.said ?? '';
  // The answer to an earlier text is not said again.
  const found = useSettled(description) === description ? description : '';
  const waiting = useSettled(
    searched !== '' && !book && hasFailed ? waitingText : '',
  );

  useEffect(() => {
    if (queryText && typed === null) {
      form.current?.scrollIntoView();
    }
  }, [queryText, typed]);

  useEffect(() => {
    if (!answer || !asked || !isAsked || answered.current === asked) {
      return;
    }
    answered.current = asked;
    // An open diagnosis stays in the address.
    const query = new URLSearchParams(history.location.search);
    if (answer.codes) {
      query.set('code', answer.codes);
    } else {
      query.delete('code');
    }
    history.replace({search: query.toString(), hash: `#${anchor}`});
    if (answer.cards.length === 0) {
      field.current?.focus();
    } else if (asked.takesFocus) {
      focusAnswer(tool.current);
    }
  }, [asked, isAsked, answer, history]);

  /** Starts an input, and returns its number. */
  const startInput = () => {
    setRefusal('');
    inputs.current += 1;
    return inputs.current;
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    if (text.trim() === '' && !source) {
      setRefusal(emptyText);
      field.current?.focus();
      return;
    }
    load();
    setTyped(text);
    setAsked({text: source?.text ?? text, takesFocus: true});
  };

  /** Takes over what the field has, and looks it up at once if it was pasted. */
  const change = (value: string, isPasted: boolean) => {
    startInput();
    const long = isShownWhole(value) ? undefined : pastedSource(value);
    setSource(long);
    setTyped(long ? '' : value);
    if (isPasted) {
      setPresses((count) => count + 1);
      setAsked({text: long?.text ?? value, takesFocus: isNarrowScreen()});
    }
  };

  const open = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) {
      const input = startInput();
      load();
      const read = await fileSource(file).catch(() => null);
      if (input !== inputs.current) {
        return;
      }
      if (!read) {
        setRefusal(explainUnreadable(file.name));
        return;
      }
      setSource(read);
      setTyped('');
      setAsked({text: read.text, takesFocus: true});
    }
  };

  const drop = (event: DragEvent) => {
    setIsDragging(false);
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      void open(event.dataTransfer.files);
    }
  };

  const dragOver = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setIsDragging(true);
    }
  };

  const clear = () => {
    startInput();
    setSource(undefined);
    setTyped('');
    field.current?.focus();
  };

  const isUnread =
    isAsked && searched.trim() !== '' && answer?.cards.length === 0;
  const error = refusal || waiting || (isUnread ? unreadText : '');
  // Where the focus moves to the answer, that announces it.
  const said = error || (isAsked && asked?.takesFocus ? '' : found);

  return (
    <div ref={tool}>
      <form
        ref={form}
        id={anchor}
        className={clsx(styles.form, isDragging && styles.dragging)}
        data-form
        data-needs-script
        role="search"
        aria-label="Error codes"
        onFocus={load}
        onDragOver={dragOver}
        onDragLeave={() => setIsDragging(false)}
        onDrop={drop}
        onSubmit={submit}>
        <PasteField
          label="Error code or message"
          hint={
            <>
              A code such as <Code>0xC004F074</Code>, a message, or a whole log.
              It stays in your browser.
            </>
          }
          error={error || undefined}
          control={field}
          className={styles.text}
          name="code"
          submitsOnEnter
          text={text}
          onText={change}
        />
        {source && (
          <p key={source.note} className={styles.note}>
            {source.note}
          </p>
        )}
        <div className={styles.actions}>
          {/* Disabled until hydration: the browser would send the pasted text to the server. */}
          <Button type="submit" variant="primary" disabled={!isBrowser}>
            Look up
          </Button>
          <Button
            className={styles.log}
            disabled={!isBrowser}
            onClick={() => picker.current?.click()}>
            Open a log file
          </Button>
          {(text !== '' || source) && <Button onClick={clear}>Clear</Button>}
          <input
            ref={picker}
            type="file"
            hidden
            aria-label="Log file"
            onChange={(event) => {
              void open(event.target.files);
              // So that the same file can be chosen again.
              event.target.value = '';
            }}
          />
        </div>
      </form>
      <noscript>
        <p>
          The lookup needs JavaScript. Without it, search the{' '}
          <a href="#error-codes">list of codes</a> with your browser, usually
          with Ctrl+F, for <Code>0x</Code> and eight digits. Codes that are not
          there have a line each in{' '}
          <a href={codesFile}>the data file of all codes</a>.
        </p>
      </noscript>
      <Announcement text={said} reading={presses} />
      {book && answer && <book.ErrorAnswers answer={answer} />}
      {isUnread && <AskTheBox text={searched} />}
    </div>
  );
}
