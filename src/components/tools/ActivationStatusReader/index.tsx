import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {StatusMessage} from '@site/src/components/feedback/StatusMessage';
import {Button} from '@site/src/components/ui/Button';
import {Examples} from '@site/src/components/ui/Examples';
import {isNarrowScreen} from '@site/src/components/ui/isNarrowScreen';
import {PasteField} from '@site/src/components/ui/PasteField';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {activationSamples} from '@site/src/data/activationSamples';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import {fillSample} from '@site/src/lib/activationStatus/fillSample';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import type {Explanation} from '@site/src/lib/activationStatus/types';
import type {ActivationStatusReaderProps} from '@site/src/lib/reference/activationStatusReader';
import {StatusResult} from './StatusResult';
import styles from './styles.module.css';

type State =
  | {kind: 'idle'}
  | {kind: 'empty'}
  | {
      kind: 'done';
      explanation: Explanation;
      readAt: Date;
      /** Whether the focus goes to the result, which announces it. */
      takesFocus: boolean;
    };

const idle: State = {kind: 'idle'};

/** A field with more characters than this makes a browser slow. More is read, but not shown. */
const LONGEST_SHOWN = 200_000;

function read(
  text: string,
  {codesWithEntry, meanings, supportEnds}: ActivationStatusReaderProps,
): State {
  if (text.trim() === '') {
    return {kind: 'empty'};
  }
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
  return {
    kind: 'done',
    explanation,
    readAt: now,
    takesFocus: isNarrowScreen(),
  };
}

/** What is wrong with the text in the field; undefined if something was found in it. */
function errorOf(state: State): string | undefined {
  if (state.kind === 'empty') {
    return 'The field is empty. Paste the output first, or try a sample.';
  }
  if (state.kind === 'idle') {
    return undefined;
  }
  const {products, remarks, summary} = state.explanation;
  return products.length === 0 && remarks.length === 0
    ? summary.text.replaceAll('`', '')
    : undefined;
}

/**
 * Explains pasted output of slmgr.vbs, ospp.vbs, vNextDiag.ps1 or the CIM query, as soon as it is pasted. Results contain
 * only known words, numbers and dates, never the pasted text.
 */
export function ActivationStatusReader(
  props: ActivationStatusReaderProps,
): ReactNode {
  const [text, setText] = useState('');
  const [state, setState] = useState<State>(idle);
  /** Counts the readings. */
  const [reading, setReading] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (state.kind === 'done' && state.takesFocus) {
      output.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    }
  }, [state]);

  const show = (pasted: string) => {
    setState(read(pasted, props));
    setReading((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(text);
  };
  const change = (value: string, isPasted: boolean) => {
    setText(value);
    if (isPasted) {
      show(value);
    }
  };
  const trySample = (sample: string) => {
    const filled = fillSample(sample, new Date());
    setText(filled);
    show(filled);
  };
  const clear = () => {
    setText('');
    setState(idle);
    field.current?.focus();
  };

  const error = errorOf(state);
  const done = state.kind === 'done' ? state : undefined;
  // The card of a single license says the same, and the error is below the field.
  const isSingle = done?.explanation.products.length === 1;
  const isSaidByFocus = isSingle && done?.takesFocus;
  const said = error
    ? ({tone: 'warning', text: error} as const)
    : done?.explanation.summary;

  return (
    <ToolPanel>
      <noscript>
        <p>
          The reader for pasted output needs JavaScript, which is off. The
          reports below explain their lines.
        </p>
      </noscript>
      <form className={styles.form} data-form onSubmit={submit}>
        <PasteField
          label="Output of slmgr.vbs, ospp.vbs, vNextDiag.ps1, or the CIM query"
          hint="Paste the whole answer. It is read in this browser and sent nowhere, and the result repeats no keys, IDs, or names."
          error={error}
          control={field}
          rows={8}
          text={text}
          longest={LONGEST_SHOWN}
          onText={change}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={!isBrowser}>
            Read output
          </Button>
          <Button disabled={!isBrowser} onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
      <div ref={output} className={styles.output}>
        <StatusMessage
          {...(isSaidByFocus ? {} : said)}
          reading={reading}
          hasCode
          isUnseen={error !== undefined || isSingle}
        />
        {done && (
          <StatusResult
            key={reading}
            explanation={done.explanation}
            readAt={done.readAt}
          />
        )}
      </div>
      <Examples
        lead="No output at hand? Try a sample:"
        examples={activationSamples.map(({label, text: sample}) => ({
          label,
          onChoose: () => trySample(sample),
        }))}
      />
    </ToolPanel>
  );
}
