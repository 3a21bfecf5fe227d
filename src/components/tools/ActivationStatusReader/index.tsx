import {useRef, useState, type FormEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {StatusMessage} from '@site/src/components/feedback/StatusMessage';
import {Button} from '@site/src/components/ui/Button';
import {Field} from '@site/src/components/ui/Field';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {useEarlyText} from '@site/src/components/ui/useEarlyText';
import {activationSamples} from '@site/src/data/activationSamples';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import {fillSample} from '@site/src/lib/activationStatus/fillSample';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import type {Explanation} from '@site/src/lib/activationStatus/types';
import type {ActivationStatusReaderProps} from '@site/src/lib/reference/activationStatusReader';
import {StatusResult} from './StatusResult';
import styles from './styles.module.css';

type State =
  {kind: 'idle'} | {kind: 'done'; explanation: Explanation; readAt: Date};

const idle: State = {kind: 'idle'};

function read(
  text: string,
  {codesWithEntry, meanings, supportEnds}: ActivationStatusReaderProps,
): State {
  const now = new Date();
  const meaningOfCode = new Map(Object.entries(meanings));
  const endOfRelease = new Map(Object.entries(supportEnds));
  const explanation = explainActivationStatus(
    parseActivationStatus(text),
    now,
    {
      hasEntry: (code) => codesWithEntry.includes(code),
      meaningOf: (code) => meaningOfCode.get(code),
      supportEndOf: (release) => endOfRelease.get(release),
    },
  );
  return {kind: 'done', explanation, readAt: now};
}

/**
 * Explains pasted output of slmgr.vbs, ospp.vbs, vNextDiag.ps1 or the CIM query. Results contain only known words,
 * numbers and dates, never the pasted text.
 */
export function ActivationStatusReader(
  props: ActivationStatusReaderProps,
): ReactNode {
  const [text, setText] = useState('');
  const [state, setState] = useState<State>(idle);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBrowser = useIsBrowser();
  useEarlyText(field, text, setText);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setState(read(text, props));
  };
  const trySample = (sample: string) => {
    const filled = fillSample(sample, new Date());
    setText(filled);
    setState(read(filled, props));
  };
  const clear = () => {
    setText('');
    setState(idle);
    field.current?.focus();
  };

  return (
    <ToolPanel>
      <noscript>
        <p>
          The reader for pasted output needs JavaScript, which is off. The steps
          below do the same by hand.
        </p>
      </noscript>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Output of slmgr.vbs, ospp.vbs, vNextDiag.ps1, or the CIM query"
          hint="Paste the whole answer. It is read in this browser and sent nowhere, and the result repeats no keys, IDs, or names.">
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={8}
              value={text}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={!isBrowser}>
            Read output
          </Button>
          <Button disabled={!isBrowser} onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
      <div
        className={styles.samples}
        role="group"
        aria-labelledby="activation-status-samples">
        <p id="activation-status-samples" className={styles.lead}>
          No output at hand? Try a sample:
        </p>
        <ul className={styles.list}>
          {activationSamples.map((sample) => (
            <li key={sample.label}>
              <button
                type="button"
                disabled={!isBrowser}
                onClick={() => trySample(sample.text)}>
                {sample.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <StatusMessage
        {...(state.kind === 'done' && state.explanation.summary)}
        hasCode
      />
      {state.kind === 'done' && (
        <StatusResult
          key={JSON.stringify(state.explanation)}
          explanation={state.explanation}
          readAt={state.readAt}
        />
      )}
    </ToolPanel>
  );
}
