import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {focusAnswer} from '@site/src/components/ui/AnswerCards/focusAnswer';
import {Button} from '@site/src/components/ui/Button';
import {Examples} from '@site/src/components/ui/Examples';
import {isNarrowScreen} from '@site/src/components/ui/isNarrowScreen';
import {PasteField} from '@site/src/components/ui/PasteField';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {activationSamples} from '@site/src/data/activationSamples';
import {reportCards} from '@site/src/lib/activationStatus/cards';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import {fillSample} from '@site/src/lib/activationStatus/fillSample';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import type {Explanation} from '@site/src/lib/activationStatus/types';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import type {ActivationStatusReaderProps} from '@site/src/build/reference/activationStatusReader';
import styles from './styles.module.css';

type State =
  | {kind: 'idle'}
  | {
      kind: 'done';
      /** Whether the field was empty. */
      isEmpty: boolean;
      explanation: Explanation;
      /** Whether the focus goes to the result, which announces it. */
      takesFocus: boolean;
      /** The text, if it has no report: the box may answer it. */
      unread?: string;
    };

const idle: State = {kind: 'idle'};

function read(
  text: string,
  {codesWithEntry, meanings, supportEnds}: ActivationStatusReaderProps,
): State {
  const report = parseActivationStatus(text);
  const meaningOfCode = new Map(Object.entries(meanings));
  const endOfRelease = new Map(Object.entries(supportEnds));
  const explanation = explainActivationStatus(report, new Date(), {
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
  const [text, setText] = useState('');
  const [state, setState] = useState<State>(idle);
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
      focusAnswer(output.current);
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
  // One element for each reading, so that no key press renders its cards again.
  const answer = useMemo(
    () =>
      state.kind === 'done' && (
        <AnswerCards key={reading} cards={reportCards(state.explanation)} />
      ),
    [state, reading],
  );
  // The focus announces the first card.
  const isSaidByFocus = done?.takesFocus && !error;
  const said = isSaidByFocus ? '' : (error ?? done?.explanation.summary.text);

  return (
    <ToolPanel id="read-your-own-output">
      <noscript>
        <p>
          The reader for pasted output needs JavaScript, which is off. The
          reports below explain their lines.
        </p>
      </noscript>
      <form className={styles.form} data-form onSubmit={submit}>
        <PasteField
          label="Paste the report"
          hint="What ospp.vbs or vNextDiag.ps1 prints works too. It stays in this browser, and the result shows no keys, IDs, or names."
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
      <Examples
        lead="No output at hand? Try a sample:"
        examples={activationSamples.map(({label, text: sample}) => ({
          label,
          onChoose: () => trySample(sample),
        }))}
      />
      {done?.unread && <AskTheBox text={done.unread} />}
      <Announcement text={withoutBackticks(said ?? '')} reading={reading} />
      <div
        ref={output}
        className={styles.output}
        role="region"
        aria-label="What the output means">
        {answer}
      </div>
    </ToolPanel>
  );
}
