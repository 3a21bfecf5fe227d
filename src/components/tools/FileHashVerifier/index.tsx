import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AnswerArea} from '@site/src/components/answer/AnswerArea';
import {readApart} from '@site/src/components/answer/readApart';
import type {Reply} from '@site/src/components/answer/answer';
import {
  useQuestion,
  type Question,
} from '@site/src/components/answer/useQuestion';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Field} from '@site/src/components/ui/Field';
import {PasteField} from '@site/src/components/ui/PasteField';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {usualAlgorithms} from '@site/src/lib/fileHash/algorithms';
import {quotedName} from '@site/src/lib/fileHash/fileName';
import {algorithmsFor, judge} from '@site/src/lib/fileHash/judge';
import {
  choiceMessages,
  computedOf,
  describePasted,
  describeVerdict,
  explainFailure,
  resultCard,
  sumCard,
} from '@site/src/lib/fileHash/messages';
import {isSumList, readSums} from '@site/src/lib/fileHash/readSums';
import type {PastedText} from '@site/src/lib/fileHash/readSums';
import {decodeText} from '@site/src/lib/text/decodeText';
import type {Card, Judgment} from '@site/src/lib/answer/card';
import {PastedSums, ProgressBar} from './Results';
import styles from './styles.module.css';
import {useFileHash} from './useFileHash';
import type {HashState} from './useFileHash';

/** The dropped files, or a sentence that says why there are none. */
function readDrop({items, files}: DataTransfer): readonly File[] | string {
  const entry = items[0]?.webkitGetAsEntry();
  const file = files[0];
  if (!file) {
    return choiceMessages.nothing;
  }
  return files.length === 1 && entry?.isDirectory
    ? choiceMessages.folder(file.name)
    : [...files];
}

/** The sentence for the live region before a result. `problem` is what is wrong with the pasted text. */
function describeState(
  state: HashState,
  pasted: PastedText,
  problem: string | undefined,
): Judgment {
  switch (state.phase) {
    case 'idle':
      return problem
        ? {tone: 'warning', text: problem}
        : describePasted(pasted);
    case 'stopped':
      return {tone: state.tone, text: state.message};
    case 'working':
    case 'done': {
      const reading = `Reading ${quotedName(state.name)}`;
      return {
        tone: 'neutral',
        text:
          state.phase === 'working' && state.instead
            ? `Stopped reading ${quotedName(state.instead)}. ${reading} now.`
            : `${reading}.`,
      };
    }
  }
}

/** Tells pasted texts apart whose sentence is the same, such as two values that a file does not have. */
function readingOf(state: HashState, pasted: PastedText): string {
  return state.phase !== 'working' && pasted.kind === 'checksums'
    ? `${pasted.checksums[0].value} ${pasted.checksums.length}`
    : '';
}

const none: PastedText = {kind: 'empty'};

/** A link such as `/genuine-installation-media#sha256=…` fills in the checksum. */
const textOf = ({hash}: {hash: string}) =>
  /^#(?:sha-?\d+|md5)=/i.test(hash) ? hash.slice(1) : '';

/** The title for the tab. The browser remembers it, so it doesn't name the file. */
const titleOf = ({title}: Card, name: string) =>
  title
    .replaceAll(quotedName(name), 'the file')
    .replace(/^./, (letter) => letter.toUpperCase());

interface FileCheckProps {
  /** The checksums to compare with. */
  pasted: PastedText;
  /** Called with the text of a chosen list of checksums. */
  onList: (text: string) => void;
  /** What is asked in the field of the checksums. Without it, the check is an answer itself. */
  question?: Question<Reply>;
  /** That field, or what else belongs to the answer. */
  children: ReactNode;
}

/**
 * Computes the SHA-256 and SHA-1 of a file of any size, and others that a pasted checksum needs, and compares them. A
 * worker reads the file; it never leaves the browser.
 */
