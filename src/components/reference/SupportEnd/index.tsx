import type {ReactNode} from 'react';
import {SupportPhrase} from '@site/src/components/reference/SupportPhrase';
import {inlineConfidenceLabels} from '@site/src/components/reference/confidenceLabels';
import {formatDate} from '@site/src/lib/dates/formatDate';
import {findEntry, supportEnd} from '@site/src/lib/lifecycle/selectEntries';
import type {SupportPhase} from '@site/src/lib/lifecycle/selectEntries';
import styles from './styles.module.css';

interface Props {
  /** Id of an entry in `src/data/lifecycle.ts`. */
  id: string;
  /** Which end is meant. Without it: extended support, or mainstream support where there is no extended phase. */
  phase?: SupportPhase;
}

/** An end of support inside a sentence: `October 14, 2025 (ended 1 year ago)`. Says so when it is not confirmed. */
export function SupportEnd({id, phase}: Props): ReactNode {
  const {date, confidence} = supportEnd(findEntry(id), phase);
  const remark = inlineConfidenceLabels[confidence];

  return (
    <>
      <time className={styles.date} dateTime={date}>
        {formatDate(date)}
      </time>{' '}
      <span className={styles.phrase}>
        (<SupportPhrase end={date} />
        {remark ? ';' : ')'}
      </span>
      {remark && ` ${remark})`}
    </>
  );
}
