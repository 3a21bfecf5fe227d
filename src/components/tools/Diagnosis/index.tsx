import {useEffect, useRef, type ReactNode} from 'react';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {useAddressQuery} from '@site/src/components/navigation/useAddressQuery';
import {useModule} from '@site/src/components/ui/useModule';
import type {DiagnosisProps} from '@site/src/build/reference/diagnosis';
import {readCase, writeCase} from '@site/src/lib/diagnosis/address';
import {Question} from './Question';
import styles from './styles.module.css';

/** Loads what follows the first question. */
const loadCaseView = () =>
  import(/* webpackChunkName: "diagnosis" */ './CaseView');

const failure =
  'The next question did not load. Check your connection, then choose again.';

/**
 * Asks up to four questions and says what to do first. The page holds only the first question; the others load when the
 * visitor reaches for it. Without JavaScript, `DiagnosisTree` shows them all.
 */
export function Diagnosis({first}: DiagnosisProps): ReactNode {
  const {query, push} = useAddressQuery();
  const ids = readCase(query);
  const {loaded, hasFailed, load, retry} = useModule(
    loadCaseView,
    ids.length > 0,
  );
  const tool = useRef<HTMLElement>(null);
  const isAsked = useRef(false);

  const change = (next: readonly string[]) => {
    isAsked.current = true;
    retry();
    const written = writeCase(next, query);
    if (written !== query) {
      push(written);
    }
  };

  // Back and Forward change what is shown too, and remove the button that has the focus.
  const shown = loaded ? ids.join('.') : '';
  useEffect(() => {
    if (isAsked.current) {
      tool.current
        ?.querySelector<HTMLElement>('[tabindex="-1"]')
        ?.focus({preventScroll: true});
      // The focus alone would leave the end of an advice below the window.
      const {top = 0, bottom = 0} = tool.current?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > window.innerHeight) {
        tool.current?.scrollIntoView();
      }
    }
    // A shared link shows its advice without taking the focus.
    isAsked.current ||= shown !== '';
  }, [shown]);

  const problem = hasFailed && ids.length > 0 ? failure : '';

  return (
    <section
      ref={tool}
      className={styles.diagnosis}
      data-needs-script
      data-tool="Answer a few questions"
      aria-label="Diagnosis"
      onFocus={load}
      onPointerOver={load}>
      {loaded && ids.length > 0 ? (
        <loaded.CaseView ids={ids} onChange={change} />
      ) : (
        <Question question={first} onAnswer={(next) => change([next])} />
      )}
      <Announcement text={problem} />
      {problem && <p>{problem}</p>}
    </section>
  );
}