function FileCheck({
  pasted,
  onList,
  question,
  children,
}: FileCheckProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [isTarget, setIsTarget] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  /** The last choice, so that a list that arrives after the next one is dropped. */
  const latest = useRef<readonly File[]>(undefined);
  /** Whether a button below the result has the focus, or had it until it was removed. */
  const hasFocus = useRef(false);

  const wanted = useMemo(() => algorithmsFor(pasted), [pasted]);
  const {state, start, refuse, cancel, reset} = useFileHash();
  const done =
    state.phase === 'done' && wanted.every((each) => state.digests[each])
      ? state
      : undefined;
  const verdict = useMemo(
    () =>
      done && pasted.kind === 'checksums'
        ? judge(done.digests, done.name, pasted.checksums)
        : undefined,
    [done, pasted],
  );
  const sumsError = pasted.kind === 'unusable' ? pasted.reason : undefined;
  const status = done
    ? describeVerdict(done.name, done.digests, pasted, verdict)
    : describeState(state, pasted, sumsError);
  const fileError =
    state.phase === 'stopped' && state.tone === 'danger'
      ? state.message
      : undefined;
  const isAtField =
    fileError !== undefined ||
    (state.phase === 'idle' && sumsError !== undefined);

  useEffect(() => {
    // A pasted SHA-512, SHA-384 or MD5 needs a second reading.
    if (state.phase === 'done' && !done) {
      start(state.file, [...computedOf(state.digests), ...wanted]);
    }
  }, [state, done, start, wanted]);

  useEffect(() => {
    // "Cancel" and "Try again" go away with what they are for, and would take the focus with them.
    if (
      hasFocus.current &&
      !actions.current?.contains(document.activeElement)
    ) {
      (actions.current?.querySelector('button') ?? input.current)?.focus();
    }
  }, [state.phase, done]);

  const clear = (then: () => void) => {
    latest.current = undefined;
    if (input.current) {
      // Otherwise choosing the same file again would fire no change event.
      input.current.value = '';
      input.current.focus();
    }
    then();
  };
  const take = async (files: readonly File[]) => {
    latest.current = files;
    const others = files.filter((file) => !isSumList(file));
    if (others.length > 1) {
      clear(() => refuse(choiceMessages.several(others.length)));
      return;
    }
    const lists = files.filter(isSumList);
    let needed = wanted;
    if (lists.length > 0) {
      try {
        const texts = await Promise.all(
          lists.map(async (list) => decodeText(await list.arrayBuffer())),
        );
        if (files !== latest.current) {
          return;
        }
        const listed = texts.join('\n');
        onList(listed);
        needed = algorithmsFor(await readApart('sums', listed, readSums));
      } catch {
        refuse(explainFailure('unreadable', lists[0]!.name, ''));
        return;
      }
    }
    const [file] = others;
    if (file) {
      start(file, needed);
    } else if (state.phase === 'stopped') {
      reset();
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsTarget(false);
    const dropped = readDrop(event.dataTransfer);
    if (typeof dropped === 'string') {
      clear(() => refuse(dropped));
      return;
    }
    if (input.current) {
      // Shows the dropped file's name in the file input.
      input.current.files = event.dataTransfer.files;
    }
    void take(dropped);
  };

  const controls = (
    <div className={styles.controls} data-form>
      <div
        className={clsx(styles.drop, isTarget && styles.target)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsTarget(true);
        }}
        onDragLeave={() => setIsTarget(false)}
        onDrop={drop}>
        <Field
          label="File to check"
          hint="It stays on this device: nothing is uploaded."
          error={fileError}>
          {(control) => (
            <>
              <span className={styles.choose} aria-hidden>
                <span>Choose a file</span>
                <small>
                  {'name' in state ? state.name : 'or drop it here'}
                </small>
              </span>
              <input
                {...control}
                ref={input}
                type="file"
                disabled={!isBrowser}
                multiple
                onChange={(event) => void take([...(event.target.files ?? [])])}
              />
            </>
          )}
        </Field>
      </div>
      {question && children}
    </div>
  );
  // Its field shows what is wrong with a file.
  const judgment = fileError
    ? describeState({phase: 'idle'}, pasted, sumsError)
    : status;
  const card = done ? resultCard(done, status, verdict) : sumCard(judgment);
  const shown = (
    <>
      {state.phase === 'working' && (
        <ProgressBar name={state.name} progress={state.progress} />
      )}
      <PastedSums pasted={pasted} verdict={verdict} />
    </>
  );
  const buttons = (
    <div
      ref={actions}
      className={styles.actions}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}>
      {state.phase === 'working' && (
        <Button onClick={() => clear(cancel)}>Cancel</Button>
      )}
      {state.phase === 'stopped' && state.again && (
        <Button onClick={() => start(state.again!)}>Try again</Button>
      )}
      {done && (
        <>
          {usualAlgorithms.map((algorithm) => (
            <CopyButton
              key={algorithm}
              label={`Copy ${algorithm}`}
              variant="small"
              text={done.digests[algorithm]}
            />
          ))}
          <Button variant="small" onClick={() => clear(reset)}>
            Check another file
          </Button>
        </>
      )}
    </div>
  );
  const reading = readingOf(state, pasted);
  const copied = done ? [card] : [];

  return question ? (
    <>
      {controls}
      {question.field.error && <AskTheBox text={question.field.text} />}
      <AnswerArea
        question={question}
        said={status.text}
        reading={reading}
        title={
          isAtField || status.text === '' || state.phase === 'working'
            ? undefined
            : titleOf(card, 'name' in state ? state.name : '')
        }>
        <AnswerCards
          cards={status.text && !isAtField ? [card] : []}
          copied={copied}>
          {shown}
        </AnswerCards>
        {buttons}
      </AnswerArea>
    </>
  ) : (
    <div>
      <Announcement text={status.text} reading={reading} />
      <AnswerCards cards={[card]} copied={copied}>
        {controls}
        {shown}
        {buttons}
        {children}
      </AnswerCards>
    </div>
  );
}

