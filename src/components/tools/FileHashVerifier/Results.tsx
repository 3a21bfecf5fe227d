import type {ReactNode} from 'react';
import {Code} from '@site/src/components/ui/Code';
import {visibleName} from '@site/src/lib/fileHash/fileName';
import {formatProgress, percentDone} from '@site/src/lib/fileHash/format';
import type {Progress} from '@site/src/lib/fileHash/format';
import type {Verdict} from '@site/src/lib/fileHash/judge';
import type {PastedText} from '@site/src/lib/fileHash/readSums';
import {formatCount} from '@site/src/lib/text/countOf';
import styles from './styles.module.css';

/** Longer lists end with a sentence that counts the rest. */
const mostShown = 20;

export function ProgressBar({
  name,
  progress,
}: {
  name: string;
  progress: Progress;
}): ReactNode {
  const percent = percentDone(progress);
  return (
    <div className={styles.progress}>
      <progress
        aria-label={`Reading ${visibleName(name)}`}
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

/** Which of several pasted values are equal, and what else the text says. */
export function PastedSums({
  pasted,
  verdict,
}: {
  pasted: PastedText;
  verdict: Verdict | undefined;
}): ReactNode {
  const notes = pasted.kind === 'checksums' ? pasted.notes : [];
  const sums = verdict && verdict.sums.length > 1 ? verdict.sums : [];
  const shown = [...sums]
    .sort((a, b) => Number(b.isSame) - Number(a.isSame))
    .slice(0, mostShown);
  if (shown.length === 0 && notes.length === 0) {
    return null;
  }
  return (
    <ul className={styles.sums} aria-label="Pasted checksums">
      {shown.map(({isSame, algorithm, value, name}) => (
        <li key={`${value} ${name}`}>
          <strong>{isSame ? 'The same:' : 'Different:'}</strong> {algorithm}{' '}
          <Code>{value}</Code>
        </li>
      ))}
      {sums.length > shown.length && (
        <li>{`Compared, but not shown here: ${formatCount(sums.length - shown.length)} more.`}</li>
      )}
      {notes.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
