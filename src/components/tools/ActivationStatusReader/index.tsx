import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {StatusMessage} from '@site/src/components/feedback/StatusMessage';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {takeOver} from '@site/src/components/navigation/handOver';
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
import type {ActivationStatusReaderProps} from '@site/src/build/reference/activationStatusReader';
import {StatusResult} from './StatusResult';
import styles from './styles.module.css';

type State =
  | {kind: 'idle'}
  | {
      kind: 'done';
      /** Whether the field was empty. */
      isEmpty: boolean;
      explanation: Explanation;
      readAt: Date;
      /** Whether the focus goes to the result, which announces it. */
      takesFocus: boolean;
      /** The text, if it has no report: the box may answer it. */
      unread?: string;
    };

const idle: State = {kind: 'idle'};

function read(
  text: string,
  {codesWithEntry, meanings, supportEnds}: ActivationStatusReaderProps,
  report = parseActivationStatus(text),
): State {
  const now = new Date();
  const meaningOfCode = new Map(Object.entries(meanings));
  const endOfRelease = new Map(Object.entries(supportEnds));
  const explanation = explainActivationStatus(report, now, {
    hasEntry: (code) => codesWithEntry.includes(code),
    meaningOf: (code) => meaningOfCode.get(code),
    supportEndOf: (release) => endOfRelease.get(release),
  });
  const isEmpty = text.trim() === '';
  const hasReport =
    report.products.length > 0 ||
    report.messages.some(
      ({id}) => !/^(?:error-code|(?:office-)?not-activated)$/.test(id),
    );
  return {
    kind: 'done',
    isEmpty,
    explanation,
    readAt: now,
    takesFocus: isNarrowScreen(),
    unread: isEmpty || hasReport ? undefined : text,
  };
}

/** What is wrong with the text in the field; undefined if something was found in it. */
function errorOf(state: State): string | undefined {
  if (state.kind === 'idle') {
    return undefined;
  }
  const {products, remarks, summary} = state.explanation;
  if (products.length > 0 || remarks.length > 0) {
    return undefined;
  }
  return state.isEmpty ? 'The field is empty.' : summary.text;
}

/**
 * Explains pasted output of slmgr.vbs, ospp.vbs, vNextDiag.ps1 or the CIM query, as soon as it is pasted. Results contain
 * only known words, numbers and dates, never the pasted text.
 */
export function ActivationStatusReader(
  props: ActivationStatusReaderProps,
): ReactNode {
  const [handed] = useState(takeOver);
  const [text, setText] = useState(handed?.text ?? '');
  const [state, setState] = useState<State>(() =>
    handed ? read(handed.text, props, handed.report) : idle,
  );
  /** Counts the readings. */
  const [reading, setReading] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (state.kind !== 'done') {
      return;
    }
    if (errorOf(state)) {
      field.current?.focus();
      return;
    }
    if (state.takesFocus) {
      output.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    }
    output.current?.scrollIntoView();
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
  // The card of a single license or a remark says the same, and the error is below the field.
  const {products = [], remarks = [], summary} = done?.explanation ?? {};
  const isSingle = products.length === 1;
  const isRemark = remarks.some(({text: remark}) => remark === summary?.text);
  const isSaidByFocus = isSingle && done?.takesFocus;
  const said = error ? ({tone: 'warning', text: error} as const) : summary;

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
          label="Paste the report"
          hint="What slmgr.vbs, ospp.vbs, or vNextDiag.ps1 prints, or what Settings or Office says. It stays in this browser. The result shows no keys, IDs, or names."
          error={error}
          control={field}
          rows={8}
          text={text}
          onText={change}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={!isBrowser}>
            Read report
          </Button>
          <Button disabled={!isBrowser} onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
      {done?.unread && <AskTheBox text={done.unread} />}
      <div ref={output} className={styles.output}>
        <StatusMessage
          {...(isSaidByFocus ? {} : said)}
          reading={reading}
          hasCode
          isUnseen={error !== undefined || isSingle || isRemark}
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
