import {
  Fragment,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {StatusMessage} from '@site/src/components/feedback/StatusMessage';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Field} from '@site/src/components/ui/Field';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {compareChecksums, readChecksums} from '@site/src/lib/fileHash/compare';
import type {PastedText, Verdict} from '@site/src/lib/fileHash/compare';
import {
  formatBytes,
  formatCount,
  formatProgress,
  percentDone,
} from '@site/src/lib/fileHash/format';
import type {Progress} from '@site/src/lib/fileHash/format';
import {
  choiceMessages,
  describeResult,
  describeVerdict,
} from '@site/src/lib/fileHash/messages';
import type {Judgment} from '@site/src/lib/tone';
import styles from './styles.module.css';
import {useFileHash} from './useFileHash';
import type {HashState} from './useFileHash';

const algorithms = ['SHA-256', 'SHA-1'] as const;

/** The dropped file, or a sentence that says why there is none. */
function readDrop({items, files}: DataTransfer): File | string {
  const entry = items[0]?.webkitGetAsEntry();
  const file = files[0];
  if (!file) {
    return choiceMessages.nothing;
  }
  if (files.length > 1) {
    return choiceMessages.several(files.length);
  }
  return entry?.isDirectory ? choiceMessages.folder(file.name) : file;
}

/** The sentence for the live region. */
function describeState(
  state: HashState,
  pasted: PastedText,
  verdict: Verdict | undefined,
): Judgment {
  switch (state.phase) {
    case 'idle':
      return {tone: 'neutral', text: ''};
    case 'stopped':
      return {tone: state.tone, text: state.message};
    case 'working':
      return {
        tone: 'neutral',
        text: state.instead
          ? `Stopped reading “${state.instead}”. Reading “${state.name}” now.`
          : `Reading “${state.name}”.`,
      };
    case 'done':
      return describeVerdict(state.name, pasted, verdict);
  }
}

function ProgressBar({name, progress}: {name: string; progress: Progress}) {
  const percent = percentDone(progress);
  return (
    <div className={styles.progress}>
      <progress
        aria-label={`Reading ${name}`}
        max={100}
        value={percent}
        className={styles.bar}
      />
      <p className={styles.numbers}>
        <strong>{`${percent}%`}</strong> <span>{formatProgress(progress)}</span>
      </p>
    </div>
  );
}

function Result({
  state: {name, size, digests},
  verdict,
}: {
  state: Extract<HashState, {phase: 'done'}>;
  verdict: Verdict | undefined;
}): ReactNode {
  return (
    <dl className={styles.result}>
      <div>
        <dt>File</dt>
        <dd translate="no">{name}</dd>
      </div>
      <div>
        <dt>Size</dt>
        <dd>
          {size < 1000
            ? formatBytes(size)
            : `${formatBytes(size)} (${formatCount(size)} bytes)`}
        </dd>
      </div>
      {algorithms.map((algorithm) => (
        <Fragment key={algorithm}>
          <div className={styles.digest}>
            <dt>{algorithm}</dt>
            <dd>
              <Code>{digests[algorithm]}</Code>
            </dd>
          </div>
          {verdict?.expected.algorithm === algorithm && (
            <div className={styles.digest}>
              <dt>Published {algorithm}</dt>
              <dd>
                <Code>{verdict.expected.value}</Code>
              </dd>
            </div>
          )}
        </Fragment>
      ))}
    </dl>
  );
}

/**
 * Computes the SHA-256 and SHA-1 of a file of any size and compares them with a pasted checksum. A worker reads the
 * file; it never leaves the browser.
 */
export function FileHashVerifier(): ReactNode {
  const isBrowser = useIsBrowser();
  const {state, start, refuse, cancel, reset} = useFileHash();
  const [text, setText] = useState('');
  const [isTarget, setIsTarget] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const pasted = readChecksums(text);
  const verdict =
    state.phase === 'done' && pasted.kind === 'checksums'
      ? compareChecksums(state.digests, state.name, pasted.checksums)
      : undefined;
  const status = describeState(state, pasted, verdict);

  const clear = (then: () => void) => {
    if (input.current) {
      // Otherwise choosing the same file again would fire no change event.
      input.current.value = '';
      input.current.focus();
    }
    then();
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
    start(dropped);
  };

  return (
    <ToolPanel>
      <noscript>
        <p>
          Here, a form checks a file in the browser; it needs JavaScript. The
          commands below give the same answer without it.
        </p>
      </noscript>
      <div className={styles.controls}>
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
            hint="Choose a file, or drop it here. It stays on this device: nothing is uploaded.">
            {(control) => (
              <input
                {...control}
                ref={input}
                type="file"
                disabled={!isBrowser}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  if (file) {
                    start(file);
                  }
                }}
              />
            )}
          </Field>
        </div>
        <Field
          label="Published checksum (optional)"
          hint={
            <>
              SHA-256 or SHA-1, as the publisher prints it. Output of{' '}
              <Code>Get-FileHash</Code> or <Code>certutil</Code> works too.
            </>
          }
          error={pasted.kind === 'unusable' ? pasted.reason : undefined}>
          {(control) => (
            <textarea
              {...control}
              className={clsx(control.className, styles.checksum)}
              rows={2}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              disabled={!isBrowser}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </div>
      <StatusMessage {...status} />
      {state.phase === 'working' && (
        <ProgressBar name={state.name} progress={state.progress} />
      )}
      {state.phase === 'done' && <Result state={state} verdict={verdict} />}
      <div className={styles.actions}>
        {state.phase === 'working' && (
          <Button onClick={() => clear(cancel)}>Cancel</Button>
        )}
        {state.phase === 'stopped' && state.again && (
          <Button onClick={() => start(state.again!)}>Try again</Button>
        )}
        {state.phase === 'done' && (
          <>
            {algorithms.map((algorithm) => (
              <CopyButton
                key={algorithm}
                label={`Copy ${algorithm}`}
                text={state.digests[algorithm]}
              />
            ))}
            <CopyButton
              label="Copy result"
              text={() =>
                describeResult(
                  state,
                  describeState(state, pasted, verdict).text,
                )
              }
            />
            <Button onClick={() => clear(reset)}>Check another file</Button>
          </>
        )}
      </div>
    </ToolPanel>
  );
}
