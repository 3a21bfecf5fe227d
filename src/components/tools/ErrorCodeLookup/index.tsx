import {useRef, useState, type DragEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AnswerArea} from '@site/src/components/answer/AnswerArea';
import {readApart} from '@site/src/components/answer/readApart';
import {
  useQuestion,
  type ReadRequest,
} from '@site/src/components/answer/useQuestion';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {Button} from '@site/src/components/ui/Button';
import button from '@site/src/components/ui/Button/styles.module.css';
import {Code} from '@site/src/components/ui/Code';
import {PasteField} from '@site/src/components/ui/PasteField';
import {
  explainUnreadable,
  fileSource,
  type TextSource,
} from '@site/src/lib/errorCodes/textSource';
import {withValues} from '@site/src/lib/routes/query';
import styles from './styles.module.css';

/** Links lead to the lookup. */
const anchor = 'error-lookup';

const emptyText =
  'The field is empty. Type or paste an error code or a message first.';

const failure =
  "The lookup did not load. Check your connection, then try again. Until it works, your browser's search finds a code in the list at the end of this page.";

const unreadText = 'No error code was read, and no message that is known here.';

/** What an answer has in the address: `/troubleshoot?code=0xC004F074`. */
const names = ['code'] as const;

const textOf = ({search}: {search: string}) =>
  new URLSearchParams(search).get('code') ?? '';
/** Looks a text up, and loads what shows its answer. */
async function lookUp(text: string, signal?: AbortSignal) {
  const [answer, {ErrorAnswers}] = await Promise.all([
    readApart('errors', text, signal),
    import(
      /* webpackChunkName: "error-answers" */ '@site/src/components/answer/ErrorAnswers'
    ),
  ]);
  return {answer, ErrorAnswers};
}

async function read({text}: ReadRequest, signal: AbortSignal) {
  const {answer, ErrorAnswers} = await lookUp(text, signal);
  const {said, title, cards, codes} = answer;
  return {
    said,
    title,
    error: cards.length === 0 ? unreadText : undefined,
    query: withValues('', {code: codes}),
    node: <ErrorAnswers answer={answer} />,
  };
}

/** Answers the error codes and messages in a pasted text or a file. Without JavaScript, there is only the list of codes. */
export function ErrorCodeLookup(): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  const codesFile = useBaseUrl('/data/error-codes.json');
  useBrokenLinks().collectAnchor(anchor);
  const question = useQuestion({
    read,
    emptyText,
    names,
    textOf,
    readsTyped: true,
  });
  const {field, reply, ask, clear} = question;
  const [source, setSource] = useState<TextSource>();
  const [isDragging, setIsDragging] = useState(false);
  /** Why the last file was not read. */
  const [refusal, setRefusal] = useState('');
  /** The last file, so that one which is read after the next input is dropped. */
  const latest = useRef<File>(undefined);

  const load = () => void lookUp('').catch(() => undefined);

  /** Forgets the file that was chosen before. */
  const startInput = (file?: File) => {
    latest.current = file;
    setRefusal('');
  };

  const open = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) {
      startInput(file);
      load();
      const read = await fileSource(file).catch(() => null);
      if (file !== latest.current) {
        return;
      }
      if (read) {
        setSource(read);
        ask(read.text);
      } else {
        setRefusal(explainUnreadable(file.name));
      }
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

  const error = refusal || field.error;
  const forget = () => {
    startInput();
    clear();
  };

  return (
    <div data-tool="Look up an error">
      <form
        id={anchor}
        className={clsx(styles.form, isDragging && styles.dragging)}
        data-form
        data-folds
        data-needs-script
        role="search"
        aria-label="Error codes"
        onFocus={load}
        onDragOver={dragOver}
        onDragLeave={() => setIsDragging(false)}
        onDrop={drop}
        onSubmit={question.submit}>
        <PasteField
          label="Error code or message"
          hint={
            <>
              A code such as <Code>0xC004F074</Code>, a message, or a whole log.
              It stays in your browser.
            </>
          }
          className={styles.text}
          submitsOnEnter
          {...field}
          error={error}
          onClear={forget}
          onText={(text, isPasted) => {
            startInput();
            field.onText(text, isPasted);
          }}
        />
        <div className={button.buttons}>
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
      <AnswerArea
        question={question}
        onClear={forget}
        said={refusal || question.said}
        failure={failure}>
        {source && source.text === field.text && (
          <p key={source.note} className={styles.note}>
            {source.note}
          </p>
        )}
        {reply?.node}
        {field.error && reply && <AskTheBox text={field.text} />}
      </AnswerArea>
    </div>
  );
}