/** The check of a file against checksums that were pasted elsewhere. */
export function ChecksumCheck({
  sums,
  children,
}: {
  sums: PastedText;
  children: ReactNode;
}): ReactNode {
  const [pasted, setPasted] = useState(sums);
  return (
    <FileCheck pasted={pasted} onList={(text) => setPasted(readSums(text))}>
      {children}
    </FileCheck>
  );
}

/** Checks a file, and compares it with a published checksum, if there is one. */
export function FileHashVerifier(): ReactNode {
  const isBrowser = useIsBrowser();
  const question = useQuestion({
    read: async ({text}, signal) => {
      const pasted = await readApart('sums', text, readSums, {signal});
      const isUnusable = pasted.kind === 'unusable';
      return {pasted, said: '', error: isUnusable ? pasted.reason : undefined};
    },
    textOf,
    readsTyped: true,
  });
  const {field, reply, ask, leave, clear} = question;

  return (
    <ToolPanel id="check-a-file">
      <noscript>
        <p>
          Here, a form checks a file in the browser; it needs JavaScript. The
          commands below give the same answer without it.
        </p>
      </noscript>
      <FileCheck
        pasted={reply?.pasted ?? none}
        onList={(text) => ask(text, {takesFocus: false})}
        question={question}>
        <PasteField
          label="Published checksum (optional)"
          hint={
            <>
              Paste the published value, ideally SHA-256. A whole table,{' '}
              <Code>SHA256SUMS</Code>, a link, or output of{' '}
              <Code>Get-FileHash</Code> or <Code>certutil</Code> works too.
            </>
          }
          className={styles.checksum}
          rows={2}
          disabled={!isBrowser}
          onBlur={() => {
            // A press of a button takes the focus first. An error that appeared before its release would move the button.
            setTimeout(leave, 300);
          }}
          {...field}
        />
        {field.text !== '' && <Button onClick={clear}>Clear</Button>}
      </FileCheck>
    </ToolPanel>
  );
}
